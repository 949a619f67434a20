/** The orders of card lists: by a value, with cards without one last; then by name and slug, always ascending. */
import { LruAsync } from '@rulewright/content';
import type { Catalogue } from './catalogue.ts';
import type { CardPosition, CardSort } from './cursor.ts';
import { firstIndex } from './first-index.ts';

export interface CardOrder {
  /** Numbers of the cards, in order. */
  readonly cards: readonly number[];
  /** The value by which the card at the same index is sorted; null for a card without one. */
  readonly values: readonly (string | number | null)[];
}

/** Two orders for each field, and more fields than any game has. */
const MOST_ORDERS = 400;

const orders = new WeakMap<Catalogue, LruAsync<string, CardOrder>>();

/** All cards in order, cached for each order. A card with several values appears at the first of them. */
export function orderOf(catalogue: Catalogue, sort: CardSort): Promise<CardOrder> {
  const known = orders.get(catalogue) ?? new LruAsync<string, CardOrder>(MOST_ORDERS);
  orders.set(catalogue, known);
  return known.get(`${sort.field} ${sort.descending}`, () => makeOrder(catalogue, sort));
}

async function makeOrder(catalogue: Catalogue, sort: CardSort): Promise<CardOrder> {
  const { list: values } = await catalogue.field(sort.field);
  const cards: number[] = [];
  const by: (string | number | null)[] = [];
  const placed = new Uint8Array(catalogue.cards.length);
  for (const { number, folded, cards: having } of sort.descending ? values.toReversed() : values) {
    for (const card of having) {
      if (placed[card] === 1) continue;
      placed[card] = 1;
      cards.push(card);
      by.push(number ?? folded);
    }
  }
  for (let card = 0; card < placed.length; card++) {
    if (placed[card] === 1) continue;
    cards.push(card);
    by.push(null);
  }
  return { cards, values: by };
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

function compareValues(a: string | number | null, b: string | number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  // A field has one type, so another type can only come from a forged cursor.
  const sign = typeof a === typeof b ? compare(a, b) : compare(typeof a, typeof b);
  return descending ? -sign : sign;
}

/** The index of the first card after a position. The position may come from another release. */
export function placeBehind(catalogue: Catalogue, order: CardOrder, sort: CardSort, position: CardPosition): number {
  const [value, name, slug] = position;
  return firstIndex(0, order.cards.length, (index) => {
    const card = catalogue.cards[order.cards[index]!]!;
    const sign =
      compareValues(order.values[index]!, value, sort.descending) ||
      compare(card.name, name) ||
      compare(card.slug, slug);
    return sign <= 0;
  });
}
