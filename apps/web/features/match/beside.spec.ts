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

it('is where it covers the least of the other cards', () => {
  const neighbours = [card(20, 200), card(200, 200), card(290, 200)];
  const own = card(110, 200);
  expect(beside(own, size, view, neighbours)).toEqual({ left: 75, top: 318 });
  const second = [card(20, 320), card(110, 320), card(200, 320)];
  expect(beside(own, size, view, [...neighbours, ...second])).toEqual({ left: 75, top: 92 });
});

it('is above all cards of two rows if no place next to its card is free', () => {
  const first = [card(20, 200), card(110, 200), card(200, 200)];
  const second = [card(20, 320), card(200, 320), card(110, 440)];
  expect(beside(card(110, 320), size, view, [...first, ...second])).toEqual({ left: 75, top: 92 });
});
