/** Reads a source: a CSV, XLSX or JSON file, or a folder of JSON files. */
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { readCsv } from './read-csv.ts';
import { readJson, readJsonTree } from './read-json.ts';
import { readXlsx } from './read-xlsx.ts';
import { SOURCE_LIMITS, SourceError, type Source } from './source.ts';

/** @throws SourceError */
export async function readSource(path: string): Promise<Source> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new SourceError(`${path} does not exist.`);
  if (found.isDirectory()) return readJsonTree(path);
  if (found.size > SOURCE_LIMITS.bytes)
    throw new SourceError(`${path} is larger than ${SOURCE_LIMITS.bytes / 1024 / 1024} MB.`);
  switch (extname(path).toLowerCase()) {
    case '.csv':
    case '.tsv':
      return readCsv(path);
    case '.json':
      return readJson(path);
    case '.xlsx':
      return readXlsx(await readFile(path));
    default:
      throw new SourceError(`${path} is not a CSV, XLSX or JSON file.`);
  }
}
