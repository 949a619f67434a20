/** Finds a text in the cells of a card sheet, and gives the cells with another text in its place. */
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetRow } from './sheet-rows.ts';

export interface Replacement {
  readonly find: string;
  readonly replace: string;
  /** Whether the found text must be the whole text of the cell. */
  readonly wholeCell: boolean;
  readonly matchCase: boolean;
}

/** A cell with the found text, before and after the replacement. */
export interface ReplacedCell {
  readonly slug: string;
  readonly column: string;
  readonly before: string;
  readonly text: string;
}

/** The most cells, and the most characters in them. A larger result has only its count. */
const MOST_CELLS = 5_000;
const MOST_CHARACTERS = 4_000_000;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** Returns a function for the text of a cell after the replacement. */
function replacing({ find, replace, wholeCell, matchCase }: Replacement): (text: string) => string {
  const words = wholeCell ? `^${escaped(find)}$` : escaped(find);
  const pattern = new RegExp(words, matchCase ? 'gu' : 'giu');
  // A function, because `$&` in a text would have a meaning.
  return (text) => text.replace(pattern, () => replace);
}

/**
 * The cells of some columns that a replacement changes.
 * @param columns the columns of the cells of a row, in their order
 * @param chosen the ids of the columns to search
 */
export function replacedCells(
  rows: readonly Pick<SheetRow, 'slug' | 'cells'>[],
  columns: readonly Pick<SheetColumn, 'id'>[],
  chosen: readonly string[],
  replacement: Replacement,
): { readonly count: number; readonly cells: readonly ReplacedCell[] } {
  const after = replacing(replacement);
  const places = columns.flatMap(({ id }, at) => (chosen.includes(id) ? [{ id, at }] : []));
  const changed: ReplacedCell[] = [];
  let count = 0;
  let characters = 0;
  for (const { slug, cells } of rows)
    for (const { id, at } of places) {
      const before = cells[at]!;
      const text = after(before);
      if (text === before) continue;
      count++;
      characters += before.length + text.length;
      if (count <= MOST_CELLS && characters <= MOST_CHARACTERS) changed.push({ slug, column: id, before, text });
    }
  return { count, cells: changed.length < count ? [] : changed };
}
