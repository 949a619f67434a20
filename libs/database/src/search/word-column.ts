/**
 * The words of one text field of all cards of a release, as numbers. A search reads them in memory, so it takes the same time with every
 * database. The numbers are in shared memory, so a worker thread can pass on a column without a copy.
 */
import { makeCardSets, shareNumbers, type CardSets } from './card-sets.ts';
import { numbersBelow, pick, sortByKey } from './sort-by-key.ts';

export interface WordColumn {
  /** All distinct words, in ascending order. The index of a word is its number. */
  readonly words: readonly string[];
  /** The texts of the cards as numbers of words, one card after the other. */
  readonly texts: Uint32Array;
  /** The start of each card's text in `texts`, then the end of the last text. */
  readonly textStarts: Uint32Array;
  readonly cards: CardSets;
  /** The pairs of words that are next to each other in a text. */
  readonly pairs: WordPairs;
}

interface WordPairs {
  /** The second words of the pairs, grouped by first word, in ascending order in each group. */
  readonly seconds: Uint32Array;
  /** The start of each first word's group in `seconds`, then the end of the last group. */
  readonly starts: Uint32Array;
  /** The cards of each pair, in the order of `seconds`. */
  readonly cards: CardSets;
}

/** The words of a text from `foldText`. */
const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Makes a column. @param texts the folded text of each card, by card number; empty for a card without text */
export function makeWordColumn(texts: readonly string[]): WordColumn {
  const seen = new Map<string, number>();
  const read: number[] = [];
  const textStarts = new Uint32Array(texts.length + 1);
  texts.forEach((text, card) => {
    for (const word of wordsIn(text)) {
      const number = seen.get(word) ?? seen.size;
      seen.set(word, number);
      read.push(number);
    }
    textStarts[card + 1] = read.length;
  });
  const words = [...seen.keys()].sort();
  const places = new Uint32Array(words.length);
  words.forEach((word, place) => (places[seen.get(word)!] = place));
  const numbers = new Uint32Array(read.length);
  for (let at = 0; at < numbers.length; at++) numbers[at] = places[read[at]!]!;
  const cardAt = new Uint32Array(read.length);
  for (let card = 0; card < texts.length; card++) cardAt.fill(card, textStarts[card], textStarts[card + 1]);

  const byWord = sortByKey(numbersBelow(numbers.length), numbers, words.length);
  return {
    words,
    texts: shareNumbers(numbers),
    textStarts: shareNumbers(textStarts),
    cards: makeCardSets(pick(cardAt, byWord.items), byWord.starts, texts.length),
    pairs: makePairs(numbers, cardAt, words.length, texts.length),
  };
}

/** @param cardAt the card of each place in `texts` */
function makePairs(texts: Uint32Array, cardAt: Uint32Array, words: number, size: number): WordPairs {
  // The places of first words. The last word of a text is never a first word.
  const places = numbersBelow(Math.max(0, texts.length - 1)).filter((at) => cardAt[at] === cardAt[at + 1]);
  const { items } = sortByKey(sortByKey(places, texts.subarray(1), words).items, texts, words);
  const groups = new Uint32Array(items.length + 1);
  const seconds = new Uint32Array(items.length);
  const starts = new Uint32Array(words + 1);
  let pairs = 0;
  let first = -1;
  for (let index = 0; index < items.length; index++) {
    const at = items[index]!;
    if (texts[at] === first && texts[at + 1] === seconds[pairs - 1]) continue;
    first = texts[at]!;
    groups[pairs] = index;
    seconds[pairs++] = texts[at + 1]!;
    starts[first + 1]!++;
  }
  groups[pairs] = items.length;
  for (let word = 0; word < words; word++) starts[word + 1]! += starts[word]!;
  return {
    seconds: shareNumbers(seconds.subarray(0, pairs)),
    starts: shareNumbers(starts),
    cards: makeCardSets(pick(cardAt, items), groups.subarray(0, pairs + 1), size),
  };
}
