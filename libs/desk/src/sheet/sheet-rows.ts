/** The rows of a card sheet: shows documents as cells with their problems, and writes edited cells back into the documents. */
import { placeOf, type Problem, type SourceFile } from '@rulewright/content';
import { withData, yamlDocument } from '@rulewright/content/editing';
import { isMap, isScalar, LineCounter } from 'yaml';
import { dataOf, isMembers, type Members } from '../diff/field-diff.ts';
import { cellOf, valueOfCell } from './sheet-cells.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** A problem of a cell, or of the row if `column` is null. */
export interface SheetProblem {
  readonly column: string | null;
  readonly message: string;
}

export interface SheetRow {
  readonly path: string;
  readonly slug: string;
  /** The texts of the cells, in the order of the columns. */
  readonly cells: readonly string[];
  readonly problems: readonly SheetProblem[];
}

export interface CellEdit {
  readonly column: string;
  readonly text: string;
}

const partsOf = (column: string): readonly string[] => column.split('.');

const valueAt = (data: unknown, column: string): unknown =>
  partsOf(column).reduce<unknown>((value, name) => (isMembers(value) ? value[name] : undefined), data);

/** The places of the columns in a text, from the start of the name to the end of the value. */
function placesOf(text: string, columns: readonly SheetColumn[], lines: LineCounter): Map<string, [number, number]> {
  const document = yamlDocument(text, lines);
  const places = new Map<string, [number, number]>();
  for (const { id } of columns) {
    let node: unknown = document.contents;
    let place: [number, number] | null = null;
    for (const name of partsOf(id)) {
      const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === name) : undefined;
      const start = (pair?.key as { range?: readonly number[] } | undefined)?.range;
      node = pair?.value;
      const end = (node as { range?: readonly number[] } | null | undefined)?.range;
      place = start ? [start[0]!, end?.[1] ?? start[1]!] : null;
    }
    if (place) places.set(id, place);
  }
  return places;
}

/** Finds the column of each problem, by the member in its message or by its place in the text. */
function problemsOf(text: string, problems: readonly Problem[], columns: readonly SheetColumn[]): SheetProblem[] {
  if (problems.length === 0) return [];
  const lines = new LineCounter();
  const places = placesOf(text, columns, lines);
  return problems.map(({ line, column, message }) => {
    const named = /^"([\w.-]+)"/u.exec(message)?.[1] ?? '';
    const at = (lines.lineStarts[line - 1] ?? 0) + column - 1;
    const sheetColumn =
      columns.find(({ id }) => named === id || named.startsWith(`${id}.`)) ??
      columns.find(({ id }) => {
        const place = places.get(id);
        return place && at >= place[0] && at < place[1];
      });
    return { column: sheetColumn?.id ?? null, message };
  });
}

/** @param problems the problems of this document */
export function sheetRow(
  { path, text }: SourceFile,
  problems: readonly Problem[],
  columns: readonly SheetColumn[],
): SheetRow {
  const data = dataOf(text);
  return {
    path,
    slug: placeOf(path)!.slug,
    cells: columns.map((column) => cellOf(valueAt(data, column.id), column)),
    problems: problemsOf(text, problems, columns),
  };
}

/** The data with one member changed. Undefined removes the member. */
function withValue(data: Members, [name = '', ...rest]: readonly string[], value: unknown): Members {
  const inner = data[name];
  const next = rest.length === 0 ? value : withValue(isMembers(inner) ? inner : {}, rest, value);
  const { [name]: _, ...others } = data;
  return next === undefined ? others : name in data ? { ...data, [name]: next } : { ...others, [name]: next };
}

/**
 * The text with changed cells. Comments, order and style of all other parts stay the same. Null if the text is not valid YAML, because its
 * cells cannot be changed.
 */
export function withCells(text: string, edits: readonly CellEdit[], columns: readonly SheetColumn[]): string | null {
  const before = dataOf(text);
  if (!isMembers(before)) return null;
  const after = edits.reduce<Members>((data, edit) => {
    const column = columns.find(({ id }) => id === edit.column);
    if (!column || cellOf(valueAt(data, column.id), column) === edit.text) return data;
    return withValue(data, partsOf(column.id), valueOfCell(edit.text, column));
  }, before);
  return withData(text, after, before);
}
