/** Tests of the position of a box next to a card. */
import { beside } from './beside.ts';

const view = { width: 400, height: 800 };
const size = { width: 150, height: 100 };
const card = (left: number, top: number) => ({ left, top, width: 80, height: 110 });

it('is to the right of a card on the board, or to its left at the edge of the window', () => {
  expect(beside(card(20, 300), size, view)).toEqual({ left: 108, top: 300 });
  expect(beside(card(300, 300), size, view)).toEqual({ left: 142, top: 300 });
});

it('is above a card of the hand, so that it covers no other card of the hand', () => {
  expect(beside(card(160, 600), size, view)).toEqual({ left: 125, top: 492 });
  expect(beside(card(0, 690), size, view)).toEqual({ left: 8, top: 582 });
});

it('is below a card that has no room at its sides', () => {
  expect(beside(card(160, 20), size, view)).toEqual({ left: 125, top: 138 });
});

it('stays within the window', () => {
  expect(beside(card(0, 0), { width: 380, height: 790 }, view)).toEqual({ left: 8, top: 8 });
  expect(beside(card(20, 390), { width: 150, height: 600 }, view)).toEqual({ left: 108, top: 192 });
});
