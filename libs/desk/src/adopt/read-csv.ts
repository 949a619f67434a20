/** Reads a CSV file as a stream. Commas, semicolons, tabs or bars separate the columns. Formulas are texts like any other. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
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

const START = 64 * 1024;

/** The separator that the first line of a text has most often. */
export function separatorIn(text: string): string {
  const line = text.split(/\r?\n/u, 1)[0]!;
  const counts = [',', ';', '\t', '|'].map((one) => ({ one, count: line.split(one).length }));
  return counts.sort((a, b) => b.count - a.count)[0]!.one;
}

async function separatorOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return separatorIn(buffer.subarray(0, bytesRead).toString('utf8'));
  } finally {
    await file.close();
  }
}

/** @throws SourceError */
export async function readCsv(path: string): Promise<Source> {
  const parser = parse({
    delimiter: await separatorOf(path),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: SOURCE_LIMITS.cell * 20,
  });
  const stream = createReadStream(path)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
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
          reason: `The row has ${record.length} cells, but the heading has ${heading.length}.`,
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
