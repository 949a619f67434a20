/** Compares pages with a filter over the whole order, and counts the reads of the order. */
import { dice } from '@rulewright/content/testing';
import { Bits } from './bits.ts';
import type { CardOrder } from './order.ts';
import { pageFrom } from './page.ts';

const random = dice(11);

/** A random order. `looks` counts the reads of its numbers. */
function orderOf(size: number): CardOrder & { looks: number } {
  const cards = Uint32Array.from({ length: size }, (_, card) => card);
  for (let at = size - 1; at > 0; at--) {
    const other = random(at + 1);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  const ranks = new Uint32Array(size);
  cards.forEach((card, rank) => (ranks[card] = rank));
  const counted = (numbers: Uint32Array): Uint32Array =>
    new Proxy(numbers, {
      get: (target, key) => {
        if (key !== 'length') order.looks++;
        return Reflect.get(target, key) as unknown;
      },
    });
  const order = { cards: counted(cards), ranks: counted(ranks), valueAt: () => null, looks: 0 };
  return order;
}

it.each([0, 1, 40, 1_000])('returns the same pages as a filter over an order of %i cards', (size) => {
  const order = orderOf(size);
  for (let round = 0; round < 60; round++) {
    const share = random(101);
    const set = Bits.of(
      size,
      Array.from({ length: size }, (_, card) => card).filter(() => random(100) < share),
    );
    const from = random(size + 1);
    const most = random(12);
    const all = Array.from({ length: size }, (_, place) => place).filter((place) => set.has(order.cards[place]!));
    const behind = all.filter((place) => place >= from);
    expect(pageFrom(order, [{ cards: () => set }], from, most)).toEqual({
      places: behind.slice(0, most).map((place) => ({ place })),
      hasMore: behind.length > most,
    });
    // In two parts, the cards of the first part come first.
    const first = set.filter(() => random(2) === 0);
    const second = set.without(first);
    const inParts = [
      ...behind.filter((place) => first.has(order.cards[place]!)).map((place) => ({ place, value: 0 })),
      ...all.filter((place) => second.has(order.cards[place]!)).map((place) => ({ place, value: null })),
    ];
    const parts = [
      { value: 0, cards: () => first },
      { value: null, cards: () => second },
    ];
    expect(pageFrom(order, parts, from, most)).toEqual({
      places: inParts.slice(0, most),
      hasMore: inParts.length > most,
    });
  }
});

it.each([10, 100, 1_000, 10_000, 100_000])('finds a page among %i matches with few reads of the order', (count) => {
  const size = 100_000;
  const order = orderOf(size);
  const set = Bits.of(
    size,
    Array.from({ length: count }, (_, i) => (i * size) / count),
  );
  expect(pageFrom(order, [{ cards: () => set }], 0, 60).places).toHaveLength(Math.min(60, count));
  expect(order.looks).toBeLessThan(10_000);
});
