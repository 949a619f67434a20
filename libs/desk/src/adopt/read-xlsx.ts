/**
 * Reads the first sheet of a spreadsheet. A spreadsheet is a ZIP archive, so its expanded size is measured first, in small pieces. The
 * reader then gets an archive with only the measured parts and the cells that have content, so forged sizes and places have no effect.
 */
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { SOURCE_LIMITS, SourceError, type Cell, type Source } from './source.ts';
import { sourceOfTable } from './table.ts';
import { compactSheet } from './xlsx-sheet.ts';

const PIECE = 16 * 1024;

/** Expands an archive within the limits. @param most the most bytes after expansion @throws SourceError */
export function expandArchive(
  bytes: Uint8Array,
  most: number = SOURCE_LIMITS.archiveBytes,
): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array> = {};
  let entries = 0;
  let size = 0;
  const unzip = new Unzip((file) => {
    if (++entries > SOURCE_LIMITS.archiveEntries)
      throw new SourceError(`The spreadsheet has more than ${SOURCE_LIMITS.archiveEntries} parts.`);
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, final) => {
      if (error) throw new SourceError(`The spreadsheet is damaged: ${error.message}`);
      size += piece.length;
      if (size > most)
        throw new SourceError(
          `The spreadsheet expands to more than ${most / 1024 / 1024} MB. Save the cards alone, or as CSV.`,
        );
      pieces.push(piece);
      if (final) parts[file.name] = Buffer.concat(pieces);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE)
    unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  if (!parts['[Content_Types].xml']) throw new SourceError('The file is not a spreadsheet in the format XLSX.');
  return parts;
}

const cellOf = (value: unknown): Cell =>
  value === null || value === undefined
    ? null
    : value instanceof Date
      ? value.toISOString().slice(0, 10)
      : typeof value === 'number' || typeof value === 'boolean'
        ? value
        : String(value);

/** Reads the bytes in this process. `readUpload` and `readSheet` read them in a process of their own. @throws SourceError */
export async function readXlsx(bytes: Uint8Array, most: number = SOURCE_LIMITS.archiveBytes): Promise<Source> {
  const { parts, rows: numbers } = compactSheet(expandArchive(bytes, most), most);
  if (numbers.length === 0) throw new SourceError('The first sheet is empty.');
  let table: readonly (readonly unknown[])[];
  try {
    table = await readSheet(Buffer.from(zipSync(parts, { level: 0 })));
  } catch (error) {
    throw new SourceError(`The file cannot be read as a spreadsheet: ${(error as Error).message}`);
  }
  return sourceOfTable(table.map((cells, at) => ({ row: numbers[at]!, cells: cells.map(cellOf) })));
}
