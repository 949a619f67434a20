/** Summaries of a list for pages: copies by points, and copies by each value of a card's fields. */
import { valueOrWord, type CardDoc, type CardField, type Printing } from '@rulewright/content';
import type { CardIndex } from './card-index.ts';
import type { ParsedDeck, ParsedEntry } from './parse/parsed-deck.ts';

export interface CurvePoint {
  readonly points: number;
  readonly copies: number;
}

/** Copies by the values of one field. The value with the most copies is first. */
export interface CompositionField {
  /** The id of the card field. */
  readonly field: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly copies: number }[];
}

const known = (deck: ParsedDeck): ParsedEntry[] =>
  deck.entries.filter((entry) => entry.card !== null && entry.zone === 'main');

/** Copies of the deck by points of the card, from 0 to the highest without gaps. Unknown cards do not count. */
export function costCurve(deck: ParsedDeck): CurvePoint[] {
  const copies: number[] = [];
  for (const entry of known(deck)) {
    const { points } = entry.card!;
    copies[points] = (copies[points] ?? 0) + entry.copies;
  }
  return Array.from(copies, (count, points) => ({ points, copies: count ?? 0 }));
}

/**
 * Copies of the deck by each facet field of the game's cards. A card with several values counts for each of them. Each copy has one
 * printing: the one that the list names, or the first one, whose face pages show.
 */
export const composition = (deck: ParsedDeck, index: CardIndex): CompositionField[] =>
  compositionOf(
    known(deck).map(({ card, copies, printing }) => ({ card: card!.card, copies, printing })),
    index.game.vocabulary.cardFields,
  );

export const compositionOf = (
  cards: readonly { readonly card: CardDoc; readonly copies: number; readonly printing: Printing | null }[],
  fields: readonly CardField[],
): CompositionField[] => {
  const copied = cards.map(({ card, copies, printing }) => ({
    card: { ...card, printings: printing ? [printing] : card.printings.slice(0, 1) },
    copies,
  }));
  return fields
    .filter((field) => field.facet)
    .map((field) => {
      const counts = new Map<string, number>();
      for (const { card, copies } of copied) {
        const value = valueOrWord(field, card);
        for (const one of Array.isArray(value) ? value : [value]) {
          if (one !== null) counts.set(String(one), (counts.get(String(one)) ?? 0) + copies);
        }
      }
      const values = [...counts].map(([value, copies]) => ({ value, copies }));
      values.sort((a, b) => b.copies - a.copies || (a.value < b.value ? -1 : 1));
      return { field: field.id, label: field.label, values };
    });
};
