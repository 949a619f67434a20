/** Tests of finding the board changes that are animated. */
import type { TableCardData, TableSeatData } from '@rulewright/ui/table';
import { changesOf } from './changes.ts';

const card = (id: number, more: Partial<TableCardData> = {}): TableCardData => ({
  ...{ id, name: `Card ${id}`, slug: `card-${id}`, numbers: [{ name: 'LP', value: 50 }], marks: [], turned: false },
  ...more,
});
const zone = (id: string, layout: string, cards: readonly TableCardData[], count = cards.length) => ({
  ...{ id, name: id, layout, place: 'front', count, cards, sums: [] },
});
const seat = (zones: TableSeatData['zones'], lp = 100): TableSeatData => ({
  ...{ seat: 0, numbers: [{ name: 'LP', value: lp }], marks: [], zones },
});

test('reports changed numbers of cards and players, and turned cards', () => {
  const before = [seat([zone('field', 'row', [card(1), card(2)])])];
  const hurt = card(1, { numbers: [{ name: 'LP', value: 15 }] });
  const after = [seat([zone('field', 'row', [hurt, card(2, { turned: true })])], 90)];
  expect(changesOf(before, after)).toEqual({
    numbers: [
      { card: null, seat: 0, name: 'LP', by: -10 },
      { card: 1, seat: 0, name: 'LP', by: -35 },
    ],
    turned: [2],
    drawn: [],
  });
});

test('ignores changed numbers of a card that changed zones', () => {
  const before = [seat([zone('field', 'row', [card(1)]), zone('lost', 'pile', [])])];
  const after = [seat([zone('field', 'row', []), zone('lost', 'pile', [card(1, { numbers: [] })])])];
  expect(changesOf(before, after)).toEqual({ numbers: [], turned: [], drawn: [] });
});

test('counts the hidden cards that a hand gained, but not visible cards', () => {
  const before = [seat([zone('hand', 'hand', [card(1)], 4)])];
  expect(changesOf(before, [seat([zone('hand', 'hand', [card(1)], 6)])]).drawn).toEqual([
    { seat: 0, zone: '0/hand', cards: 2 },
  ]);
  expect(changesOf(before, [seat([zone('hand', 'hand', [card(1), card(2)], 5)])]).drawn).toEqual([]);
});
