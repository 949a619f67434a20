/** Finds words in all texts of a game, and gives the documents with other words in their place. */
import { textHash } from '@rulewright/content';
import { dataIn } from '@rulewright/content/editing';
import { entryOf } from '../content/document-entry.ts';
import { hasTexts, textsOf, type TextPlace } from './text-places.ts';

/** A word or phrase, and what replaces it. The forms of a word are pairs of their own: "tires" for "fatigues". */
interface WordPair {
  readonly find: string;
  readonly replace: string;
}

export interface TextReplacement {
  readonly pairs: readonly WordPair[];
  /** Without it, a replaced word keeps its capitals: TIRE for FATIGUE. */
  readonly matchCase: boolean;
  readonly wholeWords: boolean;
}

/** A place with one of the words. */
export interface FoundPlace {
  readonly path: string;
  readonly title: string;
  readonly kind: string;
  /** Identifies the place while the document stays the same: the hash of its text and an offset. */
  readonly key: string;
  readonly line: number;
  readonly before: string;
  readonly match: string;
  readonly after: string;
  readonly replacement: string;
}

export interface FoundPlaces {
  /** All places, also those that are not listed. Estimates if not all are listed. */
  readonly count: number;
  readonly documents: number;
  readonly places: readonly FoundPlace[];
}

/** The most places of a result, and of words on each side of one. */
export const MOST_PLACES = 500;
const CONTEXT = 60;
export const MOST_PAIRS = 12;
export const LONGEST_WORDS = 200;

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** Words of a phrase may be on two lines of the source. */
const phrase = (words: string): string =>
  words
    .trim()
    .split(/\s+/u)
    .map(escaped)
    .join(String.raw`\s{1,40}`);

