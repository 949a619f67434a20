/** Runs all checks of a change one after the other. Reports progress, and stops on request. */
import { cardsInPassing, placeOf, type CardDoc } from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { namesOf, sentenceFindings, type SentenceFinding } from '@rulewright/content/sentences';
import { sentencesFor } from '@rulewright/games/sentences';
import { checkAffected, checkReview } from './check-affected.ts';
import { checkDecks } from './check-decks.ts';
import { checkExamples } from './check-examples.ts';
import { checkOldWords, checkTemplates } from './check-left-over.ts';
import { checkOwnValues } from './check-own-values.ts';
import { ImpactGames } from './check-impact.ts';
import { checkReplays } from './check-replays.ts';
import { type Check, type CheckResult, checkOf, counted, sentences } from './check-result.ts';
import { BothSides, type CheckInput, breathe } from './both-sides.ts';
import { checkText } from './check-text.ts';

/** Whether a text has two readings, and neither is what the data says. */
const isAmbiguous = ({ verdict }: SentenceFinding): boolean =>
  verdict.kind === 'outside' && verdict.reading.kind === 'ambiguous';

/** Whether a new text is not read, so that no one knows whether its data means the same. */
const isUnread = ({ verdict, isNew }: SentenceFinding & { readonly isNew: boolean }): boolean =>
  isNew && verdict.kind === 'outside';

/**
 * Compares the texts of changed cards with their data. A person must look at texts with another meaning, and at new texts that are not read.
 */
async function checkSentences(sides: BothSides): Promise<Check> {
  const findings: (SentenceFinding & { readonly path: string; readonly isNew: boolean })[] = [];
  for (const { game, old } of sides.games()) {
    const sentences = await sentencesFor(game.doc.id, playOf(game).phrases);
    if (!sentences) continue;
    const changed = [...sides.changed].flatMap((path): { path: string; card: CardDoc }[] => {
      const place = placeOf(path);
      const card = place?.kind === 'card' && place.game === game.doc.id ? game.cards.get(place.slug) : undefined;
      return card ? [{ path, card }] : [];
    });
    if (changed.length === 0) continue;
    // Collecting the names reads all cards of the game, so it is done once for all texts.
    const names = namesOf(sentences.names(cardsInPassing(game.cards)));
    for (const { path, card } of changed) {
      await breathe();
      const released = old?.cards.get(card.id);
      const known = new Set(released ? sentences.entries(released, names).map(({ text }) => text) : []);
      const read = sentenceFindings(sentences, [card], names);
      findings.push(...read.map((one) => ({ ...one, path, isNew: !known.has(one.text) })));
    }
  }
  const others = findings.filter(({ verdict }) => verdict.kind !== 'agrees');
  const differing = others.filter(({ verdict }) => verdict.kind === 'differs');
  const isDoubtful = differing.length > 0 || others.some(isUnread);
  const status = others.some(isAmbiguous) ? 'failed' : isDoubtful ? 'warning' : 'passed';
  const summary =
    others.length === 0
      ? 'The texts of changed cards agree with their data.'
      : `${counted(differing.length, 'text')} of ${findings.length} differ from the data; ${others.length - differing.length} are not read.`;
  return checkOf(
    'sentences',
    'Texts of cards against their data',
    status,
    summary,
    others.map(({ message, path, text }) => ({ message, path, ...lineIn(sides.after.files.get(path)?.text, text) })),
  );
}

/** The line of a card's document on which a text begins, if it is written there as it is read. */
function lineIn(source: string | undefined, text: string): { line?: number } {
  const at = source?.indexOf(text.slice(0, 40)) ?? -1;
  return at < 0 ? {} : { line: source!.slice(0, at).split('\n').length };
}

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
