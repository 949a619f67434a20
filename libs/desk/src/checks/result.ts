/** What a run of the checks finds. */
import type { Finding } from '@rulewright/lab';

export type CheckStatus = 'passed' | 'failed' | 'warning';

export interface CheckFinding {
  readonly message: string;
  /** The document, and the line in it. */
  readonly path?: string;
  readonly line?: number;
  /** What it is about besides a document: an example, a deck, a mode, a replay. */
  readonly subject?: string;
  /** More, over several lines. */
  readonly detail?: string;
}

export interface Check {
  /** `content`, `text`, `examples`, `decks`, `affected`, `review`, `replays`, `impact`. */
  readonly id: string;
  readonly title: string;
  readonly status: CheckStatus;
  readonly summary: string;
  /** At most so many as a person may read; the summary counts all. */
  readonly findings: readonly CheckFinding[];
}

/** What the change does to games of one ruleset, old against new with the same seeds. */
export interface Impact {
  readonly ruleset: string;
  /** On each side. */
  readonly games: number;
  readonly findings: readonly Finding[];
}

export interface CheckResult {
  readonly checks: readonly Check[];
  readonly impact: readonly Impact[];
}

export const MOST_FINDINGS = 100;

/** A check with the findings that are shown. */
export const checkOf = (
  id: string,
  title: string,
  status: CheckStatus,
  summary: string,
  findings: readonly CheckFinding[] = [],
): Check => ({ id, title, status, summary, findings: findings.slice(0, MOST_FINDINGS) });

/** Whether nothing blocks publishing. */
export const hasPassed = ({ checks }: CheckResult): boolean => checks.every((check) => check.status !== 'failed');

/** "1 example", "2 examples". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
