/**
 * Many sets of cards, one after the other in shared memory, so that a worker thread can pass them on without a copy. A set is stored as a
 * list of card numbers if that is shorter than the `words` of a `Bits`. Otherwise these words are stored. So no set is longer than a bit set.
 */
import { Bits } from './bits.ts';

export interface CardSets {
  readonly data: Uint32Array;
  /** The start of each set in `data`, then the end of the last set. */
  readonly starts: Uint32Array;
}

/** Zeros in memory that threads share. */
export const sharedNumbers = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

/** Copies numbers into memory that threads share. */
export function shareNumbers(numbers: Uint32Array): Uint32Array {
  const copy = sharedNumbers(numbers.length);
  copy.set(numbers);
  return copy;
}

/**
 * Makes one set of cards for each group.
 * @param cards the cards of all groups, ascending in each group; a card may repeat
 * @param groups the start of each group in `cards`, then the end of the last group
 * @param size the number of cards of the release
 */
export function makeCardSets(cards: Uint32Array, groups: Uint32Array, size: number): CardSets {
  const bitWords = Bits.wordsFor(size);
  const starts = sharedNumbers(groups.length);
  const distinct = new Uint32Array(cards.length);
  const counts = new Uint32Array(groups.length - 1);
  for (let group = 0; group + 1 < groups.length; group++) {
    let to = groups[group]!;
    for (let at = groups[group]!; at < groups[group + 1]!; at++)
      if (at === groups[group] || cards[at] !== cards[at - 1]) distinct[to++] = cards[at]!;
    counts[group] = to - groups[group]!;
    starts[group + 1] = starts[group]! + Math.min(counts[group]!, bitWords);
  }
  const data = sharedNumbers(starts.at(-1)!);
  for (let group = 0; group + 1 < groups.length; group++) {
    const list = distinct.subarray(groups[group], groups[group]! + counts[group]!);
    data.set(list.length < bitWords ? list : Bits.of(size, list).words, starts[group]);
  }
  return { data, starts };
}

/** Adds the cards of some sets to `cards`: the sets with indexes from `from` up to but excluding `to`. */
export function addSets({ data, starts }: CardSets, from: number, to: number, cards: Bits): void {
  for (let set = from; set < to; set++) {
    const start = starts[set]!;
    const end = starts[set + 1]!;
    if (end - start === cards.words.length) cards.include(data.subarray(start, end));
    else for (let at = start; at < end; at++) cards.add(data[at]!);
  }
}
