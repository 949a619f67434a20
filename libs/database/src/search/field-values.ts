/** The values of one field of all cards. Finds the cards of a value, and counts the values in a set of cards. */
import { Bits } from './bits.ts';
import type { FieldValue } from './columns.ts';

/** A value is stored as bits if more than one card in `DENSE` has it. */
const DENSE = 16;

/** The values of each card that are not stored as bits, one card after the other. */
interface Sparse {
  /** Indexes of values. */
  readonly values: Uint32Array;
  /** The start of each card's values, then the end of the last card's values. */
  readonly starts: Uint32Array;
  /** The number of cards that have each value. */
  readonly totals: Uint32Array;
}

export class FieldValues {
  /** The bits of each value that many cards have; null for other values. */
  private readonly bits: readonly (Bits | null)[];
  /** Created for the first count, because most fields are never counted. */
  private rare: Sparse | null = null;

  constructor(
    /** In ascending order. */
    readonly list: readonly FieldValue[],
    /** The number of cards of the release. */
    private readonly size: number,
  ) {
    this.bits = list.map(({ cards }) => (cards.length > size / DENSE ? Bits.of(size, cards) : null));
  }

  /** Adds the cards of the value with this index to a set. */
  addTo(some: Bits, index: number): void {
    const bits = this.bits[index];
    if (bits) some.include(bits.words);
    else for (const card of this.list[index]!.cards) some.add(card);
  }

  /**
   * Counts the cards of a set for each value, by index. Visits at most half of all cards: if the set is larger, it counts the cards outside
   * the set and subtracts them.
   */
  countAmong(some: Bits): Uint32Array {
    this.rare ??= this.makeSparse();
    const { values, starts, totals } = this.rare;
    const isLarge = some.count() > this.size / 2;
    const counts = new Uint32Array(this.list.length);
    (isLarge ? some.complement() : some).forEach((card) => {
      for (let at = starts[card]!; at < starts[card + 1]!; at++) counts[values[at]!]!++;
    });
    for (let index = 0; index < counts.length; index++) {
      const bits = this.bits[index];
      if (bits) counts[index] = bits.countWith(some);
      else if (isLarge) counts[index] = totals[index]! - counts[index]!;
    }
    return counts;
  }

  private makeSparse(): Sparse {
    const starts = new Uint32Array(this.size + 1);
    const totals = new Uint32Array(this.list.length);
    const rare = [...this.list.entries()].filter(([index]) => !this.bits[index]);
    for (const [index, { cards }] of rare) {
      totals[index] = cards.length;
      for (const card of cards) starts[card + 1]!++;
    }
    for (let card = 0; card < this.size; card++) starts[card + 1]! += starts[card]!;
    const values = new Uint32Array(starts[this.size]!);
    const next = starts.slice();
    for (const [index, { cards }] of rare) for (const card of cards) values[next[card]!++] = index;
    return { values, starts, totals };
  }
}
