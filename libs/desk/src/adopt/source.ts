/** The rows of a source, in the common form of all readers, and the limits against hostile files. */
import { unfitCharacter } from '@rulewright/content';

/** The value of a cell. Only JSON has lists and objects. */
export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [key: string]: Cell };

export interface SourceRow {
  /** The row in the file, from 1. For a list in JSON, the position in the list. */
  readonly row: number;
  /** The file of the row, if the source is a folder. */
  readonly file?: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** A row as notes name it: `Row 3`, or `Row 3 of cards.json` for a folder. */
export const placeOfRow = ({ row, file }: Pick<SourceRow, 'row' | 'file'>): string =>
  `Row ${row}${file === undefined ? '' : ` of ${file}`}`;

export interface Source {
  readonly columns: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Rows that could not be read. */
  readonly bad: readonly BadRow[];
  /** What was read in another way than the rows, such as a title above the table. */
  readonly notes: readonly string[];
}

/** A row that is not imported, and the reason. */
export interface BadRow {
  readonly row: number;
  readonly file?: string;
  readonly column?: string;
  readonly reason: string;
}

/** The error for a source that cannot be read at all. */
export class SourceError extends Error {}

/** The column with the path of a row's file, for a folder of files. */
export const FILE_COLUMN = '(file)';

export const SOURCE_LIMITS = {
  bytes: 64 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  cell: 20_000,
  /** The most cells of the sheet that is read from a spreadsheet: those in the file, and rows times columns with content. */
  cells: 1_000_000,
  /** The limits of a spreadsheet, which is a ZIP archive: the number of parts, and their total size after expansion. */
  archiveEntries: 1_000,
  archiveBytes: 128 * 1024 * 1024,
  /** The deepest nesting of lists and objects in JSON. */
  depth: 8,
} as const;

/** Checks the cells of a row. Returns the first problem, or null. */
function cellProblem(
  cells: Readonly<Record<string, Cell>>,
): { readonly column: string; readonly reason: string } | null {
  for (const [column, cell] of Object.entries(cells)) {
    const text =
      typeof cell === 'string' ? cell : cell !== null && typeof cell === 'object' ? JSON.stringify(cell) : '';
    if (text.length > SOURCE_LIMITS.cell)
      return { column, reason: `The cell has ${text.length} characters; at most ${SOURCE_LIMITS.cell} are read.` };
    const unfit = typeof cell === 'string' ? unfitCharacter(cell) : null;
    if (unfit) return { column, reason: unfit.message };
  }
  return null;
}

/** Creates a source from rows. Collects the columns, and lists rows with bad cells separately. */
export function sourceOf(
  all: Iterable<SourceRow>,
  unreadable: readonly BadRow[] = [],
  notes: readonly string[] = [],
): Source {
  const columns = new Set<string>();
  const rows: SourceRow[] = [];
  const bad = [...unreadable];
  for (const row of all) {
    const problem = cellProblem(row.cells);
    if (problem) {
      bad.push({ row: row.row, ...(row.file !== undefined && { file: row.file }), ...problem });
      continue;
    }
    if (rows.length >= SOURCE_LIMITS.rows)
      throw new SourceError(`The source has more than ${SOURCE_LIMITS.rows} rows.`);
    for (const column of Object.keys(row.cells)) columns.add(column);
    if (columns.size > SOURCE_LIMITS.columns)
      throw new SourceError(`The source has more than ${SOURCE_LIMITS.columns} columns.`);
    rows.push(row);
  }
  return { columns: [...columns], rows, bad, notes };
}
