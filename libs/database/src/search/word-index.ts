/** Finds the cards that contain words or phrases, in a column of words. */
import { distance } from 'fastest-levenshtein';
import { Bits } from './bits.ts';
import { addSets } from './card-sets.ts';
import { firstIndex } from './first-index.ts';
import type { WordColumn } from './word-column.ts';

/** Words in this order. If `whole` is false, the last word may be only the beginning of a word. */
export interface SearchPhrase {
  readonly words: readonly string[];
  readonly whole: boolean;
}

/** The lengths of misspelt words for which near ones are searched. */
const [SHORTEST, LONGEST] = [3, 30];

/** The words with numbers from `from` to `to`, excluding `to`. */
interface Range {
  readonly from: number;
  readonly to: number;
}

export class WordIndex {
  private readonly size: number;

  constructor(private readonly column: WordColumn) {
    this.size = column.textStarts.length - 1;
  }

  /** The cards whose text contains the words of a phrase next to each other. Empty for a phrase without words. */
  find({ words, whole }: SearchPhrase): Bits {
    const ranges = words.map((word, at) => this.rangeOf(word, whole || at < words.length - 1));
    if (ranges.length < 2 || ranges.some(({ from, to }) => from === to)) return this.cardsOf(ranges);
    const [first, ...others] = ranges.slice(1).map((range, at) => this.cardsWithPair(ranges[at]!.from, range));
    const candidates = others.reduce((left, one) => left.and(one), first!);
    // The pairs of a longer phrase can be in different places of a text.
    return ranges.length === 2 ? candidates : candidates.filter((card) => this.hasInOrder(card, ranges));
  }

  /** The cards whose text has a word. */
  withText(): Bits {
    const { textStarts } = this.column;
    const bits = new Bits(this.size);
    for (let card = 0; card < this.size; card++) if (textStarts[card + 1]! > textStarts[card]!) bits.add(card);
    return bits;
  }

  /** The words near a misspelt one, the nearest first. Compares it with the words of about the same length. */
  near(word: string): string[] {
    if (word.length < SHORTEST || word.length > LONGEST) return [];
    const reach = word.length < 6 ? 1 : 2;
    const near: { readonly word: string; readonly far: number }[] = [];
    for (const known of this.column.words) {
      if (Math.abs(known.length - word.length) > reach) continue;
      const far = distance(word, known);
      if (far > 0 && far <= reach) near.push({ word: known, far });
    }
    return near.sort((a, b) => a.far - b.far || (a.word < b.word ? -1 : 1)).map((one) => one.word);
  }

  private rangeOf(word: string, whole: boolean): Range {
    const from = this.firstNotBelow(word, 0);
    if (whole) return { from, to: this.column.words[from] === word ? from + 1 : from };
    // No character of a folded word sorts after this one.
    return { from, to: this.firstNotBelow(`${word}\u{ffff}`, from) };
  }

  private firstNotBelow(word: string, from: number): number {
    const { words } = this.column;
    return firstIndex(from, words.length, (index) => words[index]! < word);
  }

  /** The cards with a word of the only range. Empty unless there is exactly one range. */
  private cardsOf(ranges: readonly Range[]): Bits {
    const bits = new Bits(this.size);
    const [only, another] = ranges;
    if (only && !another) addSets(this.column.cards, only.from, only.to, bits);
    return bits;
  }

  /** The cards with a word that is directly followed by a word of the range. */
  private cardsWithPair(word: number, { from, to }: Range): Bits {
    const { seconds, starts, cards } = this.column.pairs;
    const end = starts[word + 1]!;
    const first = firstIndex(starts[word]!, end, (at) => seconds[at]! < from);
    const bits = new Bits(this.size);
    addSets(
      cards,
      first,
      firstIndex(first, end, (at) => seconds[at]! < to),
      bits,
    );
    return bits;
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
