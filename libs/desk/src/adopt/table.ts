/** Makes a source from a table: finds the row that names the columns, and lists what is above it. */
import { SOURCE_LIMITS, sourceOf, SourceError, type BadRow, type Cell, type Source, type SourceRow } from './source.ts';

/** A row of a table, with its row in the file. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** The number of rows in which the names of the columns can be. */
const LOOKED = 10;
/** The maximum number of characters of the name of a column below a title. */
const LONGEST_NAME = 60;

const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell).trim());
const isBlank = (cell: Cell | undefined): boolean => textOf(cell) === '';
const filledIn = ({ cells }: TableRow): number => cells.filter((cell) => !isBlank(cell)).length;

/** Whether all texts of a row can be names of columns: short, and not numbers. */
const areNames = ({ cells }: TableRow): boolean =>
  cells.map(textOf).every((text) => text === '' || (text.length <= LONGEST_NAME && !/^[\d\s.,%+-]*$/u.test(text)));

/** The place of the row with the names of the columns. Rows above it have a title, or the titles of groups of columns. */
function headingAt(table: readonly TableRow[]): number {
  const start = table.slice(0, LOOKED);
  const width = Math.max(0, ...table.slice(0, 3 * LOOKED).map(filledIn));
  for (const [at, row] of start.entries()) {
    const isTitle = filledIn(row) * 2 <= width;
    const below = start.slice(at + 1).find((one) => filledIn(one) > 0);
    const hasNamesBelow = start
      .slice(at + 1)
      .some((one) => filledIn(one) > filledIn(row) && filledIn(one) * 5 >= width * 3 && areNames(one));
    if (filledIn(row) > 0 && !(isTitle && below && hasNamesBelow)) return at;
  }
  return Math.max(
    0,
    start.findIndex((row) => filledIn(row) > 0),
  );
}

/** Whether a row continues the names of a row with merged cells: it is empty below the first name, and names the columns without one. */
function continues(heading: TableRow, next: TableRow | undefined): boolean {
  if (!next || filledIn(next) === 0 || !areNames(next)) return false;
  const first = heading.cells.findIndex((cell) => !isBlank(cell));
  const gaps = next.cells.flatMap((_, at) => (at > first && isBlank(heading.cells[at]) ? [at] : []));
  return isBlank(next.cells[first]) && gaps.length > 0 && gaps.every((at) => !isBlank(next.cells[at]));
}

/** The letters of a column in a spreadsheet: A, B, … Z, AA. */
const lettersOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${lettersOf(Math.floor(at / 26) - 1)}${lettersOf(at % 26)}`;

/** The titles above columns. A title is valid for the empty cells to its right. */
function groupsOf({ cells }: TableRow): string[] {
  let last = '';
  return cells.map((cell) => (last = textOf(cell) || last));
}

/**
 * The names of the columns; empty for a column without values.
 * @param above a row with the titles of groups of columns
 * @throws SourceError
 */
function namesOf(cells: readonly Cell[], above: TableRow | undefined, isUsed: (at: number) => boolean): string[] {
  const cellTexts = cells.map(textOf);
  if (cellTexts.every((name) => name === '')) throw new SourceError('The first row must name the columns.');
  const groups = above ? groupsOf(above) : [];
  const names = cellTexts.map((name, at) => {
    const group = groups[at] ?? '';
    if (name === '') return isUsed(at) ? `Column ${lettersOf(at)}` : '';
    return cellTexts.indexOf(name) !== cellTexts.lastIndexOf(name) && group !== '' ? `${group} ${name}` : name;
  });
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (twice !== undefined) throw new SourceError(`Two columns have the name "${twice}". Rename one of the two.`);
  if (names.length > SOURCE_LIMITS.columns)
    throw new SourceError(`The source has more than ${SOURCE_LIMITS.columns} columns.`);
  return names;
}

const shown = ({ cells }: TableRow): string =>
  cells
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 200);

/** @throws SourceError */
export function sourceOfTable(table: readonly TableRow[]): Source {
  if (table.every((row) => filledIn(row) === 0)) throw new SourceError('The file is empty.');
  const at = headingAt(table);
  const heading = table[at]!;
  const below = table[at + 1];
  const isSplit = continues(heading, below);
  const rest = table.slice(isSplit ? at + 2 : at + 1);
  const groups = groupsOf(heading);
  const width = Math.max(heading.cells.length, isSplit ? below!.cells.length : 0);
  const titles = isSplit
    ? Array.from({ length: width }, (_, column) => textOf(below!.cells[column]) || textOf(heading.cells[column]))
    : heading.cells;
  const names = namesOf(titles, isSplit ? { row: 0, cells: groups } : table[at - 1], (column) =>
    rest.some(({ cells }) => !isBlank(cells[column])),
  );
  const bad: BadRow[] = [];
  const rows: SourceRow[] = [];
  for (const { row, cells } of rest) {
    if (cells.every(isBlank)) continue;
    if (cells.slice(names.length).some((cell) => !isBlank(cell)))
      bad.push({
        row,
        reason: `The row has ${cells.length} cells, but the heading has ${names.length}. Put cells that contain the separator in quotes.`,
      });
    else
      rows.push({
        row,
        cells: Object.fromEntries(
          names.flatMap((name, column) => (name === '' ? [] : [[name, cells[column] ?? null]])),
        ),
      });
  }
  const above = table.slice(0, at).filter((row) => filledIn(row) > 0);
  const notes = above.map((row) => `Row ${row.row} is above the names of the columns and is not taken: ${shown(row)}`);
  if (isSplit) notes.push(`The names of the columns are in rows ${heading.row} and ${below!.row}.`);
  return sourceOf(rows, bad, notes);
}
