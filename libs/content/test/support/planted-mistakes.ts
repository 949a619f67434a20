/** Sentences with a mistake that people make, for tests of what is offered instead. */
import { canonicalJson } from '../../src/canonical.ts';
import type { SentenceEntry } from '../../src/sentences/entry.ts';
import { nearestSentences } from '../../src/sentences/nearest.ts';
import { readSentence } from '../../src/sentences/sentence.ts';
import { tokensOf } from '../../src/sentences/tokens.ts';
import { dice } from './random-data.ts';

/** Words of sentences, and words that people write for them. */
const CONFUSED: Readonly<Record<string, string>> = {
  put: 'place',
  draw: 'take',
  discard: 'trash',
  lose: 'discard',
  pile: 'stack',
  in: 'inside',
  your: 'my',
  battle: 'fight',
  target: 'chosen',
  until: 'till',
  chapter: 'pocket',
};
/** Words that people add without another meaning. */
const ADDED = ['just', 'simply', 'please', 'then'];

/** The same text with one mistake of a kind: a letter, a word too much or too few, another word, or another ending. Null if it has no place for it. */
function withMistake(text: string, kind: number, roll: (n: number) => number): string | null {
  const tokens = tokensOf(text).filter((one) => /^\p{Ll}/u.test(one.text));
  const pick = (all: typeof tokens) => (all.length === 0 ? null : all[roll(all.length)]!);
  const change = (one: (typeof tokens)[number] | null, to: (word: string) => string): string | null =>
    one &&
    `${text.slice(0, one.from)}${to(one.text)}${text.slice(one.to)}`.replace(/ +/gu, ' ').replace(/ (?=[,.:])/gu, '');
  if (kind === 0)
    return change(pick(tokens.filter((one) => one.text.length > 4)), (word) => {
      const at = 1 + roll(word.length - 2);
      return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
    });
  if (kind === 1)
    return change(pick(tokens.filter(({ word }) => /^(?:the|of|your|in|a|is|to)$/u.test(word))), () => '');
  if (kind === 2) return change(pick(tokens), (word) => `${ADDED[roll(ADDED.length)]} ${word}`);
  if (kind === 3)
    return change(pick(tokens.filter(({ word }) => word in CONFUSED)), (word) => CONFUSED[word.toLowerCase()]!);
  return change(pick(tokens.filter(({ word }) => /[^s]s$/u.test(word))), (word) => word.slice(0, -1));
}

const KINDS = 5;

/** How many texts with one planted mistake are not read, and for which of them the offers do not have the data of the text. */
export function offersForMistakes(
  entries: readonly SentenceEntry[],
  seed: number,
): { unread: number; missed: string[] } {
  const roll = dice(seed);
  const missed: string[] = [];
  let unread = 0;
  for (const { text, reading, phrase, place } of entries)
    for (let kind = 0; kind < KINDS && reading.kind === 'read'; kind++) {
      const planted = withMistake(text, kind, roll);
      if (planted === null || readSentence(phrase, planted, place).kind === 'read') continue;
      unread++;
      const meant = canonicalJson(reading.data);
      if (!nearestSentences(phrase, planted, place).some((one) => canonicalJson(one.data) === meant))
        missed.push(planted);
    }
  return { unread, missed };
}
