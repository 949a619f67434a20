/** One field of all cards of a release: its values, and the cards of each value. The numbers are in shared memory. */
import { Bits } from './bits.ts';
import { sharedNumbers, shareNumbers } from './card-sets.ts';
import { numbersBelow, pick, sortByKey } from './sort-by-key.ts';

export interface SearchValue {
  readonly folded: string;
  /** The value as shown. */
  readonly text: string;
  readonly number: number | null;
}

export interface FieldColumn {
  /** In ascending order. */
  readonly values: readonly SearchValue[];
  /** The cards of each value in the order of names, one value after the other. */
  readonly cards: Uint32Array;
  /** The start of each value in `cards`, then the end of the last value. */
  readonly starts: Uint32Array;
  /** For counting; null if the field is not a facet. */
  readonly tally: Tally | null;
}

/** The cards of the values in two other forms, for two ways of counting. */
export interface Tally {
  /**
   * One entry for each value: the words of its `Bits` that are not zero, as pairs of an index and a word. If the pairs would not be shorter
   * than all words, the entry has all words without indexes.
   */
  readonly marks: Uint32Array;
  readonly markStarts: Uint32Array;
  /** The indexes of each card's values, one card after the other. */
  readonly valuesOf: Uint32Array;
  readonly cardStarts: Uint32Array;
}

/**
 * Makes the column of a field. Adds a tally if the field is a facet.
 * @param lists the cards of each value, in the order of names
 * @param size the number of cards of the release
 */
export function makeFieldColumn(
  values: readonly SearchValue[],
  lists: readonly Uint32Array[],
  size: number,
  isFacet: boolean,
): FieldColumn {
  const starts = sharedNumbers(lists.length + 1);
  lists.forEach((list, value) => (starts[value + 1] = starts[value]! + list.length));
  const cards = sharedNumbers(starts[lists.length]!);
  lists.forEach((list, value) => cards.set(list, starts[value]));
  return { values, cards, starts, tally: isFacet ? makeTally(cards, starts, size) : null };
}

function makeTally(cards: Uint32Array, starts: Uint32Array, size: number): Tally {
  const bitWords = Bits.wordsFor(size);
  const marks: number[] = [];
  const markStarts = sharedNumbers(starts.length);
  const valueAt = new Uint32Array(cards.length);
  for (let value = 0; value + 1 < starts.length; value++) {
    const { words } = Bits.of(size, cards.subarray(starts[value], starts[value + 1]));
    valueAt.fill(value, starts[value], starts[value + 1]);
    let used = 0;
    for (const word of words) if (word !== 0) used++;
    for (let index = 0; index < words.length; index++) {
      if (2 * used >= bitWords) marks.push(words[index]!);
      else if (words[index] !== 0) marks.push(index, words[index]!);
    }
    markStarts[value + 1] = marks.length;
  }
  const byCard = sortByKey(numbersBelow(cards.length), cards, size);
  return {
    marks: shareNumbers(Uint32Array.from(marks)),
    markStarts,
    valuesOf: shareNumbers(pick(valueAt, byCard.items)),
    cardStarts: shareNumbers(byCard.starts),
  };
}
