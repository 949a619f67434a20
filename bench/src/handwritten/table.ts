/**
 * The table of the hand-written loop: each zone is a range of bytes with a count, and cards are numbered from 0 in their deck. Drawing,
 * reshuffling and removing work for these rules only.
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
/** The number of places per seat and of bytes per place, both powers of two. */
export const PLACES = 8;
export const ROOM = 64;

/** The printed numbers of a deck that the loop needs, in list order. */
export interface DeckNumbers {
  readonly cost: readonly number[];
  readonly attack: readonly number[];
  readonly defense: readonly number[];
  readonly isEvent: readonly boolean[];
}

export class Table {
  /** The cards of zone `z` start at `z * ROOM`, bottom card first; `z = seat * PLACES + place`. */
  readonly cards: Uint8Array;
  readonly count: Uint8Array;
  /** The columns in safety, as bits. */
  readonly safe: Uint8Array;
  /** The random generator of the match, and that of the players. */
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

  /** Puts every deck on its draw pile in list order, and empties all other zones. */
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

  /** Chooses among `n` options at random. A single option is not a decision. */
  choose(n: number): number {
    if (n === 1) return 0;
    this.decisions++;
    return below(this.choices, 0, n);
  }

  put(zone: number, card: number): void {
    this.cards[zone * ROOM + this.count[zone]!++] = card;
  }

  /** Removes the card at `index` from a zone and closes the gap. */
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

  /** Draws a card, or returns -1. The discards refill an empty draw pile right after the draw, or when the next card is needed. */
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

  /** Moves cards from the draw pile to the lost pile, as far as there are cards. */
  loseFromDrawPile(seat: number, cards: number): void {
    for (let i = 0; i < cards; i++) {
      const card = this.draw(seat);
      if (card < 0) return;
      this.put(seat * PLACES + LOST, card);
    }
  }

  /** Removes a card from a column. An empty column is no longer safe. */
  takeFromColumn(seat: number, column: number, index: number): number {
    const zone = seat * PLACES + COLUMN + column;
    const card = this.take(zone, index);
    if (this.count[zone] === 0) this.safe[seat]! &= ~(1 << column);
    return card;
  }
}
