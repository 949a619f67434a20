/** The result of a run of the checks. */
import { jsonColumn } from '@rulewright/database';
import type { Finding } from '@rulewright/lab';
import { z } from 'zod';
import { counted } from './counted.ts';
import { settlementSchema, type Settlement } from './settlement.ts';

export type CheckStatus = 'passed' | 'failed' | 'warning';

export interface CheckFinding {
  readonly message: string;
  /** The document, and the line in it. */
  readonly path?: string;
  readonly line?: number;
  /** What the finding is about besides a document: an example, a deck, a mode, a match. */
  readonly subject?: string;
  /** Further details, over several lines. */
  readonly detail?: string;
  /** For what is overlooked: the kind, and the game. */
  readonly kind?: string;
  readonly game?: string;
  /** The message of the finding that it follows from. */
  readonly follows?: string;
  /** The file of a worked example of the finding's position. It fails until the fault is gone. */
  readonly example?: string;
  readonly exampleId?: string;
}

export interface Check {
  /** One of `content`, `text`, `sentences`, `examples`, `own-values`, `decks`, `affected`, `review`, `replays` and `impact`; `overlooked` in a run of its own. */
  readonly id: string;
  readonly title: string;
  readonly status: CheckStatus;
  readonly summary: string;
  /** At most MOST_FINDINGS. The summary gives the total. */
  readonly findings: readonly CheckFinding[];
}

/** The effect of a change on games of one ruleset. Old and new rules are played with the same seeds. */
export interface Impact {
  readonly ruleset: string;
  /** The name of the ruleset for people. Runs of earlier versions have none. */
  readonly name?: string;
  /** Number of games on each side. */
  readonly games: number;
  readonly findings: readonly Finding[];
}

export interface CheckResult {
  readonly checks: readonly Check[];
  readonly impact: readonly Impact[];
  /** The ways to settle failing examples; null if no example fails. */
  readonly settlement?: Settlement | null;
}

const finding = z.object({
  message: z.string(),
  path: z.string().exactOptional(),
  line: z.number().exactOptional(),
  subject: z.string().exactOptional(),
  detail: z.string().exactOptional(),
  kind: z.string().exactOptional(),
  follows: z.string().exactOptional(),
  game: z.string().exactOptional(),
  example: z.string().exactOptional(),
  exampleId: z.string().exactOptional(),
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
  z.object({
    checks: z.array(check),
    impact: z.array(impact),
    settlement: settlementSchema.nullable().exactOptional(),
  }),
);

export const MOST_FINDINGS = 100;

/** Joins sentences with spaces, without empty ones. */
export const sentences = (...said: readonly (string | undefined)[]): string => said.filter(Boolean).join(' ');

/** Makes a check and cuts its findings to the first MOST_FINDINGS. */
export const checkOf = (
  id: string,
  title: string,
  status: CheckStatus,
  summary: string,
  findings: readonly CheckFinding[] = [],
): Check => {
  const rest =
    findings.length > MOST_FINDINGS
      ? `The first ${MOST_FINDINGS} of ${findings.length.toLocaleString('en')} are listed.`
      : '';
  return { id, title, status, summary: sentences(summary, rest), findings: findings.slice(0, MOST_FINDINGS) };
};

/** Whether no check failed, so that the change set can be published. */
export const hasPassed = ({ checks }: CheckResult): boolean => checks.every((check) => check.status !== 'failed');

export { counted };
