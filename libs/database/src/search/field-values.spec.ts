/** Compares the counts of values with a simple count of cards. The games have several sizes, so that each way of counting is used. */
import { dice } from '@rulewright/content/testing';
import { Bits } from './bits.ts';
import { makeFieldColumn } from './field-column.ts';
import { CountedSet, FieldValues } from './field-values.ts';
import { numberCards } from './number-cards.ts';

const random = dice(7);
const some = (size: number, share: number): number[] =>
  Array.from({ length: size }, (_, card) => card).filter(() => random(100) < share);

const columnOf = (lists: readonly (readonly number[])[], size: number, isFacet = true) =>
  makeFieldColumn(
    lists.map((_, index) => ({ folded: `${index}`, text: `${index}`, number: null })),
    lists.map((list) => Uint32Array.from(list)),
    size,
    isFacet,
  );

describe.each([5, 200, 3_000])('with %i cards', (size) => {
  /** Values with many cards, few cards or no card. A card can have several values. */
  const lists = [90, 3, 0, 40, 5, 1].map((share) => some(size, share));

  it.each([0, 1, 5, 49, 51, 95, 99, 100])('counts the values in a set of %i percent of the cards', (share) => {
    const values = new FieldValues(columnOf(lists, size));
    const members = new Set(some(size, share));
    const expected = lists.map((cards) => cards.filter((card) => members.has(card)).length);
    expect([...values.countAmong(new CountedSet(Bits.of(size, members)))]).toEqual(expected);
  });

  it.each([true, false])('adds the cards of a value to a set (facet: %s)', (isFacet) => {
    const values = new FieldValues(columnOf(lists, size, isFacet));
    for (const [index, cards] of lists.entries()) {
      const bits = Bits.of(size, [0]);
      values.addTo(bits, index);
      expect([...bits.list()]).toEqual([...new Set([0, ...cards])].sort((a, b) => a - b));
    }
  });
});

it('counts nothing in a game without cards', () => {
  expect([...new FieldValues(columnOf([], 0)).countAmong(new CountedSet(new Bits(0)))]).toEqual([]);
});

it('stores few words for counting the sets and kinds of a large game', () => {
  const size = 32_000;
  const every = (count: number): number[][] =>
    Array.from({ length: count }, (_, value) => some(size, 100).filter((card) => card % count === value));
  const sets = every(50);
  const kinds = every(11);
  const numbers = new Uint32Array(size);
  numberCards(size, [kinds, sets]).forEach((card, number) => (numbers[card] = number));
  const marksOf = (lists: readonly (readonly number[])[], numberOf: (card: number) => number): number =>
    columnOf(
      lists.map((list) => list.map(numberOf)),
      size,
    ).tally!.marks.length;
  const byName = (card: number): number => card;
  const alike = (card: number): number => numbers[card]!;
  const words = size / 32;
  expect(marksOf(sets, byName)).toBe(words * sets.length);
  expect(marksOf(kinds, byName)).toBe(words * kinds.length);
  // At most one pair of index and word for 32 cards, and one more pair for each value that starts inside a word.
  expect(marksOf(sets, alike)).toBeLessThanOrEqual(2 * (words + sets.length));
  expect(marksOf(kinds, alike)).toBeLessThanOrEqual(2 * (words + sets.length * kinds.length));
});
