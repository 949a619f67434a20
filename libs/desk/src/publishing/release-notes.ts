/** Drafts release notes from a change set: one line for each document, or for many documents that change in the same way. */
import type { DocumentKind } from '@rulewright/content';
import { yamlDiff, type FieldChange } from '../diff/field-diff.ts';
import { entryOf, isData } from '../content/document-entry.ts';
import type { ProposedText } from '../content/desk-content.ts';

export interface DocumentTexts extends ProposedText {
  /** The released text, or null for a new document. */
  readonly before: string | null;
}

const MOST_FIELDS = 4;
const MOST_LINES = 60;
/** The most documents to compare. Two thousand cards take about half a second. */
const MOST_COMPARED = 5_000;
/** The fewest documents with the same change that share a sentence. */
const FEWEST_ALIKE = 5;
/** The most titles in such a sentence. */
const MOST_TITLES = 3;
/** The most sentences about documents with the same change. */
const MOST_ALIKE = 12;
const LONGEST_VALUE = 60;

function sayValue(value: unknown): string {
  const text = typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : JSON.stringify(value);
  const said = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text;
  return typeof value === 'string' ? `"${said}"` : said;
}

/** Cuts two long texts to start at the first word that differs. Returns other values unchanged. */
function fromDifference(before: unknown, after: unknown): readonly [unknown, unknown] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  if (Math.min(before.length, after.length) <= LONGEST_VALUE) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = before.lastIndexOf(' ', same) + 1;
  return start === 0 ? [before, after] : [`…${before.slice(start)}`, `…${after.slice(start)}`];
}

/** The name of a field as a reader knows it. The fields of a game are in `data`. */
const nameOfField = (field: string): string => field.replace(/^data\./u, '');

function sayField({ field: path, change, before, after }: FieldChange): string {
  const field = nameOfField(path);
  if (change === 'added') return `${field} is now ${sayValue(after)}`;
  if (change === 'removed') return `${field} removed (was ${sayValue(before)})`;
  const [old, fresh] = fromDifference(before, after);
  return `${field} was ${sayValue(old)}, is ${sayValue(fresh)}`;
}

/** A changed document in words. */
interface NoteLine {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly verb: 'Added' | 'Removed' | 'Reworded' | null;
  /** The changed values. Empty if there is a verb. */
  readonly values: string;
  /** The changed fields without their values. */
  readonly fields: string;
  /** Documents with the same key are of the same kind and game, and have been changed in the same way. */
  readonly key: string;
}

/** The first parts with a semicolon between them, and the number of the others. */
function listed(parts: readonly string[]): string {
  const rest = parts.length > MOST_FIELDS ? `; and ${parts.length - MOST_FIELDS} more` : '';
  return `${parts.slice(0, MOST_FIELDS).join('; ')}${rest}`;
}

function verbOf({ path, before, text }: DocumentTexts): NoteLine['verb'] {
  if (before === null) return 'Added';
  if (text === null) return 'Removed';
  return isData(path) ? null : 'Reworded';
}

function sayChange(document: DocumentTexts): NoteLine | null {
  const { path, before, text } = document;
  const entry = entryOf({ path, text: text ?? before ?? '' });
  if (!entry || before === text) return null;
  const verb = verbOf(document);
  const changes = verb === null ? yamlDiff(before, text) : [];
  const { title, kind, game } = entry;
  return {
    title,
    kind,
    verb,
    values: changes.length > 0 ? listed(changes.map(sayField)) : verb === null ? 'only comments changed' : '',
    fields: changes.length > 0 ? `${listed([...new Set(changes.map(({ field }) => nameOfField(field)))])} changed` : '',
    key: `${game} ${kind} ${verb}`,
  };
}

/** The kinds of documents whose plural has an s. */
const COUNTABLE: readonly DocumentKind[] = ['card', 'deck', 'ruling', 'set', 'term', 'mode', 'variant'];

const many = (kind: DocumentKind, count: number): string =>
  `${count.toLocaleString('en')} ${COUNTABLE.includes(kind) ? `${kind}s` : `documents (${kind})`}`;

