/** All checks of a change, one after the other, with progress; stopped when asked. */
import { checkAffected, checkReview } from './affected.ts';
import { checkContent } from './content.ts';
import { checkDecks } from './decks.ts';
import { checkExamples } from './examples.ts';
import { checkImpact } from './impact.ts';
import { checkReplays } from './replays.ts';
import type { Check, CheckResult } from './result.ts';
import { Scene, type CheckInput } from './scene.ts';
import { checkText } from './text.ts';

/** Told how far the whole is, from 0 to 1, and what is being done. */
export type OnProgress = (progress: number, step: string) => Promise<void> | void;

/** The checks were stopped before their end. */
export class StoppedError extends Error {}

/** @throws StoppedError */
export async function runChecks(
  input: CheckInput,
  onProgress: OnProgress,
  signal: AbortSignal = new AbortController().signal,
): Promise<CheckResult> {
  const say = async (progress: number, step: string): Promise<void> => {
    if (signal.aborted) throw new StoppedError('Stopped.');
    await onProgress(progress, step);
  };
  await say(0, 'Reading the documents.');
  const scene = new Scene(input);
  const content = checkContent(scene);
  if (content.status === 'failed') return { checks: [content], impact: [] };
  const checks: Check[] = [content];
  await say(0.05, 'Comparing text and parameters.');
  checks.push(await checkText(scene));
  const examples = (share: number) => say(0.1 + 0.3 * share, 'Playing the worked examples.');
  checks.push(await checkExamples(scene, examples));
  await say(0.4, 'Checking decks.');
  checks.push(await checkDecks(scene));
  await say(0.45, 'Looking for what is affected.');
  checks.push(await checkAffected(scene), checkReview(scene));
  await say(0.5, 'Playing recorded games again.');
  checks.push(await checkReplays(scene));
  const games = (share: number) => say(0.55 + 0.44 * share, `Playing ${input.games} games before and after.`);
  const { check, impact } = await checkImpact(scene, games, signal);
  await say(0.99, 'Writing down what was found.');
  return { checks: [...checks, check], impact };
}
