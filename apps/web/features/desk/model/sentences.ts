/**
 * The texts of the card that is open at the desk, as sentences with verdicts. One edit changes text and data together; the source gets
 * marks and word suggestions. The grammar of a game is loaded when a card is opened.
 */
import {
  canonicalJson,
  namesOf,
  nextWords,
  readSentence,
  shortData,
  verdictOnText,
  type GameSentences,
  type NameLists,
  type Names,
  type SentenceEntry,
  type Verdict,
} from '@rulewright/content/sentences';
import { isScalar, type Document, type Node } from 'yaml';
import type { Mark } from './marks.ts';
import { boundedDocument, dataIn, withData } from '@rulewright/content/editing';

/** The texts of a card document, or an empty list if its YAML is invalid. */
export function entriesIn(text: string, sentences: GameSentences, names: Names): readonly SentenceEntry[] {
  const card = dataIn(text);
  return typeof card === 'object' && card !== null ? sentences.entries(card, names) : [];
}

/** Prepares lists of names for the parser of sentences. */
export const readyNames = (lists: NameLists): Names => namesOf(lists);

/** Returns a copy of a value with the part at a path changed. */
function replaced(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  change: (at: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? replaced(one, rest, change) : (one as unknown)));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaced(record[key], rest, change) };
}

const written = (value: unknown): unknown =>
  Object.fromEntries(Object.entries(value as object).filter(([, member]) => member !== undefined));

/** Adds an empty text to a card document. Returns the source unchanged if its YAML is invalid. */
export function withNewText(source: string, sentences: GameSentences): string {
  const card = dataIn(source) as { readonly data?: unknown } | null;
  if (typeof card !== 'object' || card === null) return source;
  return withData(source, { ...card, data: sentences.withText(card.data) });
}

/** Whether an entry has valid data, or a text that means something. */
const hasMeaning = ({ data }: SentenceEntry): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).length > 0;

/** Makes an id from the first three words of a text. */
const idFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join('-') || 'text';

/** Changes the text of an entry in the document. If the text is understood, changes its data too. */
export function withSentence(source: string, entry: SentenceEntry, sentence: string): string {
  const reading = readSentence(entry.phrase, sentence, entry.place);
  const isNew = reading.kind === 'read' && canonicalJson(reading.data) !== canonicalJson(entry.data);
  return withMeaning(source, entry, sentence, isNew ? reading.data : undefined);
}

/**
 * Changes the text of an entry in the document, and its data if given. A new entry gets an id from its text. The id changes with the text
 * until the entry has valid data or a text that is read.
 */
export function withMeaning(source: string, entry: SentenceEntry, sentence: string, data?: unknown): string {
  const after = replaced(dataIn(source), entry.path, (held) => {
    const changed = data === undefined ? (held as object) : (entry.withData(shortData(entry, data)) as object);
    const hasId = entry.field === 'text' && entry.hasId !== false && !('name' in changed && 'damage' in changed);
    const { id, ...rest } = written(changed) as { readonly id?: unknown };
    const isNew = id === undefined || (!hasMeaning(entry) && id === idFrom(entry.text ?? ''));
    return written({ ...(hasId ? { id: isNew ? idFrom(sentence) : id } : { id }), ...rest, [entry.field]: sentence });
  });
  return withData(source, after);
}

/** The position of an entry's text in the source. `exact` means that the source has every character of it on one line. */
interface SourceSpan {
  readonly from: number;
  readonly to: number;
  readonly exact: boolean;
}

function spanOf(document: Document, source: string, entry: SentenceEntry): SourceSpan | null {
  const node = document.getIn([...entry.path, entry.field], true) as Node | undefined;
  if (!isScalar(node) || !node.range || typeof node.value !== 'string') return null;
  const from = node.range[0] + (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? 1 : 0);
  const to = from + node.value.length;
  return { from, to, exact: source.slice(from, to) === node.value };
}

/** The message for a verdict, or none if text and data agree. */
export type VerdictWords = (verdict: Exclude<Verdict, { kind: 'agrees' }>) => string;

/** Marks texts that are not understood or differ from their data. */
export function sentenceMarks(source: string, entries: readonly SentenceEntry[], words: VerdictWords): Mark[] {
  const document = boundedDocument(source);
  if (document === null) return [];
  return entries.flatMap((entry) => {
    const verdict = verdictOnText(entry);
    const span = spanOf(document, source, entry);
    if (!verdict || verdict.kind === 'agrees' || !span) return [];
    const inText = verdict.kind === 'outside' && verdict.reading.kind === 'unknown' ? verdict.reading.from : 0;
    const at = span.from + (span.exact ? inText : 0);
    const before = source.slice(0, at).split('\n');
    const severity = verdict.kind === 'differs' ? ('error' as const) : ('info' as const);
    return [{ line: before.length, column: before.at(-1)!.length + 1, message: words(verdict), severity }];
  });
}

/** Suggests words for a position in the source. Returns null outside of sentences. */
export function wordsAt(
  source: string,
  entries: readonly SentenceEntry[],
  at: number,
): { from: number; words: readonly string[] } | null {
  const document = boundedDocument(source);
  if (document === null) return null;
  for (const entry of entries) {
    const span = spanOf(document, source, entry);
    if (!span?.exact || at < span.from || at > span.to) continue;
    const next = nextWords(entry.phrase, source.slice(span.from, at), entry.place);
    return { from: span.from + next.from, words: next.words.map(({ text }) => text) };
  }
  return null;
}
