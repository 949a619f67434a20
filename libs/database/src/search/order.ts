/** The orders of card lists: by a value, with cards without one last; then by name and slug, always ascending. */
import { LruAsync } from '@rulewright/content';
import { cut, LONGEST_VALUE } from '../read-models/card-values.ts';
import type { Catalogue } from './catalogue.ts';
import type { CardPosition, CardSort } from './card-cursor.ts';
import { firstIndex } from './first-index.ts';

export interface CardOrder {
  /** Numbers of the cards, in order. */
  readonly cards: Uint32Array;
  /** The index of each card in `cards`. */
  readonly ranks: Uint32Array;
  /** The value by which the card at an index of `cards` is sorted; null for a card without a value. */
  valueAt(index: number): string | number | null;
}

/** Cards with the same value, in the order of names. */
interface Group {
  readonly value: string | number | null;
  readonly cards: Uint32Array;
}

/** The most cached orders of a catalogue. With 100,000 cards, an order takes 800 kB, and making it takes less than a millisecond. */
const MOST_ORDERS = 16;

const orders = new WeakMap<Catalogue, LruAsync<string, CardOrder>>();

/**
 * All cards of a catalogue in order. Cached. A card with several values appears only at its first value in the order.
 * @param isListing sorts by the names of the listing, without reading a column
 */
export function orderOf(catalogue: Catalogue, sort: CardSort, isListing: boolean): Promise<CardOrder> {
  const known = orders.get(catalogue) ?? new LruAsync<string, CardOrder>(MOST_ORDERS);
  orders.set(catalogue, known);
  return known.get(`${sort.field} ${sort.descending}`, async () => {
    const groups = isListing ? sameNames(catalogue) : await valueGroups(catalogue, sort.field);
    return makeOrder(catalogue, sort.descending ? groups.reverse() : groups);
  });
}

/** The cards of each name. */
function sameNames({ cards, byName }: Catalogue): Group[] {
  const groups: Group[] = [];
  for (let from = 0, to = 1; from < byName.length; from = to++) {
    const value = cut(cards[byName[from]!]!.name, LONGEST_VALUE);
    while (to < byName.length && cut(cards[byName[to]!]!.name, LONGEST_VALUE) === value) to++;
    groups.push({ value, cards: byName.subarray(from, to) });
  }
  return groups;
}

async function valueGroups(catalogue: Catalogue, field: string): Promise<Group[]> {
  const values = await catalogue.field(field);
  return values.list.map(({ number, folded }, index) => ({ value: number ?? folded, cards: values.cardsOf(index) }));
}

/** An order of groups. A card of several groups is in the first of them, and cards without a group come last. */
function makeOrder({ byName }: Catalogue, groups: readonly Group[]): CardOrder {
  const cards = new Uint32Array(byName.length);
  const ranks = new Uint32Array(byName.length);
  const placed = new Uint8Array(byName.length);
  const ends: number[] = [];
  let count = 0;
  for (const group of [...groups, { value: null, cards: byName }]) {
    for (const card of group.cards) {
      if (placed[card] === 1) continue;
      placed[card] = 1;
      ranks[card] = count;
      cards[count++] = card;
    }
    ends.push(count);
  }
  const valueAt = (index: number): Group['value'] =>
    groups[firstIndex(0, groups.length, (group) => ends[group]! <= index)]?.value ?? null;
  return { cards, ranks, valueAt };
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

function compareValues(a: string | number | null, b: string | number | null, descending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  // A field has one type, so another type can only come from a forged cursor.
  const sign = typeof a === typeof b ? compare(a, b) : compare(typeof a, typeof b);
  return descending ? -sign : sign;
}

/**
 * The index of the first card after a position. The position may come from another release.
 * @param sort the sort of the order; null if the value of the position is not one of the order, which then follows the names
 */
export function placeBehind(
  catalogue: Catalogue,
  order: CardOrder,
  sort: CardSort | null,
  position: CardPosition,
): number {
  const [value, name, slug] = position;
  return firstIndex(0, order.cards.length, (index) => {
    const card = catalogue.cards[order.cards[index]!]!;
    const sign =
      (sort ? compareValues(order.valueAt(index), value, sort.descending) : 0) ||
      compare(card.name, name) ||
      compare(card.slug, slug);
    return sign <= 0;
  });
}
