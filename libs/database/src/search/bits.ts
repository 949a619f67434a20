/** A set of cards of one release, as a bit set. A search combines sets of a hundred thousand cards in microseconds. */
import { countCommon } from './count-ones.ts';

export class Bits {
  /** For each member, bit `card & 31` of word `card >>> 5` is set. */
  readonly words: Uint32Array;

  constructor(
    /** The number of cards. Members are from 0 to below it. */
    readonly size: number,
    words?: Uint32Array,
  ) {
    this.words = words ?? new Uint32Array(Bits.wordsFor(size));
  }

  /** The number of words for a set of cards. */
  static wordsFor(size: number): number {
    return (size + 31) >>> 5;
  }

  static all(size: number): Bits {
    return new Bits(size).complement();
  }

  static of(size: number, members: Iterable<number>): Bits {
    const bits = new Bits(size);
    for (const one of members) bits.add(one);
    return bits;
  }

  add(card: number): void {
    this.words[card >>> 5]! |= 1 << (card & 31);
  }

  has(card: number): boolean {
    return ((this.words[card >>> 5]! >>> (card & 31)) & 1) === 1;
  }

  /** Adds all members of another set of the same size, given by its words. */
  include(words: Uint32Array): void {
    for (let i = 0; i < this.words.length; i++) this.words[i]! |= words[i]!;
  }

  and(other: Bits): Bits {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i++) words[i] = this.words[i]! & other.words[i]!;
    return new Bits(this.size, words);
  }

  or(other: Bits): Bits {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i++) words[i] = this.words[i]! | other.words[i]!;
    return new Bits(this.size, words);
  }

  /** The members that are not in another set. */
  without(other: Bits): Bits {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i++) words[i] = this.words[i]! & ~other.words[i]!;
    return new Bits(this.size, words);
  }

  complement(): Bits {
    const words = new Uint32Array(this.words.length);
    for (let i = 0; i < words.length; i++) words[i] = ~this.words[i]!;
    const rest = this.size & 31;
    if (rest > 0) words[words.length - 1]! &= (1 << rest) - 1;
    return new Bits(this.size, words);
  }

  /** The members in ascending order. @param count the number of members, if the caller knows it */
  list(count = this.count()): Uint32Array {
    const cards = new Uint32Array(count);
    let at = 0;
    for (let i = 0; i < this.words.length; i++)
      for (let left = this.words[i]!; left !== 0; left &= left - 1)
        cards[at++] = (i << 5) | (31 - Math.clz32(left & -left));
    return cards;
  }

  /** The members for which `passes` returns true. */
  filter(passes: (card: number) => boolean): Bits {
    const members = new Bits(this.size);
    for (const card of this.list()) if (passes(card)) members.add(card);
    return members;
  }

  count(): number {
    return this.countWith(this);
  }

  /** The number of members that both sets have. */
  countWith(other: Bits): number {
    return countCommon(other.words, 0, this.words);
  }
}
