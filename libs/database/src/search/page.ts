/** Finds the first cards of a set in an order. */
import type { Bits } from './bits.ts';
import type { CardPosition } from './card-cursor.ts';
import { Least } from './least.ts';
import type { CardOrder } from './order.ts';

/** A part of the cards that a search has found. Its cards come before those of the next part. */
export interface PagePart {
  /** The value of its cards in a cursor; undefined if each card has a value of its own. */
  readonly value?: number | null;
  /** The first place of the order that belongs to the part, and the place after the last one; by default, all places. */
  readonly from?: number;
  readonly to?: number;
  /** Whether a place belongs to the part. */
  readonly has?: (place: number) => boolean;
  /** The cards that may belong to the part. It is called only if the parts before do not fill the page. */
  readonly cards: () => Bits;
}

/** A card of a page: its place in the order, and its value in a cursor. */
interface PlaceOnPage {
  readonly place: number;
  readonly value?: number | null | undefined;
}

export interface Page {
  readonly places: readonly PlaceOnPage[];
  /** Whether the set has more cards after this page. */
  readonly hasMore: boolean;
}

/** The parts that have cards at or after a position. */
export const partsFrom = (parts: readonly PagePart[], [at]: CardPosition): readonly PagePart[] =>
  parts.filter(({ value }) => value === undefined || value === null || (typeof at === 'number' && value >= at));

/**
 * The first cards of some parts, each in the same order, at or after the place `from` of the first part.
 * @param most the largest number of cards of the page
 */
export function pageFrom(order: CardOrder, parts: readonly PagePart[], from: number, most: number): Page {
  const places: PlaceOnPage[] = [];
  for (const [at, part] of parts.entries()) {
    if (places.length > most) break;
    const start = Math.max(part.from ?? 0, at === 0 ? from : 0);
    for (const place of firstPlaces(order, part, start, most + 1 - places.length))
      places.push({ place, value: part.value });
  }
  return { places: places.slice(0, most), hasMore: places.length > most };
}

/**
 * The first places of the cards of a part, ascending. If the part has many cards or few places, walks along the order, because it soon ends.
 * Otherwise looks at the place of each card of the part.
 */
function firstPlaces(order: CardOrder, part: PagePart, from: number, most: number): readonly number[] {
  const size = order.cards.length;
  const { to = size, has = () => true } = part;
  if (from >= to) return [];
  const set = part.cards();
  const total = set.count();
  if (total === 0) return [];
  return to - from <= total || total * total >= size * most
    ? walk(order, (card, place) => set.has(card) && has(place), from, to, most)
    : nearest(order, set.list(total), (place) => place >= from && place < to && has(place), most);
}

function walk(
  { cards }: CardOrder,
  has: (card: number, place: number) => boolean,
  from: number,
  to: number,
  most: number,
): readonly number[] {
  const places: number[] = [];
  for (let place = from; place < to && places.length < most; place++) if (has(cards[place]!, place)) places.push(place);
  return places;
}

function nearest(
  { ranks }: CardOrder,
  cards: Uint32Array,
  has: (place: number) => boolean,
  most: number,
): readonly number[] {
  const least = new Least(most);
  for (const card of cards) if (has(ranks[card]!)) least.add(ranks[card]!);
  return least.list();
}
