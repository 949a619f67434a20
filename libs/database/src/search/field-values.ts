/** The values of one field of all cards. Finds the cards of a value, and counts the values in a set of cards. */
import { foldValue } from '../read-models/card-values.ts';
import type { Bits } from './bits.ts';
import { countCommon, countListed } from './count-ones.ts';
import type { FieldColumn, SearchValue, Tally } from './field-column.ts';

/**
 * If a set has at most 1/`FEW` of the cards of the release, single cards are counted, otherwise whole words. Each card is at a different
 * place in memory, so one card costs about the same as tens of consecutive words.
 */
const FEW = 256;

export class FieldValues {
  private places: ReadonlyMap<string, number> | null = null;

  constructor(readonly column: FieldColumn) {}

  /** In ascending order. */
  get list(): readonly SearchValue[] {
    return this.column.values;
  }

  /** The index of a value. Texts match in any spelling, numbers only as they are shown. */
  indexOf(value: string): number | undefined {
    this.places ??= new Map(
      this.list.map(({ number, folded, text }, index) => [number === null ? folded : text, index]),
    );
    const index = this.places.get(value) ?? this.places.get(foldValue(value));
    return index === undefined || this.list[index]!.number === null || this.list[index]!.text === value
      ? index
      : undefined;
  }

  /** The cards of the value with this index, in the order of names. */
  cardsOf(index: number): Uint32Array {
    const { cards, starts } = this.column;
    return cards.subarray(starts[index], starts[index + 1]);
  }

  /** Adds the cards of the value with this index to a set. */
  addTo(some: Bits, index: number): void {
    const { tally } = this.column;
    if (!tally) {
      for (const card of this.cardsOf(index)) some.add(card);
      return;
    }
    const entry = tally.marks.subarray(tally.markStarts[index], tally.markStarts[index + 1]);
    if (entry.length === some.words.length) some.include(entry);
    else for (let at = 0; at < entry.length; at += 2) some.words[entry[at]!]! |= entry[at + 1]!;
  }

  /**
   * Counts the cards of a set for each value, by index. If the set has few cards or almost all cards, counts single cards. Otherwise counts
   * the words in which the values have cards.
   * @throws Error if the field is not a facet
   */
  countAmong({ cards, few, fewOthers }: CountedSet): Uint32Array {
    const { starts, tally } = this.column;
    if (!tally) throw new Error('The values of this field are not prepared for counting.');
    const counts = new Uint32Array(this.list.length);
    if (few) countCards(tally, few, counts);
    else if (!fewOthers) countWords(tally, cards.words, counts);
    else {
      countCards(tally, fewOthers, counts);
      for (let index = 0; index < counts.length; index++)
        counts[index] = starts[index + 1]! - starts[index]! - counts[index]!;
    }
    return counts;
  }
}

/** A set of cards, prepared for counts in several fields. */
export class CountedSet {
  /** The cards, if there are few; otherwise null. */
  readonly few: Uint32Array | null;
  /** The other cards of the release, if there are few; otherwise null. */
  readonly fewOthers: Uint32Array | null;

  constructor(
    readonly cards: Bits,
    readonly total = cards.count(),
  ) {
    const most = cards.size / FEW;
    const others = cards.size - total;
    this.few = total <= most ? cards.list(total) : null;
    this.fewOthers = others <= most ? cards.complement().list(others) : null;
  }
}

function countCards({ valuesOf, cardStarts }: Tally, cards: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    const end = cardStarts[card + 1]!;
    for (let at = cardStarts[card]!; at < end; at++) counts[valuesOf[at]!]!++;
  }
}

function countWords({ marks, markStarts }: Tally, words: Uint32Array, counts: Uint32Array): void {
  for (let index = 0; index < counts.length; index++) {
    const from = markStarts[index]!;
    const to = markStarts[index + 1]!;
    counts[index] = to - from === words.length ? countCommon(marks, from, words) : countListed(marks, from, to, words);
  }
}
