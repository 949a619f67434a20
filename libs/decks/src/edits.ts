/** Changes to entries of a list as edits of its text, in the list's own format; and edits applied. */
import type { DeckEdit, DeckFix } from './issues.ts';
import { splitLines } from './lines.ts';
import { rewriteMembers } from './parse/json-members.ts';
import type { EntryChange, EntrySource, JsonDocument } from './parse/parsed.ts';

/** Where an entry stands: enough to change it. */
export interface EntryPlace {
  readonly line: number;
  readonly source: EntrySource;
  /** For a list in JSON. */
  readonly json?: JsonDocument;
}

export const deleteLine = (line: number): DeckEdit => ({ line, text: null });

/** The edits that change an entry; none if the format allows no small change. */
export function rewriteEntry(place: EntryPlace, change: EntryChange): DeckEdit[] {
  const { line, source } = place;
  if (source.kind === 'line') return [{ line, text: rewriteLine(source, change) }];
  if (source.kind === 'member') return rewriteMembers(place.json, [{ source, change }]);
  const fields = [...source.fields];
  if (change.name !== undefined) fields[source.nameField] = change.name;
  if (change.copies !== undefined && source.countField !== null) fields[source.countField] = String(change.copies);
  if (change.withoutPrinting) for (const field of source.printingFields) fields[field] = '';
  const text = fields.map((field) => quoted(field, source.delimiter)).join(source.delimiter);
  return [{ line, text }, ...linesAfter(line, source.lastLine)];
}

/** The edits that take an entry out. */
export function deleteEntry(place: EntryPlace): DeckEdit[] {
  const { line, source } = place;
  if (source.kind === 'member') return rewriteMembers(place.json, [{ source, change: null }]);
  return [deleteLine(line), ...(source.kind === 'record' ? linesAfter(line, source.lastLine) : [])];
}

/** The edits that give entries of one list new numbers of copies; 0 takes an entry out. */
export function changeCopies(
  json: JsonDocument | undefined,
  changes: readonly (EntryPlace & { readonly copies: number })[],
): DeckEdit[] {
  if (json !== undefined) {
    const members = changes.flatMap(({ source, copies }) =>
      source.kind === 'member' ? [{ source, change: copies === 0 ? null : { copies } }] : [],
    );
    return rewriteMembers(json, members);
  }
  return changes.flatMap((one) => (one.copies === 0 ? deleteEntry(one) : rewriteEntry(one, { copies: one.copies })));
}

/** Applies a fix to the text of the list it was made for. Lines keep their endings; lines that do not exist are ignored. */
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
  const { raw, name, count, printing } = source;
  const parts: { at: readonly [number, number]; text: string }[] = [];
  if (change.name !== undefined) parts.push({ at: name, text: change.name });
  if (change.copies !== undefined && count) parts.push({ at: count, text: String(change.copies) });
  if (change.withoutPrinting && printing) parts.push({ at: printing, text: '' });
  parts.sort((a, b) => b.at[0] - a.at[0]);
  const text = parts.reduce((line, { at, text: part }) => line.slice(0, at[0]) + part + line.slice(at[1]), raw);
  return change.withoutPrinting ? text.trimEnd() : text;
}

const quoted = (field: string, delimiter: string): string =>
  field.includes(delimiter) || /["\r\n]|^\s|\s$/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

const linesAfter = (line: number, last: number): DeckEdit[] =>
  Array.from({ length: Math.max(0, last - line) }, (_, at) => deleteLine(line + at + 1));