/** `such as Ant, Bee and Cicada`. Cards can share a title, so each title is named once. */
function examplesOf(group: readonly NoteLine[]): string {
  const titles = [...new Set(group.map(({ title }) => title))].slice(0, MOST_TITLES);
  return `such as ${[titles.slice(0, -1).join(', '), titles.at(-1)].filter(Boolean).join(' and ')}`;
}

/** One sentence for documents that have been changed in the same way. */
function sayGroup(group: readonly NoteLine[], said: string): string {
  const { kind, verb } = group[0]!;
  return verb === null
    ? `${many(kind, group.length)}, ${examplesOf(group)}: ${said}.`
    : `${verb} ${many(kind, group.length)}, ${examplesOf(group)}.`;
}

const sayOne = ({ title, kind, verb, values }: NoteLine): string =>
  verb === null ? `${title} (${kind}): ${values}.` : `${verb} ${title} (${kind}).`;

/** The groups of documents with the same key that have at least FEWEST_ALIKE members. */
function alike(all: readonly NoteLine[], keyOf: (said: NoteLine) => string): NoteLine[][] {
  const groups = new Map<string, NoteLine[]>();
  for (const said of all) {
    const key = keyOf(said);
    const group = groups.get(key);
    if (group) group.push(said);
    else groups.set(key, [said]);
  }
  return [...groups.values()].filter((group) => group.length >= FEWEST_ALIKE);
}

interface Sentence {
  readonly text: string;
  /** The number of documents that the sentence is about. */
  readonly count: number;
}

/**
 * Sentences about changed documents, in the order of the documents. Documents with the same changed values share a sentence, and so do
 * documents with other values in the same fields.
 */
function sentencesOf(all: readonly NoteLine[]): Sentence[] {
  const same = alike(all, ({ key, values }) => `${key} ${values}`);
  const taken = new Set(same.flat());
  const left = all.filter((said) => !taken.has(said));
  const similar = alike(
    left.filter(({ fields }) => fields !== ''),
    ({ key, fields }) => `${key} ${fields}`,
  );
  const groups = new Map<NoteLine, Sentence>();
  for (const group of same) groups.set(group[0]!, { text: sayGroup(group, group[0]!.values), count: group.length });
  for (const group of similar) groups.set(group[0]!, { text: sayGroup(group, group[0]!.fields), count: group.length });
  const grouped = new Set([...taken, ...similar.flat()]);
  return all.flatMap((said) => {
    const group = groups.get(said);
    return group ? [group] : grouped.has(said) ? [] : [{ text: sayOne(said), count: 1 }];
  });
}

/** The sentences about the first documents, and the number of documents without a sentence. */
function summed(documents: readonly DocumentTexts[]): { sentences: Sentence[]; rest: number } {
  const changed = documents.filter(({ before, text }) => before !== text);
  const said = changed.slice(0, MOST_COMPARED).flatMap((one) => sayChange(one) ?? []);
  return { sentences: sentencesOf(said), rest: changed.length - Math.min(changed.length, MOST_COMPARED) };
}

/** Sentences about many documents that a change set changes in the same way, those with the most documents first. */
export function alikeChanges(documents: readonly DocumentTexts[]): string[] {
  return summed(documents)
    .sentences.filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_ALIKE)
    .map(({ text }) => text);
}

/**
 * The draft of the release notes. It compares only the first documents of a very large change set.
 * @param thanked the names of readers whose suggestions are in the change set
 */
export function draftNotes(
  title: string,
  documents: readonly DocumentTexts[],
  thanked: readonly string[] = [],
): string {
  const { sentences, rest } = summed(documents);
  const unsaid = sentences.slice(MOST_LINES).reduce((sum, { count }) => sum + count, rest);
  const lines = sentences.slice(0, MOST_LINES).map(({ text }) => `- ${text}`);
  const more = unsaid > 0 ? [`- And ${unsaid.toLocaleString('en')} more documents.`] : [];
  const names = [thanked.slice(0, -1).join(', '), thanked.at(-1)].filter(Boolean).join(' and ');
  const thanks = thanked.length > 0 ? ['', `Thanks to ${names} for suggesting changes.`] : [];
  return [title, '', ...lines, ...more, ...thanks].join('\n').trimEnd();
}
