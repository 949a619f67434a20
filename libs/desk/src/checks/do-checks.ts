/** The two steps of a check run: read its input, and do the checks. */
import type { CheckRunEntity } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import type { CheckResult } from './check-result.ts';
import { executeChecks, type OnProgress } from './execute-checks.ts';
import { lookForOverlooked } from './check-overlooked.ts';
import { gatherInput } from './gather-input.ts';

/**
 * Reads the input of a run and does all checks. Null if the change set has changed since the run was queued.
 * @throws StoppedError if the signal aborts
 */
export type DoChecks = (
  run: CheckRunEntity,
  onProgress: OnProgress,
  signal: AbortSignal,
) => Promise<CheckResult | null>;

export const inThisThread =
  (database: DataSource): DoChecks =>
  async (run, onProgress, signal) => {
    const input = await gatherInput(database, run);
    if (!input) return null;
    return run.kind === 'overlooked'
      ? lookForOverlooked(input, onProgress, signal)
      : executeChecks(input, onProgress, signal);
  };
