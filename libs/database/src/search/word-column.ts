/**
 * The words of one text field of all cards of a release, as numbers. A search reads them in memory, so it takes the same time with every
 * database. The numbers are in shared memory, so a worker thread can pass on a column without a copy.
 */
import { Bits } from './bits.ts';
import { firstIndex } from './first-index.ts';

export interface WordColumn {
  /** All distinct words, in ascending order. The index of a word is its number. */
  readonly words: readonly string[];
  /** The texts of the cards as numbers of words, one card after the other. */
  readonly texts: Uint32Array;
  /** The start of each card's text in `texts`, then the end of the last text. */
  readonly textStarts: Uint32Array;
  /**
   * The cards of each word, one word after the other. An entry is a list of card numbers, or the `words` of a `Bits` if the list would not
   * be shorter.
   */
  readonly cards: Uint32Array;
  /** The start of each word's entry in `cards`, then the end of the last entry. */
  readonly cardStarts: Uint32Array;
}

/** Words in this order. If `whole` is false, the last one may be only the beginning of a word. */
export interface Phrase {
  readonly words: readonly string[];
  readonly whole: boolean;
}

const sharedNumbers = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4));

/** The words of a text from `foldText`. */
const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Makes a column. @param texts the folded text of each card, by card number; empty for a card without text */
export function makeWordColumn(texts: readonly string[]): WordColumn {
  const seen = new Map<string, number>();
  const read: number[] = [];
  const textStarts = sharedNumbers(texts.length + 1);
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
  const numbers = sharedNumbers(read.length);
  for (let at = 0; at < read.length; at++) numbers[at] = places[read[at]!]!;
  return { words, texts: numbers, textStarts, ...cardsByWord(words.length, numbers, textStarts) };
}

function cardsByWord(
  count: number,
  texts: Uint32Array,
  textStarts: Uint32Array,
): Pick<WordColumn, 'cards' | 'cardStarts'> {
  const size = textStarts.length - 1;
  const lists: number[][] = Array.from({ length: count }, () => []);
  for (let card = 0; card < size; card++)
    for (let at = textStarts[card]!; at < textStarts[card + 1]!; at++) {
      const list = lists[texts[at]!]!;
      if (list.at(-1) !== card) list.push(card);
    }
  const entries = lists.map((list) => (list.length < Bits.wordsFor(size) ? list : Bits.of(size, list).words));
  const cardStarts = sharedNumbers(count + 1);
  entries.forEach((entry, word) => (cardStarts[word + 1] = cardStarts[word]! + entry.length));
  const cards = sharedNumbers(cardStarts[count]!);
  entries.forEach((entry, word) => cards.set(entry, cardStarts[word]));
  return { cards, cardStarts };
}

/** The words with numbers from `from` to `to`, excluding `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Finds the cards that contain words. */
export class WordIndex {
  private readonly size: number;

  constructor(private readonly column: WordColumn) {
    this.size = column.textStarts.length - 1;
  }

  /** The cards whose text contains the words of a phrase next to each other. Empty for a phrase without words. */
  find({ words, whole }: Phrase): Bits {
    const ranges = words.map((word, at) => this.rangeOf(word, whole || at < words.length - 1));
    const [first, ...others] = ranges.map((range) => this.cardsOf(range));
    if (!first) return new Bits(this.size);
    const candidates = others.reduce((left, one) => left.and(one), first);
    return ranges.length === 1 ? candidates : candidates.filter((card) => this.hasInOrder(card, ranges));
  }

  private rangeOf(word: string, whole: boolean): Range {
    const from = this.firstNotBelow(word, 0);
    if (whole) return { from, to: this.column.words[from] === word ? from + 1 : from };
    // No character of a folded word is above this one.
    return { from, to: this.firstNotBelow(`${word}\u{ffff}`, from) };
  }

  private firstNotBelow(word: string, from: number): number {
    const { words } = this.column;
    return firstIndex(from, words.length, (index) => words[index]! < word);
  }

  private cardsOf({ from, to }: Range): Bits {
    const { cards, cardStarts } = this.column;
    const found = new Bits(this.size);
    for (let word = from; word < to; word++) {
      const entry = cards.subarray(cardStarts[word], cardStarts[word + 1]);
      if (entry.length === found.words.length) found.include(entry);
      else for (const card of entry) found.add(card);
    }
    return found;
  }

  private hasInOrder(card: number, ranges: readonly Range[]): boolean {
    const { texts, textStarts } = this.column;
    const end = textStarts[card + 1]! - ranges.length;
    for (let start = textStarts[card]!; start <= end; start++) {
      let at = 0;
      for (; at < ranges.length; at++) {
        const word = texts[start + at]!;
        if (word < ranges[at]!.from || word >= ranges[at]!.to) break;
      }
      if (at === ranges.length) return true;
    }
    return false;
  }
}
