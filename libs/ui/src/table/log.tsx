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

/** Adds the lines about taking back, each after the events of the decisions that remained. Their numbers are negative, because they are not events. */
export function withTakenBack(
  lines: readonly LogLineData[],
  takenBack: readonly Pick<LogLineData, 'decision' | 'sentence'>[],
): LogLineData[] {
  const all = [...lines];
  for (const [at, { decision, sentence }] of takenBack.entries()) {
    const next = all.findIndex((line) => line.decision > decision);
    // A line before the first one that is shown belongs to the part that is left out.
    if (next === 0 && all[0]!.number > 0) continue;
    const line = { number: -1 - at, decision, sentence, rule: '', motion: null, seat: null, cards: [], amount: null };
    all.splice(next < 0 ? all.length : next, 0, line);
  }
  return all;
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
          {line.rule !== '' && <RuleRef id={line.rule} href={ruleHref(line.rule)} />}
        </li>
      ))}
    </ol>
  );
}
