/** Turns changes of deck entries into edits of the list's text, in the list's own format, and applies edits. */
import type { DeckEdit, DeckFix } from './issues.ts';
import { splitLines } from './text-lines.ts';
import { rewriteMembers, type MemberChange } from './parse/json-members.ts';
import type { EntryChange, EntrySource, JsonDocument } from './parse/parsed-deck.ts';

/** An entry and its change; null removes the entry. */
export interface PlacedChange {
  readonly line: number;
  readonly source: EntrySource;
  readonly change: EntryChange | null;
}

/** The edits that change entries of one list. Empty for a JSON list that is too large to rewrite. */
export function changeEntries(json: JsonDocument | undefined, changes: readonly PlacedChange[]): DeckEdit[] {
  const members: MemberChange[] = [];
  const edits: DeckEdit[] = [];
  for (const { line, source, change } of changes) {
    if (source.kind === 'member') members.push({ source, change });
    else if (source.kind !== 'fixed')
      edits.push(...(change === null ? deletedLines(line, source) : rewrittenLines(line, source, change)));
  }
  return members.length > 0 ? rewriteMembers(json, members) : edits;
}

/** The edits that give entries of one list new numbers of copies; 0 removes an entry. */
export function changeCopies(
  json: JsonDocument | undefined,
  changes: readonly (Pick<PlacedChange, 'line' | 'source'> & { readonly copies: number })[],
): DeckEdit[] {
  const placed = changes.map(({ line, source, copies }) => ({
    line,
    source,
    change: copies === 0 ? null : { copies },
  }));
  return changeEntries(json, placed);
}

type LineSource = Exclude<EntrySource, { kind: 'member' | 'fixed' }>;

const lastLineOf = (line: number, source: LineSource): number =>
  source.kind === 'record' || source.kind === 'item' ? source.lastLine : line;

const deletedLines = (line: number, source: LineSource): DeckEdit[] =>
  Array.from({ length: lastLineOf(line, source) - line + 1 }, (_, at) => ({ line: line + at, text: null }));

function rewrittenLines(line: number, source: LineSource, change: EntryChange): DeckEdit[] {
  const text =
    source.kind === 'line'
      ? rewriteLine(source, change)
      : source.kind === 'item'
        ? rewriteItem(source, change)
        : source.kind === 'record'
          ? rewriteRecord(source, change)
          : null;
  return [{ line, text }, ...deletedLines(line, source).slice(1)];
}

const rewriteItem = ({ lead, card, copies }: EntrySource & { kind: 'item' }, change: EntryChange): string =>
  `${lead}{ card: ${change.name === undefined ? card : JSON.stringify(change.name)}, copies: ${change.copies ?? copies} }`;

function rewriteRecord(source: EntrySource & { kind: 'record' }, change: EntryChange): string {
  const fields = [...source.fields];
  if (change.name !== undefined) fields[source.nameField] = change.name;
  if (change.copies !== undefined && source.countField !== null) fields[source.countField] = String(change.copies);
  if (change.withoutPrinting) for (const field of source.printingFields) fields[field] = '';
  return fields.map((field) => quoted(field, source.delimiter)).join(source.delimiter);
}

/** Applies a fix to the text of its list. Lines keep their endings. Edits of lines that do not exist are ignored. */
export function applyFix(text: string, fix: DeckFix): string {
  const edits = new Map(fix.edits.map((edit) => [edit.line, edit.text]));
  return splitLines(text)
    .map((line, at) => {
      const edit = edits.get(at + 1);
      if (edit === undefined) return line.text + line.end;
      return edit === null ? '' : edit + line.end;
    })
    .join('');
}

function rewriteLine(source: EntrySource & { kind: 'line' }, change: EntryChange): string {
  const { raw, name, count, printing, xml } = source;
  const parts: { at: readonly [number, number]; text: string }[] = [];
  if (change.name !== undefined) parts.push({ at: name, text: xml ? escaped(change.name) : change.name });
  if (change.copies !== undefined && count) parts.push({ at: count, text: String(change.copies) });
  if (change.withoutPrinting && printing) parts.push({ at: printing, text: '' });
  parts.sort((a, b) => b.at[0] - a.at[0]);
  const text = parts.reduce((line, { at, text: part }) => line.slice(0, at[0]) + part + line.slice(at[1]), raw);
  return change.withoutPrinting ? text.trimEnd() : text;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const quoted = (field: string, delimiter: string): string =>
  field.includes(delimiter) || /["\r\n]/.test(field) || field !== field.trim()
    ? `"${field.replaceAll('"', '""')}"`
    : field;
