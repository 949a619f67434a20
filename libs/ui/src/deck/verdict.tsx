/** The verdict of a deck check: a collapsible section per ruleset, with its problems inside. */
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { LimitBar } from './charts.tsx';

export type SeverityName = 'error' | 'warning' | 'info';

const ICONS = { error: CircleX, warning: TriangleAlert, info: Info };

export interface ProblemData {
  readonly severity: SeverityName;
  readonly message: string;
  readonly lines: readonly number[];
}

export interface ProblemProps {
  readonly problem: ProblemData;
  readonly words: {
    /** The severity as text before the message, for screen readers. */
    readonly severity: string;
    readonly lines: string;
  };
  readonly rule?: ReactNode;
  /** The button that fixes the problem. */
  readonly children?: ReactNode;
}

/** A problem of a deck: the message, the lines, and the broken rule. */
export function Problem({ problem, words, rule, children }: ProblemProps) {
  const Icon = ICONS[problem.severity];
  return (
    <li className={`problem problem-${problem.severity}`}>
      <Icon size={17} aria-hidden="true" />
      <div>
        <p>
          <span className="visually-hidden">{words.severity} </span>
          {problem.message}
        </p>
        <p className="problem-where">
          {problem.lines.length > 0 && <span>{words.lines}</span>}
          {rule}
        </p>
        {children}
      </div>
    </li>
  );
}

export interface VerdictData {
  readonly name: string;
  readonly legal: boolean;
  readonly cards: number;
  readonly points: number;
  readonly limits: {
    readonly maxCards?: number | null;
    readonly maxPoints?: number | null;
  };
  readonly removed: readonly string[];
  readonly problems: readonly ProblemData[];
}

export interface VerdictProps {
  readonly verdict: VerdictData;
  readonly words: {
    /** For example "Legal" or "3 problems". */
    readonly state: string;
    /** The number of cards, with its limits. */
    readonly cards: ReactNode;
    /** The number of points, with their limit. */
    readonly points: ReactNode;
    /** The cards that are removed before play. */
    readonly removed: string;
    /** The link to the rules. */
    readonly rules: string;
  };
  readonly open: boolean;
  readonly href?: string;
  readonly children?: ReactNode;
}

/** A verdict as a collapsible section; `children` are its problems. */
export function Verdict({ verdict, words, open, href, children }: VerdictProps) {
  const warned = verdict.legal && verdict.problems.some((one) => one.severity === 'warning');
  const state = verdict.legal ? (warned ? 'warning' : 'legal') : 'illegal';
  const Icon = { legal: CircleCheck, warning: TriangleAlert, illegal: CircleX }[state];
  return (
    <details className={`verdict verdict-${state}`} open={open}>
      <summary>
        <Icon size={20} aria-hidden="true" />
        <span className="verdict-name">{verdict.name}</span>
        <span className="verdict-word">{words.state}</span>
      </summary>
      <div className="verdict-body">
        {verdict.problems.length > 0 && <ul className="problems">{children}</ul>}
        <LimitBar value={verdict.cards} limit={verdict.limits.maxCards ?? null}>
          {words.cards}
        </LimitBar>
        {verdict.limits.maxPoints != null && (
          <LimitBar value={verdict.points} limit={verdict.limits.maxPoints}>
            {words.points}
          </LimitBar>
        )}
        {verdict.removed.length > 0 && <p className="quiet">{words.removed}</p>}
        {href && (
          <p className="quiet">
            <a href={href}>{words.rules}</a>
          </p>
        )}
      </div>
    </details>
  );
}
