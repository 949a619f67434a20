/** The job that collects the names and words of all cards of a game, which the deck check needs. */
import { lazyCards, type CardDoc, type SourceFile } from '@rulewright/content';
import { changedCards, findRelease } from '@rulewright/database';
import { wordsOfCards, type CardWords } from '@rulewright/decks';
import { vocabularies } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import type { Job, Subject, Thread } from '../job.ts';
import { recall, remember } from '../remembered.ts';

/** The time limit in milliseconds. Reading 100,000 cards takes about twenty seconds. */
const READING = 120_000;

/**
 * The words of the cards of a game. The words of a release are stored. The next release updates them with the cards that changed.
 * Proposed cards add their words.
 */
export const cardWords: Job<{ readonly subject: Subject; readonly game: string }, CardWords> = {
  lane: 'answers',
  what: 'Reading the cards',
  limit: READING,
  run: async ({ subject, game }, thread) => {
    const fields = vocabularies.find((one) => one.game === game)?.cardFields;
    if (!fields) return ofData(thread, subject, game);
    const words = await ofRelease(thread, subject.release, game);
    const proposed = subject.proposed.flatMap(({ path, text }) => (text === null ? [] : [{ path, text }]));
    return proposed.length === 0 ? words : wordsOfCards(fieldsOf(game), readable(lazyCards(proposed, game)), words);
  },
};

/** The words of a game without a plugin. Not stored, because a release can change its fields and with them all words. */
async function ofData(thread: Thread, subject: Subject, game: string): Promise<CardWords> {
  const { cards, vocabulary } = (await thread.content(subject)).content.game(game);
  return wordsOfCards(vocabulary.cardFields, readable(cards));
}

async function ofRelease(thread: Thread, release: number, game: string): Promise<CardWords> {
  const { database } = thread;
  const keys = await Promise.all([release, release - 1].map((number) => keyOf(database, number, game)));
  const known = await recall<CardWords>(thread, keys);
  const found = known.get(keys[0]!);
  if (found) return found;
  const before = keys[1] === null ? undefined : known.get(keys[1]!);
  const words = before
    ? await changed(thread, release, game, before)
    : wordsOfCards(fieldsOf(game), readable(lazyCards(await thread.files(release), game)));
  await remember(thread, new Map([[keys[0]!, words]]));
  return words;
}

async function changed({ database }: Thread, release: number, game: string, before: CardWords): Promise<CardWords> {
  const { now, gone } = await changedCards(database, release, game);
  const cards = (files: readonly SourceFile[]) => readable(lazyCards(files, game));
  return wordsOfCards(fieldsOf(game), cards(now), before, cards(gone));
}

/** The key of the stored words of a release, by its content; null before the first release. */
async function keyOf(database: DataSource, release: number, game: string): Promise<string | null> {
  return release < 1 ? null : `card words ${game} ${(await findRelease(database, release)).hash}`;
}

const fieldsOf = (game: string) => vocabularies.find((one) => one.game === game)!.cardFields;

/** The cards that this version of the program can read. An unreadable card causes an error only when it is opened. */
function* readable(cards: ReadonlyMap<string, CardDoc>) {
  for (const id of cards.keys()) {
    try {
      yield cards.get(id)!;
    } catch {
      // An unreadable card adds no words.
    }
  }
}
