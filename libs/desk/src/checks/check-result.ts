/** What a run of the checks finds. */
import { jsonColumn } from '@rulewright/database';
import type { Finding } from '@rulewright/lab';
import { z } from 'zod';

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
  /** `content`, `text`, `sentences`, `examples`, `decks`, `affected`, `review`, `replays`, `impact`. */
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

const finding = z.object({
  message: z.string(),
  path: z.string().exactOptional(),
  line: z.number().exactOptional(),
  subject: z.string().exactOptional(),
  detail: z.string().exactOptional(),
});
const difference = z.object({
  metric: z.string(),
  title: z.string(),
  unit: z.enum(['share', 'number']),
  a: z.number(),
  b: z.number(),
  difference: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  shown: z.boolean(),
  sentence: z.string(),
});
const check = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(['passed', 'failed', 'warning']),
  summary: z.string(),
  findings: z.array(finding),
});
const impact = z.object({ ruleset: z.string(), games: z.number(), findings: z.array(difference) });

export const resultColumn = jsonColumn<CheckResult>(
  'check_runs',
  'result',
  z.object({ checks: z.array(check), impact: z.array(impact) }),
);

export const MOST_FINDINGS = 100;

/** Sentences with spaces between them, without those that say nothing. */
export const sentences = (...said: readonly (string | undefined)[]): string => said.filter(Boolean).join(' ');

/** A check with the findings that are shown. */
export const checkOf = (
  id: string,
  title: string,
  status: CheckStatus,
  summary: string,
  findings: readonly CheckFinding[] = [],
): Check => {
  const rest = findings.length > MOST_FINDINGS ? `The first ${MOST_FINDINGS} of ${findings.length} are listed.` : '';
  return { id, title, status, summary: sentences(summary, rest), findings: findings.slice(0, MOST_FINDINGS) };
};

/** Whether nothing blocks publishing. */
export const hasPassed = ({ checks }: CheckResult): boolean => checks.every((check) => check.status !== 'failed');

/** "1 example", "2 examples". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
