/** Compares the counts of values with a count of single cards. */
import { dice } from '@rulewright/content/testing';
import { Bits } from './bits.ts';
import type { FieldValue } from './columns.ts';
import { FieldValues } from './field-values.ts';

const SIZE = 200;
const random = dice(7);
const some = (share: number): number[] =>
  Array.from({ length: SIZE }, (_, card) => card).filter(() => random(100) < share);
const value = (folded: string, share: number): FieldValue => ({
  folded,
  text: folded,
  number: null,
  cards: some(share),
});
/** Values of many cards, of few cards and of no card. */
const list = [value('a', 90), value('b', 3), value('c', 0), value('d', 40), value('e', 5), value('f', 1)];
const values = new FieldValues(list, SIZE);

it.each([0, 5, 49, 50, 51, 95, 100])('counts the values in a set of %i percent of the cards', (share) => {
  const members = new Set(some(share));
  const expected = list.map(({ cards }) => cards.filter((card) => members.has(card)).length);
  expect([...values.countAmong(Bits.of(SIZE, members))]).toEqual(expected);
});

it('adds the cards of a value to a set', () => {
  for (const [index, { cards }] of list.entries()) {
    const found = Bits.of(SIZE, [0]);
    values.addTo(found, index);
    expect(found.count()).toBe(new Set([0, ...cards]).size);
    expect(cards.every((card) => found.has(card))).toBe(true);
  }
});

it('counts nothing in a game without cards', () => {
  expect([...new FieldValues([], 0).countAmong(new Bits(0))]).toEqual([]);
});
