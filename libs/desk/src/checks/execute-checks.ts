/** Runs all checks of a change one after the other. Reports progress, and stops on request. */
import { checkAffected, checkReview } from './check-affected.ts';
import { checkContent } from './check-content.ts';
import { checkDecks } from './check-decks.ts';
import { checkExamples } from './check-examples.ts';
import { checkOwnValues } from './check-own-values.ts';
import { checkImpact } from './check-impact.ts';
import { checkReplays } from './check-replays.ts';
import type { Check, CheckResult } from './check-result.ts';
import { BothSides, type CheckInput } from './both-sides.ts';
import { checkSentences } from './check-sentences.ts';
import { checkText } from './check-text.ts';

/** Called with the overall progress, from 0 to 1, and the current step. */
export type OnProgress = (progress: number, step: string) => Promise<void> | void;

/** Thrown when the checks are stopped before their end. */
export class StoppedError extends Error {}

/** @throws StoppedError */
export async function executeChecks(
  input: CheckInput,
  onProgress: OnProgress,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckResult> {
  const say = async (progress: number, step: string): Promise<void> => {
    if (signal.aborted) throw new StoppedError('Stopped.');
    await onProgress(progress, step);
  };
  await say(0, 'Reading the documents.');
  const sides = new BothSides(input);
  const content = checkContent(sides);
  if (content.status === 'failed') return { checks: [content], impact: [] };
  const checks: Check[] = [content];
  await say(0.05, 'Comparing text and parameters.');
  checks.push(await checkText(sides), await checkSentences(sides));
  const examples = (share: number) => say(0.1 + 0.3 * share, 'Playing the worked examples.');
  const { check: played, settlement } = await checkExamples(sides, examples);
  checks.push(played, await checkOwnValues(sides));
  await say(0.4, 'Checking decks.');
  checks.push(await checkDecks(sides));
  await say(0.45, 'Looking for what is affected.');
  checks.push(await checkAffected(sides), checkReview(sides));
  await say(0.5, 'Playing recorded games again.');
  checks.push(await checkReplays(sides));
  const games = (share: number) => say(0.55 + 0.44 * share, `Playing ${input.games} games before and after.`);
  const { check, impact } = await checkImpact(sides, games, signal);
  await say(0.99, 'Writing the report.');
  return { checks: [...checks, check], impact, settlement };
}
