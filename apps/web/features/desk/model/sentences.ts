/**
 * The texts of the card that is open at the desk, as sentences. An edit changes a text in the document; the source gets marks and word
 * suggestions. The grammar of a game is loaded when a card is opened.
 */
import {
  nextWords,
  sentencesOf,
  type GameSentences,
  type Reading,
  type SentenceEntry,
} from '@rulewright/content/sentences';
import { isScalar, type Document, type Node } from 'yaml';
import type { Mark } from './marks.ts';
import { boundedDocument, dataIn, withData } from '@rulewright/content/editing';

/** The texts of a card document, or an empty list if its YAML is invalid. */
export function entriesIn(text: string, sentences: GameSentences): readonly SentenceEntry[] {
  const card = dataIn(text);
  return typeof card === 'object' && card !== null ? sentences.entries(card) : [];
}

export { sentencesOf };

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

/** Makes an id from the first three words of a text. */
const idFrom = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()
    .split(' ')
    .slice(0, 3)
    .join('-') || 'text';

/** Changes the text of an entry in the document. A new entry gets an id from its text, which changes with the text until a text is read. */
export function withSentence(source: string, entry: SentenceEntry, sentence: string): string {
  const after = replaced(dataIn(source), entry.path, (held) => {
    const { id, ...rest } = held as { readonly id?: unknown };
    const isNew = id === undefined || (entry.reading.kind !== 'read' && id === idFrom(entry.text));
    return written({ id: entry.hasId && isNew ? idFrom(sentence) : id, ...rest, [entry.field]: sentence });
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

/** The message for a text that is not read. */
export type ReadingWords = (reading: Exclude<Reading, { kind: 'read' }>) => string;

/** Marks texts that are not read. */
export function sentenceMarks(source: string, entries: readonly SentenceEntry[], words: ReadingWords): Mark[] {
  const document = boundedDocument(source);
  if (document === null) return [];
  return entries.flatMap((entry) => {
    const { reading } = entry;
    const span = spanOf(document, source, entry);
    if (reading.kind === 'read' || !span) return [];
    const at = span.from + (span.exact && reading.kind === 'unknown' ? reading.from : 0);
    const before = source.slice(0, at).split('\n');
    return [{ line: before.length, column: before.at(-1)!.length + 1, message: words(reading), severity: 'info' }];
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
