/** Reads JSON: a list of objects, an object whose members are lists or objects, or a folder of such files. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { SOURCE_LIMITS, sourceOf, SourceError, type BadRow, type Cell, type Source, type SourceRow } from './source.ts';

type Entry = Readonly<Record<string, Cell>>;

const isEntry = (value: unknown): value is Entry =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function depthOf(value: Cell, most: number): number {
  if (value === null || typeof value !== 'object' || most === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((one) => depthOf(one, most - 1)));
}

/** The list of objects in a JSON value: the value itself, its longest list of objects, or the members of an object of objects. */
function listIn(value: Cell): readonly Cell[] {
  if (Array.isArray(value)) return value as readonly Cell[];
  if (!isEntry(value)) throw new SourceError('The JSON has no list of objects.');
  const lists = Object.values(value).filter((one): one is readonly Cell[] => Array.isArray(one) && one.some(isEntry));
  const longest = lists.sort((a, b) => b.length - a.length)[0];
  const members = Object.entries(value);
  if (members.length > 1 && members.every(([, one]) => isEntry(one)))
    return members.map(([key, one]) => ({ key, ...(one as Entry) }));
  return longest ?? [value];
}

/** Converts objects in a row to columns: `{ stats: { cost: 2 } }` becomes `stats.cost`. */
function flat(entry: Entry, before = ''): Record<string, Cell> {
  const cells: Record<string, Cell> = {};
  for (const [key, value] of Object.entries(entry)) {
    const name = `${before}${key}`;
    if (isEntry(value) && before === '') Object.assign(cells, flat(value, `${name}.`), { [name]: value });
    else cells[name] = value;
  }
  return cells;
}

async function rowsIn(path: string, file: string | undefined, bad: BadRow[]): Promise<SourceRow[]> {
  const of = file === undefined ? {} : { file };
  let value: Cell;
  try {
    value = JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/u, '')) as Cell;
  } catch (error) {
    const message = `The file is not JSON: ${(error as Error).message}`;
    if (file === undefined) throw new SourceError(message);
    bad.push({ row: 1, file, reason: message });
    return [];
  }
  return listIn(value).flatMap((one, at) => {
    const row = at + 1;
    if (!isEntry(one)) bad.push({ row, ...of, reason: 'This entry of the list is not an object.' });
    else if (depthOf(one, SOURCE_LIMITS.depth + 1) > SOURCE_LIMITS.depth)
      bad.push({ row, ...of, reason: `The entry is nested more than ${SOURCE_LIMITS.depth} deep.` });
    else return [{ row, ...of, cells: flat(one) }];
    return [];
  });
}

/** Reads one file. @throws SourceError */
export async function readJson(path: string): Promise<Source> {
  const bad: BadRow[] = [];
  return sourceOf(await rowsIn(path, undefined, bad), bad);
}

/** Reads the JSON files of a folder and the folders below it, in the order of their paths. @throws SourceError */
export async function readJsonTree(folder: string): Promise<Source> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((one) => one.isFile() && one.name.endsWith('.json'))
    .map((one) => join(one.parentPath, one.name))
    .sort();
  const rows: SourceRow[] = [];
  const bad: BadRow[] = [];
  let bytes = 0;
  for (const path of paths) {
    bytes += (await stat(path)).size;
    if (bytes > SOURCE_LIMITS.bytes)
      throw new SourceError(`The files are larger than ${SOURCE_LIMITS.bytes / 1024 / 1024} MB together.`);
    rows.push(...(await rowsIn(path, relative(folder, path).replaceAll('\\', '/'), bad)));
    if (rows.length > SOURCE_LIMITS.rows) throw new SourceError(`The source has more than ${SOURCE_LIMITS.rows} rows.`);
  }
  if (paths.length === 0) throw new SourceError('The folder has no JSON files.');
  return sourceOf(rows, bad);
}
