/** The number of cards and the points of a deck, which are the same for every law. */
import type { ParsedDeck, ParsedEntry } from '../parse/parsed-deck.ts';

export const pointsOf = (entry: ParsedEntry): number => entry.copies * (entry.card?.points ?? 0);

/** Copies and points of the deck. */
export function sumsOf({ entries }: ParsedDeck): { readonly cards: number; readonly points: number } {
  let cards = 0;
  let points = 0;
  for (const entry of entries) {
    if (entry.zone !== 'main') continue;
    cards += entry.copies;
    points += pointsOf(entry);
  }
  return { cards, points };
}
