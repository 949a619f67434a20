/** Reads a text by a phrase. The result is its data, several meanings, or the position that is not understood, with suggestions. */
import { canonicalJson } from '../canonical.ts';
import type { Phrase, Place } from './phrase.ts';
import { printed } from './print.ts';
import { Reader, TooManySteps, type Expected } from './read.ts';
import { tokensOf, type Token, sameSpelling } from './tokens.ts';
import { spelledOut } from './variants.ts';

/** The edit distance of two short words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}

/** Only this many characters of a word are compared. */
const COMPARED = 24;

/** Sorts the expected texts: those similar to the given word first, then other words, then other names. */
function nearest(word: string, expected: readonly Expected[]): string[] {
  const there = sameSpelling(word).slice(0, COMPARED);
  const rated = expected.map(({ text, kind }) => {
    const [first, ...others] = text.split(' ').map((one) => sameSpelling(one).slice(0, COMPARED));
    const begins = there.length > 2 && (first!.startsWith(there) || there.startsWith(first!));
    const far = others.includes(there) || begins ? 1 : distance(there, first!);
    const alike = far <= Math.max(1, Math.floor(there.length / 3));
    return { text, rank: alike ? far : kind === 'name' ? 200 : 100 };
  });
  return rated.sort((a, b) => a.rank - b.rank).map(({ text }) => text);
}

/** Longer texts, in characters, are not read. */
export const LONGEST_SENTENCE = 600;

interface Meaning {
  readonly data: unknown;
  /** The text of this meaning in the house style; null if there is none. */
  readonly text: string | null;
  /** If another meaning has the same text: the fields in which this one differs. */
  readonly fields?: string;
}

export type Reading =
  | { readonly kind: 'read'; readonly data: unknown; readonly text: string | null; readonly next: readonly Expected[] }
  /** Several meanings. The reader does not choose one. */
  | { readonly kind: 'ambiguous'; readonly meanings: readonly Meaning[] }
  /** The text from `from` to `to` is not understood. `suggestions` are possible texts for it, the most similar first. */
  | {
      readonly kind: 'unknown';
      readonly from: number;
      readonly to: number;
      readonly word: string;
      readonly suggestions: readonly string[];
    }
  /** Understood so far, but not yet a whole sentence. */
  | { readonly kind: 'unfinished'; readonly next: readonly Expected[] }
  | { readonly kind: 'too-long'; readonly longest: number };

/** The most suggestions for a word that is not understood. */
const MOST_SUGGESTIONS = 6;

/** The texts that may come next at the furthest position: those of the house style or, if there are none, the others. */
const nextOf = (reader: Reader): Expected[] => {
  const all = [...reader.expected.values()];
  const plain = all.filter(({ quiet }) => !quiet);
  return (plain.length > 0 ? plain : all).map(({ text, kind }) => ({ text, kind }));
};

/** The end of the sentence that contains a token. */
const endOfSentence = (tokens: readonly Token[], from: number): number =>
  (tokens.slice(from).find(({ text }) => text === '.') ?? tokens.at(-1)!).to;

/** The word that the game rejects, if the grammar understands the text to its end. Otherwise null. */
function blamedWord({ blame, furthest }: Reader, tokens: readonly Token[]): Reading | null {
  const at = blame && furthest === tokens.length ? tokens.find(({ word }) => word === blame.word) : undefined;
  return at ? { kind: 'unknown', from: at.from, to: at.to, word: at.text, suggestions: blame!.suggestions } : null;
}

/** The fields in which data differs from other data, such as `conditions.0.near: "Fog"`. */
function ownFields(data: unknown, others: readonly unknown[]): string {
  const fields = (value: unknown, path = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => fields(inner, path === '' ? key : `${path}.${key}`))
      : [`${path}: ${JSON.stringify(value)}`];
  const known = new Set(
    others.map((one) => new Set(fields(one))).reduce((a, b) => new Set([...a].filter((one) => b.has(one)))),
  );
  return fields(data)
    .filter((one) => !known.has(one))
    .join(', ');
}

/** The meanings of a text. Meanings with the same words get the fields in which they differ. */
function meaningsOf(phrase: Phrase, all: readonly unknown[], place: Place): Meaning[] {
  const texts = all.map((data) => printed(phrase, data, place));
  return all.map((data, i) => {
    const text = texts[i]!;
    const isAlone = texts.every((one, j) => i === j || one !== text);
    return isAlone
      ? { data, text }
      : {
          data,
          text,
          fields: ownFields(
            data,
            all.filter((one) => one !== data),
          ),
        };
  });
}

/** A reading with the place up to which the text is understood. */
interface ReadingAttempt {
  readonly reading: Reading;
  readonly furthest: number;
}

