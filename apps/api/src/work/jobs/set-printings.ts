/** The jobs that collect the printings of a set of a large game, and the number of printings of each set. */
import { LazyCards, type CardDoc } from '@rulewright/content';
import { aboutContent, type WorkJob, type Subject } from '../job.ts';
import { READING_ALL, fromCards } from './from-cards.ts';

export interface SetPrinting {
  readonly number: number;
  readonly rarity: string;
  /** The id of the card. */
  readonly card: string;
}

/** The printings of a set, found in `cards`, by number and then by name. */
export function printingsIn(cards: Iterable<CardDoc>, set: string): readonly SetPrinting[] {
  const inSet: (SetPrinting & { readonly name: string })[] = [];
  for (const { id, name, printings } of cards)
    for (const printing of printings)
      if (printing.set === set) inSet.push({ number: printing.number, rarity: printing.rarity, card: id, name });
  inSet.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1));
  return inSet.map(({ number, rarity, card }) => ({ number, rarity, card }));
}

/** The printings of a set. Parses only the cards whose text contains the id of the set. */
export const setPrintings = aboutContent<
  { readonly subject: Subject; readonly game: string; readonly set: string },
  readonly SetPrinting[]
>('answers', 'Listing the cards of the set', 120_000, ({ content }, { game, set }) => {
  const { cards } = content.game(game);
  const ids = cards instanceof LazyCards ? [...cards.mentioning(set)] : [...cards.keys()];
  return printingsIn(
    ids.map((id) => cards.get(id)!),
    set,
  );
});

/** The number of printings by set. Sets without a printing are missing. */
export type SetSizes = Readonly<Record<string, number>>;

/** Counts the printings of cards by set. @param before counts to continue with @param gone cards that they no longer include */
export function sizesOfSets(cards: Iterable<CardDoc>, before: SetSizes = {}, gone: Iterable<CardDoc> = []): SetSizes {
  const sizes = new Map(Object.entries(before));
  const add = (of: Iterable<CardDoc>, by: number): void => {
    for (const { printings } of of) for (const { set } of printings) sizes.set(set, (sizes.get(set) ?? 0) + by);
  };
  add(cards, 1);
  add(gone, -1);
  return Object.fromEntries([...sizes].filter(([, size]) => size > 0));
}

/** The number of printings of every set of a game, in one job, because pages list all sets. */
export const setSizes: WorkJob<{ readonly subject: Subject; readonly game: string }, SetSizes> = {
  lane: 'preparing',
  what: 'Counting the cards of the sets',
  limit: READING_ALL,
  run: ({ subject, game }, thread) =>
    fromCards<SetSizes>(thread, { subject, game, name: `set sizes ${game}` }, sizesOfSets),
};
