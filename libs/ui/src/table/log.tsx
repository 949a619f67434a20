/** The log of a match: sentences with their rules. Repeated sentences are combined into one line with a count. */
import { RuleRef } from '../rules/rule-ref.tsx';
import type { LogLineData } from './types.ts';

export interface RepeatedLine extends LogLineData {
  readonly times: number;
}

/** Combines consecutive equal sentences into one line each. */
export function gathered(lines: readonly LogLineData[]): RepeatedLine[] {
  const repeatedLines: RepeatedLine[] = [];
  for (const line of lines) {
    const last = repeatedLines.at(-1);
    if (last && last.sentence === line.sentence && last.rule === line.rule)
      repeatedLines[repeatedLines.length - 1] = { ...last, times: last.times + 1 };
    else repeatedLines.push({ ...line, times: 1 });
  }
  return repeatedLines;
}

export interface EventLogProps {
  readonly lines: readonly LogLineData[];
  readonly ruleHref: (rule: string) => string;
}

export function EventLog({ lines, ruleHref }: EventLogProps) {
  return (
    <ol className="event-log">
      {gathered(lines).map((line) => (
        <li key={line.number}>
          {line.sentence}
          {line.times > 1 && <span className="quiet"> ×{line.times}</span>}{' '}
          <RuleRef id={line.rule} href={ruleHref(line.rule)} />
        </li>
      ))}
    </ol>
  );
}