/** The tokens with "another" as the two words "a other", of which a phrase can have one each. Null if there is no such word. */
function apart(tokens: readonly Token[]): Token[] | null {
  if (!tokens.some(({ word }) => word === 'another')) return null;
  return tokens.flatMap((one) =>
    one.word === 'another' ? ['a', 'other'].map((word) => ({ ...one, text: word, word })) : [one],
  );
}

/** Reads tokens as they are, and then with "another" as two words. */
function attempt(phrase: Phrase, tokens: readonly Token[], place: Place, text: string): ReadingAttempt {
  const plain = attemptOnce(phrase, tokens, place, text);
  const split = ['read', 'ambiguous'].includes(plain.reading.kind) ? null : apart(tokens);
  if (!split) return plain;
  const other = attemptOnce(phrase, split, place, text);
  return other.furthest >= plain.furthest ? other : plain;
}

function attemptOnce(phrase: Phrase, tokens: readonly Token[], place: Place, text: string): ReadingAttempt {
  const reader = new Reader(tokens, place);
  const done = (reading: Reading): ReadingAttempt => ({
    reading,
    furthest: tokens[reader.furthest]?.from ?? Infinity,
  });
  try {
    const meanings = new Map(reader.whole(phrase).map((data) => [canonicalJson(data), data]));
    if (meanings.size > 1)
      return done({ kind: 'ambiguous', meanings: meaningsOf(phrase, [...meanings.values()], place) });
    for (const data of meanings.values())
      return done({
        kind: 'read',
        data,
        text: printed(phrase, data, place),
        next: reader.furthest === tokens.length ? nextOf(reader) : [],
      });
  } catch (error) {
    if (error instanceof TooManySteps) return done({ kind: 'too-long', longest: LONGEST_SENTENCE });
    throw error;
  }
  const blamed = blamedWord(reader, tokens);
  if (blamed) return done(blamed);
  const next = nextOf(reader);
  const at = tokens[reader.furthest];
  if (!at) return done({ kind: 'unfinished', next });
  return done({
    kind: 'unknown',
    from: at.from,
    to: endOfSentence(tokens, reader.furthest),
    // The words that were written, and not those of the grammar for them.
    word: text.slice(at.from, at.to),
    suggestions: nearest(at.text, next).slice(0, MOST_SUGGESTIONS),
  });
}

/**
 * Reads a whole text. It never guesses: one part that is not understood makes the whole text fail. Only a text that is not read is tried with
 * its common variants in the words of the grammar. If they give several meanings, none is chosen.
 */
export function readSentence(phrase: Phrase, text: string, place: Place): Reading {
  if (text.length > LONGEST_SENTENCE) return { kind: 'too-long', longest: LONGEST_SENTENCE };
  const tokens = tokensOf(text);
  const plain = attempt(phrase, tokens, place, text);
  if (plain.reading.kind !== 'unknown' && plain.reading.kind !== 'unfinished') return plain.reading;
  const tried = spelledOut(tokens, place.self, place.variants ?? []).map((one) => attempt(phrase, one, place, text));
  const read = tried.flatMap(({ reading }) => (reading.kind === 'read' ? [reading] : []));
  const meanings = new Map(read.map((one) => [canonicalJson(one.data), one]));
  if (meanings.size > 1)
    return {
      kind: 'ambiguous',
      meanings: meaningsOf(
        phrase,
        [...meanings.values()].map(({ data }) => data),
        place,
      ),
    };
  // Words that were spelled out do not lead on from the text as it is written.
  for (const one of meanings.values()) return { ...one, next: [] };
  const furthest = tried.reduce((best, one) => (one.furthest > best.furthest ? one : best), plain);
  return furthest.reading;
}

/** Reads a text in the words of the grammar only, without variants. */
export const readPlainly = (phrase: Phrase, text: string, place: Place): Reading =>
  text.length > LONGEST_SENTENCE
    ? { kind: 'too-long', longest: LONGEST_SENTENCE }
    : attempt(phrase, tokensOf(text), place, text).reading;

/** The words that complete the word at the caret, or else the words that may follow it. */
export function nextWords(phrase: Phrase, before: string, place: Place): { from: number; words: readonly Expected[] } {
  const from = Math.max(...[' ', '\n', '('].map((gap) => before.lastIndexOf(gap))) + 1;
  const begun = before.slice(from);
  const nextAfter = (text: string): readonly Expected[] => {
    const reading = readSentence(phrase, text, place);
    return reading.kind === 'read' || reading.kind === 'unfinished' ? reading.next : [];
  };
  const start = begun.toLowerCase();
  const completing = nextAfter(before.slice(0, from)).filter(
    ({ text }) => text.toLowerCase().startsWith(start) && text.toLowerCase() !== start,
  );
  return begun === '' || completing.length > 0
    ? { from, words: completing }
    : { from: before.length, words: nextAfter(before) };
}
