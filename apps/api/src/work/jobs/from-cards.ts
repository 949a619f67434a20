/** Collects what all cards of a game tell. The result for a release is stored, so only the first start after an import reads all cards. */
import { knownGames } from '@rulewright/games';
import { cardInPassing, formerOf, lazyCards, type CardDoc, type SourceFile } from '@rulewright/content';
import { changedCards, findRelease } from '@rulewright/database';
import type { Subject, Thread } from '../job.ts';
import { recall, remember } from '../remembered.ts';

/** The time limit in milliseconds. Reading 100,000 cards takes about twenty seconds. */
export const READING_ALL = 120_000;

/**
 * Computes the result from cards. With `before`, adds `cards` to it and takes `gone` away. Must give the same as computing it
 * from all cards.
 */
type Gather<Told> = (cards: Iterable<CardDoc>, before?: Told, gone?: Iterable<CardDoc>) => Told | Promise<Told>;

interface CardsQuestion {
  readonly subject: Subject;
  readonly game: string;
  /** Names the result and everything that it depends on besides the cards. */
  readonly name: string;
}

/**
 * The result for all cards of a game. The next release updates the stored result with the cards that changed. Proposed cards are added,
 * and the cards that they replace or remove are taken away.
 */
export async function fromCards<Told>(
  thread: Thread,
  { subject, game, name }: CardsQuestion,
  gather: Gather<Told>,
): Promise<Told> {
  const told = await ofRelease(thread, subject.release, { game, name, gather });
  if (subject.proposed.length === 0) return told;
  const paths = new Set(subject.proposed.map(({ path }) => path));
  const proposed = subject.proposed.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
  const replaced = (await thread.files(subject.release)).filter(({ path }) => paths.has(path));
  return gather(cardsIn(proposed, game), told, cardsIn(replaced, game));
}

async function ofRelease<Told>(
  thread: Thread,
  release: number,
  { game, name, gather }: { readonly game: string; readonly name: string; readonly gather: Gather<Told> },
): Promise<Told> {
  const { database } = thread;
  /** By the content of the release; null before the first release. */
  const keyOf = async (number: number): Promise<string | null> =>
    number < 1 ? null : `${name} ${(await findRelease(database, number)).hash}`;
  const [key, last] = await Promise.all([keyOf(release), keyOf(release - 1)]);
  const known = await recall<Told>(thread, [key, last]);
  const cached = known.get(key!);
  if (cached) return cached;
  const before = last === null ? undefined : known.get(last);
  const told = before
    ? await changed(thread, release, { game, gather, before })
    : await gather(cardsIn(await thread.files(release), game));
  await remember(thread, new Map([[key!, told]]));
  return told;
}

async function changed<Told>(
  { database }: Thread,
  release: number,
  { game, gather, before }: { readonly game: string; readonly gather: Gather<Told>; readonly before: Told },
): Promise<Told> {
  const { now, gone } = await changedCards(database, release, game);
  return gather(cardsIn(now, game), before, cardsIn(gone, game));
}

const cardsIn = (files: readonly SourceFile[], game: string): Iterable<CardDoc> =>
  readable(lazyCards(files, game, formerOf(game, knownGames)?.cards));

/** The cards that this version of the program can read. An unreadable card causes an error only when it is opened. */
export function* readable(cards: ReadonlyMap<string, CardDoc>): Generator<CardDoc> {
  for (const id of cards.keys()) {
    try {
      yield cardInPassing(cards, id);
    } catch {
      // An unreadable card tells nothing.
    }
  }
}
