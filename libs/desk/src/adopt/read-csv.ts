/** Reads a CSV text. Commas, semicolons, tabs or bars separate the columns. Formulas are ordinary texts. */
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import {
  headingOf,
  rowsOf,
  SOURCE_LIMITS,
  sourceOf,
  SourceError,
  type BadRow,
  type Source,
  type SourceRow,
} from './source.ts';

/** The number of characters of the first line to search for the separator. */
const START = 64 * 1024;
/** The number of characters to pass to the parser at once. */
const PIECE = 64 * 1024;

/** The most frequent separator in the first line. */
export function separatorOf(text: string): string {
  const line = text.slice(0, START).split(/\r?\n/u, 1)[0]!;
  const counts = [',', ';', '\t', '|'].map((one) => ({ one, count: line.split(one).length }));
  return counts.sort((a, b) => b.count - a.count)[0]!.one;
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
  let heading: string[] | null = null;
  const found: SourceRow[] = [];
  const bad: BadRow[] = [];
  try {
    for await (const one of stream as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const { record, info } = one;
      if (!heading) {
        heading = headingOf(record);
        continue;
      }
      if (found.length + bad.length > SOURCE_LIMITS.rows)
        throw new SourceError(`The source has more than ${SOURCE_LIMITS.rows} rows.`);
      const extra = record.slice(heading.length).findIndex((cell) => cell !== '');
      if (extra >= 0)
        bad.push({
          row: info.lines,
          reason: `The row has ${record.length} cells, but the heading has ${heading.length}. Put cells that contain the separator in quotes.`,
        });
      else found.push(...rowsOf(heading, [{ row: info.lines, cells: record }]));
    }
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(`The file cannot be read as CSV: ${(error as Error).message}`);
  }
  if (!heading) throw new SourceError('The file is empty.');
  return sourceOf(found, bad);
}
