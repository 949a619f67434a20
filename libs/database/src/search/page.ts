/** Finds the first cards of a set in an order. */
import type { Bits } from './bits.ts';
import { Least } from './least.ts';
import type { CardOrder } from './order.ts';

export interface Page {
  /** The places of the cards in the order, ascending. */
  readonly places: readonly number[];
  /** Whether the set has more cards after this page. */
  readonly hasMore: boolean;
}

/**
 * The first cards of a set at or after the place `from` in the order. If the set has many cards, walks along the order, because the page is
 * soon full. Otherwise looks at the place of each card of the set.
 * @param total the number of cards of the set
 * @param most the largest number of cards of the page
 */
export function pageFrom(order: CardOrder, set: Bits, total: number, from: number, most: number): Page {
  const size = order.cards.length;
  const places =
    total * total < size * most ? nearest(order, set.list(total), from, most + 1) : walk(order, set, from, most + 1);
  return { places: places.slice(0, most), hasMore: places.length > most };
}

function walk({ cards }: CardOrder, set: Bits, from: number, most: number): readonly number[] {
  const places: number[] = [];
  for (let place = from; place < cards.length && places.length < most; place++)
    if (set.has(cards[place]!)) places.push(place);
  return places;
}

function nearest({ ranks }: CardOrder, cards: Uint32Array, from: number, most: number): readonly number[] {
  const least = new Least(most);
  for (const card of cards) if (ranks[card]! >= from) least.add(ranks[card]!);
  return least.list();
}
