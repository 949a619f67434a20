/** The selection of a card sheet: a rectangle between the anchor and the active cell. Also copies, pastes and moves with keys. */
import { guarded, unguarded } from '@rulewright/content/formula-guard';
import { tsvFormatRows, tsvParseRows } from 'd3-dsv';

export interface GridCell {
  readonly row: number;
  readonly column: number;
}

/** The cell `active` has the focus. For a single selected cell, `anchor` and `active` are equal. */
export interface Selection {
  readonly anchor: GridCell;
  readonly active: GridCell;
}

/** First and last rows and columns, inclusive. */
export interface Area {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export const areaOf = ({ anchor, active }: Selection): Area => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
});

export const isInside = ({ top, bottom, left, right }: Area, { row, column }: GridCell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The whole numbers from `from` to `to`. */
export const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** Formats cells for the clipboard as tab-separated text. Guards cells that a spreadsheet would read as formulas. */
export const clipboardText = (table: readonly (readonly string[])[]): string =>
  tsvFormatRows(table.map((cells) => cells.map(guarded)));

/** Parses tab-separated text from the clipboard into rows of cells. */
export const clipboardTable = (text: string): string[][] =>
  tsvParseRows(text.replaceAll('\r\n', '\n').replace(/\n$/u, '')).map((cells) => cells.map(unguarded));

/**
 * Finds the target cells of a pasted table. It starts at the top left of the selection and is cut off at the edges of the sheet. If the
 * selection's size is a multiple of the table's size, the table repeats to fill the selection.
 */
export function pasted(
  table: readonly (readonly string[])[],
  area: Area,
  size: { readonly rows: number; readonly columns: number },
): (GridCell & { readonly text: string })[] {
  const height = table.length;
  const width = Math.max(0, ...table.map((cells) => cells.length));
  if (height === 0 || width === 0) return [];
  const [tall, wide] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  const bottom = Math.min(size.rows - 1, repeats ? area.bottom : area.top + height - 1);
  const right = Math.min(size.columns - 1, repeats ? area.right : area.left + width - 1);
  return span(area.top, bottom).flatMap((row) =>
    span(area.left, right).flatMap((column) => {
      const text = table[(row - area.top) % height]![(column - area.left) % width];
      return text === undefined ? [] : [{ row, column, text }];
    }),
  );
}

/** Returns the cell to which a key moves. Null for keys that do not move. `isFar` moves to the edge of the sheet. */
export function moved(
  { row, column }: GridCell,
  key: string,
  isFar: boolean,
  size: { readonly rows: number; readonly columns: number; readonly page: number },
): GridCell | null {
  const [last, end] = [size.rows - 1, size.columns - 1];
  const to = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.min(last, Math.max(0, nextRow)),
    column: Math.min(end, Math.max(0, nextColumn)),
  });
  switch (key) {
    case 'ArrowUp':
      return to(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(isFar ? last : row + 1, column);
    case 'ArrowLeft':
      return to(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, isFar ? end : column + 1);
    case 'PageUp':
      return to(row - size.page, column);
    case 'PageDown':
      return to(row + size.page, column);
    case 'Home':
      return to(isFar ? 0 : row, 0);
    case 'End':
      return to(isFar ? last : row, end);
    default:
      return null;
  }
}
