/** What the deck check says: one fold for each ruleset, its problems inside. */
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { LimitBar } from './charts.tsx';

export type SeverityName = 'error' | 'warning' | 'info';

const ICONS = { error: CircleX, warning: TriangleAlert, info: Info };
const WORDS = { error: 'Problem', warning: 'Warning', info: 'Note' };

export interface ProblemData {
  readonly severity: SeverityName;
  readonly message: string;
  readonly lines: readonly number[];
}

/** A problem of a deck: what is wrong, in which lines, by which rule; `children` is the button that fixes it. */
export function Problem({
  problem,
  rule,
  children,
}: {
  readonly problem: ProblemData;
  readonly rule?: ReactNode;
  readonly children?: ReactNode;
}) {
  const Icon = ICONS[problem.severity];
  return (
    <li className={`problem problem-${problem.severity}`}>
      <Icon size={17} aria-hidden="true" />
      <div>
        <p>
          <span className="visually-hidden">{WORDS[problem.severity]}: </span>
          {problem.message}
        </p>
        <p className="problem-where">
          {problem.lines.length > 0 && <span>{linesText(problem.lines)}</span>}
          {rule}
        </p>
        {children}
      </div>
    </li>
  );
}

/** "Line 3", "Lines 3 and 4", "Lines 3, 4 and 9". */
export function linesText(lines: readonly number[]): string {
  if (lines.length < 2) return `Line ${lines[0] ?? ''}`;
  return `Lines ${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;
}

export interface VerdictData {
  readonly name: string;
  readonly legal: boolean;
  readonly cards: number;
  readonly points: number;
  readonly limits: {
    readonly maxCards?: number | null;
    readonly minCards?: number | null;
    readonly maxPoints?: number | null;
  };
  readonly removed: readonly string[];
  readonly problems: readonly ProblemData[];
}

/** "Legal", "Legal, 1 warning", "3 problems". */
export function verdictText(verdict: Pick<VerdictData, 'legal' | 'problems'>): string {
  const count = (severity: SeverityName): number => verdict.problems.filter((one) => one.severity === severity).length;
  const some = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  if (!verdict.legal) return some(Math.max(1, count('error')), 'problem');
  return count('warning') > 0 ? `Legal, ${some(count('warning'), 'warning')}` : 'Legal';
}

/** A verdict as a fold; `children` are its problems. */
export function Verdict({
  verdict,
  open,
  href,
  cards = 'cards',
  children,
}: {
  readonly verdict: VerdictData;
  readonly open: boolean;
  readonly href?: string;
  /** The game's word for cards. */
  readonly cards?: string;
  readonly children?: ReactNode;
}) {
  const warned = verdict.legal && verdict.problems.some((one) => one.severity === 'warning');
  const state = verdict.legal ? (warned ? 'warning' : 'legal') : 'illegal';
  const Icon = { legal: CircleCheck, warning: TriangleAlert, illegal: CircleX }[state];
  return (
    <details className={`verdict verdict-${state}`} open={open}>
      <summary>
        <Icon size={20} aria-hidden="true" />
        <span className="verdict-name">{verdict.name}</span>
        <span className="verdict-word">{verdictText(verdict)}</span>
      </summary>
      <div className="verdict-body">
        {verdict.problems.length > 0 && <ul className="problems">{children}</ul>}
        <LimitBar
          value={verdict.cards}
          limit={verdict.limits.maxCards ?? null}
          least={verdict.limits.minCards ?? null}
          unit={cards}
        />
        {verdict.limits.maxPoints != null && (
          <LimitBar value={verdict.points} limit={verdict.limits.maxPoints} unit="points" />
        )}
        {verdict.removed.length > 0 && <p className="quiet">Removed before play: {verdict.removed.join(', ')}.</p>}
        {href && (
          <p className="quiet">
            <a href={href}>Rules of {verdict.name}</a>
          </p>
        )}
      </div>
    </details>
  );
}
