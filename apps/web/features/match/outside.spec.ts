/** Tests of the number of cards outside a row. */
import { outside } from './outside.ts';

const band = { left: 0, right: 200 };
const row = (left: number, right: number, ...lefts: number[]) => ({
  left,
  right,
  cards: lefts.map((at) => ({ left: at, right: at + 50 })),
});

it('counts no card of a row that fits', () => {
  expect(outside(band, [row(0, 200, 0, 50, 100, 150)])).toEqual({ before: 0, after: 0 });
});

it('counts cards at both sides of a scrolled row', () => {
  expect(outside(band, [row(0, 200, -100, -40, 20, 190, 250)])).toEqual({ before: 2, after: 2 });
});

it('counts cards of a row that is itself outside the band', () => {
  expect(outside(band, [row(0, 180, 0), row(190, 400, 190, 240)])).toEqual({ before: 0, after: 2 });
});

it('counts a card of which a player can press enough as inside', () => {
  expect(outside(band, [row(0, 200, -26, 176)])).toEqual({ before: 0, after: 0 });
});
