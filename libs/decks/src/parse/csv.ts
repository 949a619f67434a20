/** Lists as tables. A heading row names the columns in any order. Commas, semicolons, tabs or bars separate the columns. */
import { parse } from 'csv-parse/browser/esm/sync';
import type { CardIndex } from '../card-index.ts';
import type { TextLine } from '../text-lines.ts';
import { nameKey, plainLine } from '../typed-names.ts';
import { zoneOf } from './heading.ts';
import { LIMITS, type ParsedDeck } from './parsed-deck.ts';
import { DeckReading } from './deck-reading.ts';

const COLUMNS = {
  name: ['name', 'card', 'cardname', 'title'],
  count: ['count', 'copies', 'quantity', 'qty', 'amount'],
  set: ['set', 'setcode', 'edition', 'setname'],
  number: ['number', 'collectornumber', 'cardnumber', 'no'],
  zone: ['zone', 'board', 'section'],
} as const;

type Column = keyof typeof COLUMNS;

/** The heading row of a table. */
export interface CsvTable {
  readonly delimiter: string;
  readonly columns: Readonly<Partial<Record<Column, number>>>;
  /** The line of the heading row, from 0. */
  readonly at: number;
}

/** Whether a line separates the heading row of a Markdown table from the other rows: `| --- | ---: |`. */
export function isTableRule(line: string | undefined): boolean {
  if (line === undefined || line.length > LIMITS.line || !line.includes('|') || !line.includes('-')) return false;
  return line.split('|').every((cell) => /^(?::?-+:?)?$/.test(cell.trim()));
}

/** Reads the heading row of a table: the first line that is not blank. Null if that line has no delimiter or no column of names. */
export function csvTableOf(lines: readonly TextLine[]): CsvTable | null {
  const at = lines.findIndex(({ text }) => plainLine(text).trim() !== '');
  const first = lines[at]?.text ?? '';
  if (first.length > LIMITS.line) return null;
  for (const delimiter of [',', ';', '\t', '|']) {
    if (!first.includes(delimiter)) continue;
    const cells = first.split(delimiter).map((cell) => nameKey(cell).replaceAll(' ', ''));
    const columns: Partial<Record<Column, number>> = {};
    for (const column of Object.keys(COLUMNS) as Column[]) {
      const place = cells.findIndex((cell) => (COLUMNS[column] as readonly string[]).includes(cell));
      if (place >= 0) columns[column] = place;
    }
    if (columns.name !== undefined) return { delimiter, columns, at };
  }
  return null;
}

interface CsvRow {
  readonly fields: string[];
  /** Counted from 1. */
  readonly line: number;
  readonly lastLine: number;
}

/** Reads a table. An unreadable row becomes an issue, and the other rows still count. */
export function parseTable(text: string, table: CsvTable, index: CardIndex): ParsedDeck {
  const reading = new DeckReading(index, 'csv');
  for (const row of rowsOf(reading.linesOf(text), table, reading)) readRow(row, table, reading);
  return reading.done();
}

/** The record size is limited because, after an open quotation mark, the parser rereads the rest of the list at each further mark. */
const OPTIONS = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: LIMITS.record,
} as const;

/** Parses all rows at once if the table is valid; otherwise line by line, with an issue for each invalid line. */
function rowsOf(lines: readonly TextLine[], { at, delimiter }: CsvTable, reading: DeckReading): CsvRow[] {
  const body = lines.slice(at + 1);
  return wholeTable(body, at, delimiter) ?? lineByLine(body, at, delimiter, reading);
}

/** The rows of a valid table; null for any other. The parser's record size ignores empty fields, so line lengths are checked first. */
function wholeTable(body: readonly TextLine[], at: number, delimiter: string): CsvRow[] | null {
  if (body.some(({ text }) => text.length > LIMITS.record)) return null;
  const rows: CsvRow[] = [];
  try {
    let from = 0;
    const text = body.map((line) => line.text).join('\n');
    for (const { record, info } of parse(text, { ...OPTIONS, delimiter, info: true }) as unknown as {
      record: string[];
      info: { lines: number };
    }[]) {
      const last = info.lines - 1;
      while (from < last && body[from]!.text.trim() === '') from++;
      rows.push({ fields: record, line: at + 2 + Math.min(from, last), lastLine: at + 2 + last });
      from = last + 1;
    }
    return rows;
  } catch {
    return null;
  }
}

function lineByLine(body: readonly TextLine[], at: number, delimiter: string, reading: DeckReading): CsvRow[] {
  const rows: CsvRow[] = [];
  for (const [offset, { text }] of body.entries()) {
    const line = at + 2 + offset;
    if (delimiter === '|' && isTableRule(text)) continue;
    const fields = text.length > LIMITS.record ? [] : fieldsOf(text, delimiter);
    if (text.length > LIMITS.record) reading.badLine(line, `The row is longer than ${LIMITS.record} characters.`);
    else if (fields === null) reading.badLine(line, 'This row has a quotation mark that is not closed.');
    else if (text.trim() !== '') rows.push({ fields, line, lastLine: line });
  }
  return rows;
}

/** The fields of a single line; null if the line is not valid. */
function fieldsOf(text: string, delimiter: string): string[] | null {
  const quotes = text.split('"').length - 1;
  if (quotes === 0) return text.split(delimiter);
  if (quotes % 2 === 1) return null;
  try {
    return parse(text, { ...OPTIONS, delimiter })[0] ?? [];
  } catch {
    return null;
  }
}

function readRow({ fields, line, lastLine }: CsvRow, { columns, delimiter }: CsvTable, reading: DeckReading): void {
  const cell = (column: Column): string | null => {
    const at = columns[column];
    return at === undefined ? null : plainLine(fields[at] ?? '').trim();
  };
  if (fields.every((field) => plainLine(field).trim() === '')) return;
  if (delimiter === '|' && isTableRule(fields.join('|'))) return;
  const name = cell('name') ?? '';
  if (nameKey(name) === '') return reading.badLine(line, 'This row has no name.');
  const set = cell('set');
  const printingFields = [columns.set, columns.number].filter((at) => at !== undefined);
  reading.add({
    line,
    name,
    count: cell('count'),
    zone: zoneOf(cell('zone') ?? '', reading.index) ?? 'main',
    printing: set ? { set, number: cell('number') || null } : null,
    source: {
      kind: 'record',
      fields,
      nameField: columns.name!,
      countField: columns.count ?? null,
      printingFields,
      delimiter,
      lastLine,
    },
  });
}
