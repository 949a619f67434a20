/** Reads a CSV text. Commas, semicolons, tabs or bars separate the columns. Formulas are ordinary texts. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { SOURCE_LIMITS, SourceError, type Source } from './source.ts';
import { sourceOfTable, type TableRow } from './table.ts';

/** The part of the text in which the separator is searched: characters and lines. */
const START = 64 * 1024;
const LINES = 40;
/** The number of characters to pass to the parser at once. */
const PIECE = 64 * 1024;

/** The separator that most lines have equally often. Texts in quotes do not count. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, START)
    .replace(/"[^"]*"/gu, '')
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES);
  const rated = [',', ';', '\t', '|'].map((one) => {
    const counts = lines.map((line) => line.split(one).length - 1);
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    return {
      one,
      lines: usual === 0 ? 0 : counts.filter((count) => count === usual).length,
      usual,
      first: counts[0] ?? 0,
    };
  });
  return rated.toSorted((a, b) => b.lines - a.lines || b.usual - a.usual || b.first - a.first)[0]!.one;
}

function* piecesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}

/** @throws SourceError */
export async function readCsv(text: string): Promise<Source> {
  const parser = parse({
    delimiter: separatorOf(text),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: SOURCE_LIMITS.cell * 20,
  });
  const stream = Readable.from(piecesOf(text)).pipe(parser);
  const table: TableRow[] = [];
  try {
    for await (const { record, info } of stream as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      if (table.length > SOURCE_LIMITS.rows + 20)
        throw new SourceError(`The source has more than ${SOURCE_LIMITS.rows} rows.`);
      table.push({ row: info.lines, cells: record });
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`The file cannot be read as CSV: ${(error as Error).message}`);
  }
  return sourceOfTable(table);
}
