/** Tests of reusing the unchanged parts of a view. */
import { shared } from './shared.ts';

const card = (id: number, lp: number) => ({ id, numbers: [{ name: 'LP', value: lp }] });

test('reuses an equal value, and the equal parts of a changed value', () => {
  const known = { cards: [card(1, 5), card(2, 6)], count: 2 };
  expect(shared(known, structuredClone(known))).toBe(known);
  const now = shared(known, { cards: [card(1, 5), card(2, 7)], count: 2 });
  expect(now).toEqual({ cards: [card(1, 5), card(2, 7)], count: 2 });
  expect(now.cards[0]).toBe(known.cards[0]);
  expect(now.cards[1]).not.toBe(known.cards[1]);
});

test('matches cards by id after earlier cards have left', () => {
  const known = [card(1, 5), card(2, 6), card(3, 7)];
  const now = shared(known, [card(2, 6), card(3, 7)]);
  expect(now).toEqual([card(2, 6), card(3, 7)]);
  expect([now[0], now[1]]).toEqual([known[1], known[2]]);
  expect(now[0]).toBe(known[1]);
});

test('returns the new value if its type differs, and leaves out missing keys', () => {
  expect(shared({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(shared([1], { a: 1 })).toEqual({ a: 1 });
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
});
