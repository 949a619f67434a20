/**
 * The table of the hand-written loop: every zone a stretch of bytes with a count, cards numbered from 0 in their deck.
 * Drawing, reshuffling and removing are written for these rules alone; nothing can be configured.
 */
import { below } from '@rulewright/engine';

export const DRAW = 0;
export const HAND = 1;
export const DISCARD = 2;
export const LOST = 3;
export const RESERVE = 4;
/** The three columns are the last three places. */
export const COLUMN = 5;
export const COLUMNS = 3;
/** Places of a seat and bytes of a place, both powers of two. */
export const PLACES = 8;
export const ROOM = 64;

/** What the loop needs of a deck: the printed numbers, in the order of the list. */
export interface DeckNumbers {
  readonly cost: readonly number[];
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  readonly isEvent: readonly boolean[];
}

export class Table {
  /** Cards of zone `z` from `z * ROOM` on, bottom first; `z = seat * PLACES + place`. */
  readonly cards: Uint8Array;
  readonly count: Uint8Array;
  /** Columns in safety, as bits. */
  readonly safe: Uint8Array;
  /** Generators of the match and of the players. */
  readonly chance = new Int32Array(4);
  readonly choices = new Int32Array(4);
  readonly size: number;
  decisions = 0;

  constructor(
    readonly seats: number,
    deck: DeckNumbers,
  ) {
    this.size = deck.cost.length;
    this.cards = new Uint8Array(seats * PLACES * ROOM);
    this.count = new Uint8Array(seats * PLACES);
    this.safe = new Uint8Array(seats);
  }

  /** Every deck in list order on its draw pile, everything else empty. */
  clear(): void {
    this.count.fill(0);
    this.safe.fill(0);
    this.decisions = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const zone = seat * PLACES + DRAW;
      for (let card = 0; card < this.size; card++) this.cards[zone * ROOM + card] = card;
      this.count[zone] = this.size;
    }
  }

  /** A choice among `n` options; a single one is taken without asking. */
  choose(n: number): number {
    if (n === 1) return 0;
    this.decisions++;
    return below(this.choices, 0, n);
  }

  put(zone: number, card: number): void {
    this.cards[zone * ROOM + this.count[zone]!++] = card;
  }

  /** Takes the card at `index` out of a zone; the cards above it close up. */
  take(zone: number, index: number): number {
    const { cards } = this;
    const at = zone * ROOM + index;
    const card = cards[at]!;
    const end = zone * ROOM + --this.count[zone]!;
    for (let i = at; i < end; i++) cards[i] = cards[i + 1]!;
    return card;
  }

  shuffle(zone: number): void {
    const { cards, chance } = this;
    const base = zone * ROOM;
    for (let i = this.count[zone]! - 1; i > 0; i--) {
      const j = below(chance, 0, i + 1);
      const other = cards[base + j]!;
      cards[base + j] = cards[base + i]!;
      cards[base + i] = other;
    }
  }

  private reshuffle(zone: number): void {
    const discard = zone - DRAW + DISCARD;
    while (this.count[discard]! > 0) this.put(zone, this.cards[discard * ROOM + --this.count[discard]!]!);
    this.shuffle(zone);
  }

  /** Draws a card, or -1. A pile that runs out is refilled from the discards at once, or else when it is needed. */
  draw(seat: number): number {
    const zone = seat * PLACES + DRAW;
    const { count } = this;
    if (count[zone] === 0) {
      if (count[zone - DRAW + DISCARD] === 0) return -1;
      this.reshuffle(zone);
    }
    const card = this.cards[zone * ROOM + --count[zone]!]!;
    if (count[zone] === 0 && count[zone - DRAW + DISCARD]! > 0) this.reshuffle(zone);
    return card;
  }

  /** Cards from the draw pile to the lost pile; what is missing lapses. */
  loseFromDrawPile(seat: number, cards: number): void {
    for (let i = 0; i < cards; i++) {
      const card = this.draw(seat);
      if (card < 0) return;
      this.put(seat * PLACES + LOST, card);
    }
  }

  /** Takes a card out of a column; an emptied column is no longer safe. */
  takeFromColumn(seat: number, column: number, index: number): number {
    const zone = seat * PLACES + COLUMN + column;
    const card = this.take(zone, index);
    if (this.count[zone] === 0) this.safe[seat]! &= ~(1 << column);
    return card;
  }
}