/** One pattern for all pairs, the longest first, so that "fatigued" is not read as "fatigue". */
function patternOf({ pairs, matchCase, wholeWords }: TextReplacement): RegExp | null {
  const all = pairs.filter(({ find }) => find.trim() !== '').toSorted((a, b) => b.find.length - a.find.length);
  if (all.length === 0) return null;
  const words = all.map(({ find }) => phrase(find)).join('|');
  const whole = wholeWords ? String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])` : words;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}

const plain = (words: string): string => words.trim().replaceAll(/\s+/gu, ' ');

/** The replacement with the capitals of the replaced word. */
function inCaseOf(match: string, replace: string): string {
  const hasCase = match.toLowerCase() !== match.toUpperCase();
  if (hasCase && match.length > 1 && match === match.toUpperCase()) return replace.toUpperCase();
  const first = match.charAt(0);
  const isCapital = first !== first.toLowerCase();
  return (isCapital ? replace.charAt(0).toUpperCase() : replace.charAt(0)) + replace.slice(1);
}

function wordFor(match: string, { pairs, matchCase }: TextReplacement): string {
  const fold = (words: string): string => (matchCase ? plain(words) : plain(words).toLowerCase());
  const pair = pairs.find(({ find }) => fold(find) === fold(match));
  if (!pair) return match;
  return matchCase ? pair.replace : inCaseOf(match, pair.replace);
}

interface TextMatch {
  readonly place: TextPlace;
  readonly at: number;
  readonly match: string;
}

function matchesIn({ path, text }: TextFile, pattern: RegExp): TextMatch[] {
  // Most documents of a large game have none of the words, and are not parsed.
  if (text.search(pattern) < 0) return [];
  return textsOf(path, text).flatMap((place) =>
    Array.from(text.slice(place.from, place.to).matchAll(pattern), ({ 0: match, index }) => ({
      place,
      at: place.from + index,
      match,
    })).filter(({ at }) => at >= place.from + (place.notation ?? 0)),
  );
}

const keyOf = (text: string, at: number): string => `${textHash(text).slice(0, 12)}-${at}`;

/** How many matches in sources, and how many documents with them, were looked at. */
interface InSource {
  readonly matches: number;
  readonly documents: number;
}

const inSource = (text: string, pattern: RegExp, { matches, documents }: InSource): InSource => {
  const count = Array.from(text.matchAll(pattern)).length;
  return { matches: matches + count, documents: documents + Math.min(1, count) };
};

/**
 * Lists the places of a game's documents. Beyond the limit, the numbers are estimates: parsing all documents with a common word would take a
 * minute for 100,000 cards. The words are counted in the other sources, and the documents before tell which part of them is in texts.
 */
export function placesOf(files: Iterable<TextFile>, replacement: TextReplacement): FoundPlaces {
  const pattern = patternOf(replacement);
  const places: FoundPlace[] = [];
  let [count, documents] = [0, 0];
  if (!pattern) return { count, documents, places };
  let read: InSource = { matches: 0, documents: 0 };
  let unread: InSource = { matches: 0, documents: 0 };
  for (const file of files) {
    if (!hasTexts(file.path)) continue;
    if (places.length === MOST_PLACES) {
      unread = inSource(file.text, pattern, unread);
      continue;
    }
    read = inSource(file.text, pattern, read);
    const matches = matchesIn(file, pattern);
    if (matches.length === 0) continue;
    documents++;
    count += matches.length;
    const { title = file.path, kind = '' } = entryOf(file) ?? {};
    const { path, text } = file;
    for (const { at, match } of matches.slice(0, MOST_PLACES - places.length))
      places.push({
        path,
        title,
        kind,
        key: keyOf(text, at),
        line: text.slice(0, at).split('\n').length,
        before: text.slice(Math.max(0, at - CONTEXT, text.lastIndexOf('\n', at - 1) + 1), at),
        match,
        after: text.slice(at + match.length, at + match.length + CONTEXT).split('\n', 1)[0]!,
        replacement: wordFor(match, replacement),
      });
  }
  const estimate = (more: number, known: number, of: number): number => Math.round((more * known) / Math.max(1, of));
  return {
    count: count + estimate(unread.matches, count, read.matches),
    documents: documents + estimate(unread.documents, documents, read.documents),
    places,
  };
}

/** A YAML text with the new words: in place, or in quotes where the new words need them. */
function yamlText(text: string, place: TextPlace, source: string, wanted: string): string {
  const inPlace = text.slice(0, place.from) + source + text.slice(place.to);
  if (valueAt(inPlace, place.members) === wanted) return inPlace;
  return text.slice(0, place.from) + JSON.stringify(wanted) + text.slice(place.to);
}

function valueAt(text: string, members: readonly (string | number)[]): unknown {
  let value: unknown = dataIn(text);
  for (const member of members) value = (value as Record<string | number, unknown> | null | undefined)?.[member];
  return value;
}

/**
 * The text of a document after the replacement. Other lines stay as they are.
 * @param chosen the keys of the places to replace; null for all
 */
export function replacedText(file: TextFile, replacement: TextReplacement, chosen: ReadonlySet<string> | null): string {
  const pattern = patternOf(replacement);
  if (!pattern) return file.text;
  const wanted = matchesIn(file, pattern).filter(({ at }) => chosen?.has(keyOf(file.text, at)) ?? true);
  const byPlace = new Map<TextPlace, TextMatch[]>();
  for (const one of wanted) byPlace.set(one.place, [...(byPlace.get(one.place) ?? []), one]);
  let { text } = file;
  // From the end, so that the earlier places keep their offsets.
  for (const [place, matches] of [...byPlace].toReversed()) {
    let source = text.slice(place.from, place.to);
    for (const { at, match } of matches.toReversed()) {
      const from = at - place.from;
      source = source.slice(0, from) + wordFor(match, replacement) + source.slice(from + match.length);
    }
    const isWhole = matches.length === Array.from(text.slice(place.from, place.to).matchAll(pattern)).length;
    if (place.value === null) text = text.slice(0, place.from) + source + text.slice(place.to);
    else if (isWhole)
      text = yamlText(
        text,
        place,
        source,
        place.value.replaceAll(pattern, (match) => wordFor(match, replacement)),
      );
    else text = text.slice(0, place.from) + source + text.slice(place.to);
  }
  return text;
}
