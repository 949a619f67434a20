/** Drafts release notes from a change set: one line for each document, with its changed fields and words. */
import { yamlDiff, type FieldChange } from '../diff/field-diff.ts';
import { entryOf, isData } from '../content/document-entry.ts';
import type { ProposedText } from '../content/desk-content.ts';

export interface DocumentTexts extends ProposedText {
  /** The released text, or null for a new document. */
  readonly before: string | null;
}

const MOST_FIELDS = 4;
const MOST_LINES = 60;
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

function sayField({ field, change, before, after }: FieldChange): string {
  if (change === 'added') return `${field} is now ${sayValue(after)}`;
  if (change === 'removed') return `${field} removed (was ${sayValue(before)})`;
  const [old, fresh] = fromDifference(before, after);
  return `${field} was ${sayValue(old)}, is ${sayValue(fresh)}`;
}

function sayChange({ path, before, text }: DocumentTexts): string | null {
  const entry = entryOf({ path, text: text ?? before ?? '' });
  if (!entry || before === text) return null;
  const name = `${entry.title} (${entry.kind})`;
  if (before === null) return `- Added ${name}.`;
  if (text === null) return `- Removed ${name}.`;
  if (!isData(path)) return `- Reworded ${name}.`;
  const fields = yamlDiff(before, text);
  if (fields.length === 0) return `- ${name}: only comments changed.`;
  const rest = fields.length > MOST_FIELDS ? `; and ${fields.length - MOST_FIELDS} more` : '';
  return `- ${name}: ${fields.slice(0, MOST_FIELDS).map(sayField).join('; ')}${rest}.`;
}

/** The draft of the release notes. Compares only the documents that it names. */
export function draftNotes(title: string, documents: readonly DocumentTexts[]): string {
  const changed = documents.filter(({ before, text }) => before !== text);
  const lines = changed
    .slice(0, MOST_LINES)
    .map(sayChange)
    .filter((line) => line !== null);
  const rest = changed.length > MOST_LINES ? [`- And ${changed.length - MOST_LINES} more documents.`] : [];
  return [title, '', ...lines, ...rest].join('\n').trimEnd();
}
