/**
 * How much a question is like something that people are known to ask about an entry: the questions of its rulings, its words of players, its
 * names and its single sentences. A text of many words has most words of any question by chance; a short phrase has not.
 */
import type { SearchEntry } from './entries.ts';
import { phrasesOf, type QuestionWords } from './words.ts';

/** How much a word counts that means the same as a word of the question. */
const OF_OTHER = 0.6;

const SENTENCE_END = /[.!?:;](?:\s|$)/u;

interface Phrase {
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

export class Likeness {
  private readonly phrases = new Map<SearchEntry, readonly Phrase[]>();

  /** @param weightOf the weight of a stem, which is greater for a word that few texts have */
  constructor(private readonly weightOf: (stem: string) => number) {}

  private phrasesFor(entry: SearchEntry): readonly Phrase[] {
    const known = this.phrases.get(entry);
    if (known) return known;
    const texts = [
      ...entry.asked.split(/[\n,]/u),
      entry.named,
      ...(entry.kind === 'ruling' ? [entry.title] : []),
      ...entry.texts.flatMap(({ text }) => text.split(SENTENCE_END)),
    ];
    const made = texts
      .map((text) => new Set(phrasesOf(text).split(' ').filter(Boolean)))
      .filter(({ size }) => size > 0)
      .map((stems) => ({ stems, weight: this.sum(stems) }));
    this.phrases.set(entry, made);
    return made;
  }

  private sum(stems: Iterable<string>): number {
    let sum = 0;
    for (const stem of stems) sum += this.weightOf(stem);
    return sum;
  }

  /** From 0, if no phrase of the entry has a word of the question, to 1, if a phrase is the question. */
  of(entry: SearchEntry, { stems, others }: QuestionWords): number {
    const asked = stems.map((stem) => ({
      stem,
      weight: this.weightOf(stem),
      others: others.filter(({ instead }) => instead.includes(stem)),
    }));
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0);
    let best = 0;
    for (const phrase of this.phrasesFor(entry)) {
      let both = 0;
      for (const { stem, weight, others: alike } of asked) {
        if (phrase.stems.has(stem)) both += weight;
        else if (alike.some((one) => one.phrase.every((other) => phrase.stems.has(other)))) both += weight * OF_OTHER;
      }
      best = Math.max(best, (2 * both) / (whole + phrase.weight));
    }
    return Math.min(1, best);
  }
}
