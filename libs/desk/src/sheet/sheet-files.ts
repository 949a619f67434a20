/** Writes and reads card sheets as CSV or XLSX files. Texts that look like formulas are guarded. */
import { guarded, unguarded } from '@rulewright/content/formula-guard';
import { parse } from 'csv-parse/sync';
import { csvFormatRows } from 'd3-dsv';
import writeXlsxFile from 'write-excel-file/node';
import { separatorOf } from '../adopt/read-csv.ts';
import { readSpreadsheet } from '../adopt/read-source.ts';
import { SOURCE_LIMITS, SourceError, type Source } from '../adopt/source.ts';
import { sourceOfTable } from '../adopt/table.ts';
import { DeskError } from '../errors.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { CellEdit } from './sheet-rows.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** The maximum size of a file in bytes. A game with 10,000 cards needs about two megabytes. */
const MOST_BYTES = 4 * 1024 * 1024;
/** The heading of the column with the ids of the cards. */
const ID = 'id';

interface FileRow {
  readonly slug: string;
  /** In the order of the columns. */
  readonly cells: readonly string[];
}

/** The headings of columns: their labels, or their ids if the label is not unique. */
const headingsOf = (columns: readonly SheetColumn[]): string[] =>
  columns.map(({ id, label }) =>
    label === ID || columns.filter((one) => one.label === label).length > 1 ? id : label,
  );

const isNumber = (text: string): boolean => /^-?(?:0|[1-9]\d{0,14})$/u.test(text);

export async function writeSheet(
  columns: readonly SheetColumn[],
  rows: readonly FileRow[],
  format: SheetFormat,
): Promise<Buffer> {
  const heading = [ID, ...headingsOf(columns)].map(guarded);
  if (format === 'csv') {
    const table = rows.map(({ slug, cells }) => [slug, ...cells.map(guarded)]);
    // The byte order mark makes spreadsheets read the text as UTF-8.
    return Buffer.from(`\ufeff${csvFormatRows([heading, ...table])}\n`);
  }
  const cells = rows.map((row) => [
    { value: row.slug, type: String },
    ...row.cells.map((text, at) => {
      if (text === '') return null;
      return columns[at]!.kind === 'number' && isNumber(text)
        ? { value: Number(text), type: Number }
        : { value: guarded(text), type: String };
    }),
  ]);
  const top = heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  return writeXlsxFile([top, ...cells], { stickyRowsCount: 1 }).toBuffer();
}

function sourceInCsv(bytes: Buffer): Source {
  const text = bytes.toString('utf8').replace(/^\ufeff/u, '');
  let table: string[][];
  try {
    table = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: SOURCE_LIMITS.cell * 20,
    });
  } catch (error) {
    throw new SourceError(`The file cannot be read as CSV: ${(error as Error).message}`);
  }
  return sourceOfTable(table.map((cells, at) => ({ row: at + 1, cells })));
}

export interface SheetReading {
  /** The edits of each card of the file, by slug. */
  readonly cards: ReadonlyMap<string, readonly CellEdit[]>;
  /** Headings that match no column. */
  readonly unknown: readonly string[];
}

/**
 * Reads the cells of a file. A heading is the label or the id of a column. Case does not matter.
 * @throws DeskError `bad-file`
 */
export async function readSheet(columns: readonly SheetColumn[], bytes: Buffer): Promise<SheetReading> {
  if (bytes.length > MOST_BYTES)
    throw new DeskError('bad-file', `A file here has at most ${MOST_BYTES / 1024 / 1024} MB.`);
  // An XLSX file is a ZIP archive, so it starts with PK.
  const source = await asDeskErrors(() =>
    bytes.toString('latin1', 0, 2) === 'PK' ? readSpreadsheet(bytes) : sourceInCsv(bytes),
  );
  const [bad] = source.bad;
  if (bad) throw new DeskError('bad-file', `Row ${bad.row}${bad.column ? `, ${bad.column}` : ''}: ${bad.reason}`);
  const headings = headingsOf(columns);
  const columnOf = (name: string): SheetColumn | undefined => {
    const bare = unguarded(name).trim().toLowerCase();
    return columns.find(({ id }, at) => id.toLowerCase() === bare || headings[at]!.toLowerCase() === bare);
  };
  const named = source.columns.map((name) => ({ name, column: columnOf(name) }));
  const idName = source.columns.find((name) => name.toLowerCase() === ID);
  if (idName === undefined)
    throw new DeskError('bad-file', 'The first row has no column "id". It tells which card each row changes.');
  const cards = new Map<string, readonly CellEdit[]>();
  for (const { row, cells } of source.rows) {
    const slug = String(cells[idName] ?? '').trim();
    if (cards.has(slug)) throw new DeskError('bad-file', `Row ${row}: the card "${slug}" has two rows. Remove one.`);
    const edits = named.flatMap(({ name, column }) =>
      column ? [{ column: column.id, text: unguarded(textOf(cells[name])) }] : [],
    );
    cards.set(slug, edits);
  }
  const unknown = named.filter(({ name, column }) => !column && name !== idName).map(({ name }) => name);
  return { cards, unknown };
}

const textOf = (cell: unknown): string =>
  cell === null || cell === undefined ? '' : typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : String(cell);

async function asDeskErrors(read: () => Source | Promise<Source>): Promise<Source> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof SourceError ? new DeskError('bad-file', error.message) : error;
  }
}
