/** Reads a source by its kind: a CSV, XLSX or JSON file, a pasted table, or a folder of JSON files. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { ParseError, parseApart } from '../uploads/apart.ts';
import { readCsv } from './read-csv.ts';
import { readJson, type JsonFile } from './read-json.ts';
import { SOURCE_LIMITS, SourceError, type Source } from './source.ts';

const decoded = (bytes: Uint8Array, encoding: string, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Decodes the text of a file and removes the byte order mark. */
function textFrom(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return decoded(bytes, 'utf-8', true);
  } catch {
    return decoded(bytes, 'windows-1252');
  }
}

/** The maximum size in bytes of a file, and of an expanded spreadsheet. */
interface SourceLimits {
  readonly bytes: number;
  readonly archiveBytes: number;
}

/**
 * Reads the first sheet of a spreadsheet in a process of its own, because a hostile spreadsheet can end the process that reads it.
 * @param most the most bytes after expansion
 * @throws SourceError
 */
export async function readSpreadsheet(bytes: Uint8Array, most: number = SOURCE_LIMITS.archiveBytes): Promise<Source> {
  try {
    return (await parseApart('xlsx', { bytes, most })) as Source;
  } catch (error) {
    throw error instanceof ParseError ? new SourceError(error.message, { cause: error }) : error;
  }
}

/**
 * Reads the bytes of a file.
 * @param name the name of the file. A name without an ending means a pasted text, which is JSON or a table.
 * @throws SourceError
 */
export async function readUpload(
  name: string,
  bytes: Uint8Array,
  bounds: SourceLimits = SOURCE_LIMITS,
): Promise<Source> {
  if (bytes.length > bounds.bytes) throw new SourceError(`${name} is larger than ${bounds.bytes / 1024 / 1024} MB.`);
  switch (extname(name).toLowerCase()) {
    case '': {
      const text = textFrom(bytes);
      return /^\s*[[{]/u.test(text) ? readJson([{ text }]) : readCsv(text.trim());
    }
    case '.csv':
    case '.tsv':
    case '.txt':
      return readCsv(textFrom(bytes));
    case '.json':
      return readJson([{ text: textFrom(bytes) }]);
    case '.xlsx':
      return readSpreadsheet(bytes, bounds.archiveBytes);
    default:
      throw new SourceError(`${name} is not a CSV, XLSX or JSON file.`);
  }
}

/** Reads the JSON files of a folder and its subfolders, sorted by path. @throws SourceError */
async function readTree(folder: string): Promise<Source> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((one) => one.isFile() && one.name.endsWith('.json'))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  if (paths.length === 0) throw new SourceError('The folder has no JSON files.');
  const files: JsonFile[] = [];
  let bytes = 0;
  for (const path of paths) {
    bytes += (await stat(path)).size;
    if (bytes > SOURCE_LIMITS.bytes)
      throw new SourceError(`The files are larger than ${SOURCE_LIMITS.bytes / 1024 / 1024} MB together.`);
    files.push({ name: relative(folder, path).replaceAll('\\', '/'), text: textFrom(await readFile(path)) });
  }
  return readJson(files);
}

/** @throws SourceError */
export async function readSource(path: string): Promise<Source> {
  const status = await stat(path).catch(() => null);
  if (!status) throw new SourceError(`${path} does not exist.`);
  if (status.isDirectory()) return readTree(path);
  if (status.size > SOURCE_LIMITS.bytes)
    throw new SourceError(`${path} is larger than ${SOURCE_LIMITS.bytes / 1024 / 1024} MB.`);
  if (extname(path) === '') throw new SourceError(`${path} is not a CSV, XLSX or JSON file.`);
  return readUpload(path, await readFile(path));
}
