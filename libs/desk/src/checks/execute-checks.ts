/** Runs all checks of a change one after the other. Reports progress, and stops on request. */
import { checkAffected, checkReview } from './check-affected.ts';
import { checkDecks } from './check-decks.ts';
import { checkExamples } from './check-examples.ts';
import { checkOldWords, checkTemplates } from './check-left-over.ts';
import { checkOwnValues } from './check-own-values.ts';
import { ImpactGames } from './check-impact.ts';
import { checkReplays } from './check-replays.ts';
import { checkSentences } from './check-sentences.ts';
import { type Check, type CheckResult, checkOf, counted, sentences } from './check-result.ts';
import { BothSides, type CheckInput } from './both-sides.ts';
import { checkText } from './check-text.ts';

/** Checks the schema and references of all documents after the change. */
export function checkContent({ problems, changed }: BothSides): Check {
  const title = 'Schema and references';
  if (problems.length === 0)
    return checkOf('content', title, 'passed', `No problems, with ${counted(changed.size, 'changed document')}.`);
  return checkOf(
    'content',
    title,
    'failed',
    `${counted(problems.length, 'problem')}. Fix this first: nothing else can be checked until then.`,
    problems.map((one) => ({
      message: one.expected ? `${one.message} Expected: ${one.expected}.` : one.message,
      path: one.path,
      line: one.line,
    })),
  );
}

/** Called with the overall progress, from 0 to 1, and the current step. */
export type OnProgress = (progress: number, step: string) => Promise<void> | void;

/** Thrown when the checks are stopped before their end. */
export class StoppedError extends Error {}

/** The most time for the games of the impact check, in milliseconds: a minute, and longer only for more than 200 games. */
const MOST_TIME = 60_000;
const TIME_OF_A_GAME = 300;

/**
 * Does all checks. The games of the impact check answer first, because examples can take long.
 * @throws StoppedError
 */
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
  checks.push(await checkText(sides), checkTemplates(sides), await checkOldWords(sides), await checkSentences(sides));
  let at: readonly [number, number] = [0.1, 0];
  const told = (share: number, sofar: string) =>
    say(at[0] + at[1] * share, sentences(`Playing ${input.games} games before and after.`, sofar));
  await say(0.1, 'Playing the first games.');
  const games = new ImpactGames(sides, told, signal);
  await games.first();
  const step = (progress: number, text: string) => say(progress, sentences(text, games.sofar));
  const examples = (share: number) => step(0.1 + 0.3 * share, 'Playing the worked examples.');
  const { check: played, settlement } = await checkExamples(sides, examples);
  checks.push(played, await checkOwnValues(sides));
  await step(0.4, 'Checking decks.');
  checks.push(await checkDecks(sides));
  await step(0.45, 'Looking for what is affected.');
  checks.push(await checkAffected(sides), checkReview(sides));
  await step(0.5, 'Playing recorded games again.');
  checks.push(await checkReplays(sides));
  at = [0.55, 0.44];
  const { check, impact } = await games.rest(AbortSignal.timeout(Math.max(MOST_TIME, TIME_OF_A_GAME * input.games)));
  await say(0.99, 'Writing the report.');
  return { checks: [...checks, check], impact, settlement };
}
