/** Compares decks with a collection: the copies that a deck needs, those that other decks already use, and those that are missing. */
import type { CardHoldings } from '@rulewright/content';

/** The copies of each card that a deck needs, by the id of the card. */
export type DeckNeeds = ReadonlyMap<string, number>;

export interface Need {
  readonly card: string;
  /** The copies that all the decks need together. */
  readonly needed: number;
  readonly owned: number;
  readonly missing: number;
}

/** The copies of each card in a list. */
export function needsOf(entries: readonly { readonly card: string; readonly copies: number }[]): DeckNeeds {
  const needs = new Map<string, number>();
  for (const { card, copies } of entries) needs.set(card, (needs.get(card) ?? 0) + copies);
  return needs;
}

/**
 * What is missing to have decks at the same time: a copy in one deck cannot be in another. The cards of the first deck come first, in its order.
 * All the decks can be built if nothing is missing.
 */
export function shortfall(decks: readonly DeckNeeds[], holdings: CardHoldings): Need[] {
  const together = new Map<string, number>();
  for (const deck of decks) for (const [card, copies] of deck) together.set(card, (together.get(card) ?? 0) + copies);
  return [...together].map(([card, needed]) => {
    const owned = holdings.get(card)?.own ?? 0;
    return { card, needed, owned, missing: Math.max(0, needed - owned) };
  });
}
