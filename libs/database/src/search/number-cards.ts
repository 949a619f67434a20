/**
 * Numbers the cards of a release so that cards with the same values get neighbouring numbers. Then the cards of a value use few words of a
 * bit set, and a count reads only these words.
 */
import { numbersBelow, sortByKey } from './sort-by-key.ts';

/**
 * Sorts cards by their first value in each field. The field with the most values has the highest priority, because its values would
 * otherwise be spread over the most words.
 * @param size the number of cards
 * @param fields for each field, the cards of each value
 * @returns the cards in the order of their numbers
 */
export function numberCards(size: number, fields: readonly (readonly (readonly number[])[])[]): Uint32Array {
  let cards = numbersBelow(size);
  // The sort is stable, so the field that is sorted last has the highest priority.
  for (const values of fields.toSorted((a, b) => a.length - b.length)) {
    const first = new Uint32Array(size).fill(values.length);
    for (let value = values.length - 1; value >= 0; value--) for (const card of values[value]!) first[card] = value;
    cards = sortByKey(cards, first, values.length + 1).items;
  }
  return cards;
}
