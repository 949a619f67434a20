/** Tests of the conversion from zones to board rows. */
import type { TableCardData, TableSeatData, TableZoneData } from '../types.ts';
import { attachedOf, hasThinFields, lanesOf } from './shape.ts';

const card = (id: number, more: Partial<TableCardData> = {}): TableCardData => ({
  ...{ id, name: `Card ${id}`, slug: `card-${id}`, numbers: [], marks: [] },
  ...more,
});
const zone = (id: string, cards: TableCardData[], more: Partial<TableZoneData> = {}): TableZoneData => ({
  ...{ id, name: id, layout: 'row', place: 'front', count: cards.length, cards, sums: [] },
  ...more,
});
const seatOf = (...zones: TableZoneData[]): TableSeatData => ({ seat: 0, numbers: [], marks: [], zones });
const LANES = [
  { id: 'front', name: 'Fighters', place: 'front' },
  { id: 'back', name: 'Sources', place: 'back' },
];
const never = () => false;
const shown = (seat: TableSeatData) =>
  lanesOf(seat, attachedOf([seat]), never).map(({ name, place, cards, hidden }) => [
    name,
    place,
    cards.map(({ id }) => id),
    hidden,
  ]);

it('sorts the cards of a zone into its rows, and unknown cards into the first row', () => {
  const cards = [card(1, { lane: 'back' }), card(2, { lane: 'front' }), card(3, { lane: 'other' })];
  expect(shown(seatOf(zone('arena', cards, { lanes: LANES, count: 4 })))).toEqual([
    ['Fighters', 'front', [2, 3], 1],
    ['Sources', 'back', [1], 0],
  ]);
});

it('moves cards under other cards out of their rows, unless the other card is not on the board', () => {
  const seat = seatOf(zone('arena', [card(1)]), zone('attached', [card(2, { under: 1 }), card(3, { under: 99 })]));
  expect(shown(seat)).toEqual([
    ['arena', 'front', [1], 0],
    ['attached', 'front', [3], 0],
  ]);
  expect(
    attachedOf([seat])
      .get(1)!
      .map(({ id }) => id),
  ).toEqual([2]);
});

it('leaves out an empty zone, unless a player can act on it or its place is kept', () => {
  const seat = seatOf(zone('column-1', []), zone('column-2', []));
  expect(shown(seat)).toEqual([]);
  expect(lanesOf(seat, new Map(), (id) => id === 'column-2').map(({ name }) => name)).toEqual(['column-2']);
  expect(lanesOf(seat, new Map(), never, (place) => place === 'front')).toHaveLength(2);
});

it('knows boards on which each player has at most one card in one row', () => {
  const pile = zone('box', [card(8), card(9)], { layout: 'pile', place: 'piles' });
  const hand = zone('hand', [card(5), card(6)], { layout: 'hand', place: 'hand' });
  const played = (...cards: TableCardData[]) => seatOf(pile, hand, zone('played', cards));
  expect(hasThinFields([played(card(1)), played()])).toBe(true);
  expect(hasThinFields([played(card(1), card(2)), played()])).toBe(false);
  expect(hasThinFields([seatOf(hand, zone('played', []), zone('garden', [], { place: 'back' }))])).toBe(false);
  expect(hasThinFields([seatOf(hand, zone('column-1', [card(1)], { layout: 'column' }))])).toBe(false);
  expect(hasThinFields([seatOf(hand, zone('arena', [card(1)], { lanes: LANES }))])).toBe(false);
});
