/** Reads JSON: a list of objects, an object whose members are lists or objects, sets that contain lists of cards, or several such files. */
import { DeepJsonError, parseJson } from '@rulewright/content';
import {
  FILE_COLUMN,
  SOURCE_LIMITS,
  sourceOf,
  SourceError,
  type BadRow,
  type Cell,
  type Source,
  type SourceRow,
} from './source.ts';

type Entry = Readonly<Record<string, Cell>>;

const isEntry = (value: unknown): value is Entry =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isListOfEntries = (value: Cell | undefined): value is readonly Cell[] =>
  Array.isArray(value) && value.some(isEntry);

function depthOf(value: Cell, most: number): number {
  if (value === null || typeof value !== 'object' || most === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((one) => depthOf(one, most - 1)));
}

/** Members that contain the cards of a set, and members that only wrap the rest of a file. */
const CARDS = ['cards', 'entries', 'items'];
const WRAPPERS = ['data', 'sets', ...CARDS];
/** An object must have at least one of these members to be a set. */
const OF_SETS = ['name', 'code', 'id', 'title'];

/** The list of cards in a set; null for an object that is not a set. */
function cardsIn(entry: Entry): readonly Cell[] | null {
  const member = CARDS.find((name) => isListOfEntries(entry[name]));
  return member !== undefined && OF_SETS.some((name) => Object.hasOwn(entry, name))
    ? (entry[member] as readonly Cell[])
    : null;
}

/** The list of objects in a JSON value: the value itself, its longest list of objects, or the members of an object of objects. */
function listIn(value: Cell): readonly Cell[] {
  if (Array.isArray(value)) return value as readonly Cell[];
  if (!isEntry(value)) throw new SourceError('The JSON has no list of objects.');
  if (cardsIn(value)) return [value];
  const wrapped = WRAPPERS.map((name) => value[name]).find((one) => isEntry(one) && Object.values(one).every(isEntry));
  if (isEntry(wrapped)) return listIn(wrapped);
  const lists = Object.values(value).filter(isListOfEntries);
  const longest = [...lists].sort((a, b) => b.length - a.length)[0];
  const members = Object.entries(value);
  if (members.length > 1 && members.every(([, one]) => isEntry(one)))
    return members.map(([key, one]) => ({ key, ...(one as Entry) }));
  return longest ?? [value];
}

/** Replaces each set by its cards. The values of the set become columns such as `set.name`. */
function cardsOf(list: readonly Cell[]): Cell[] {
  return list.flatMap((one): Cell[] => {
    const cards = isEntry(one) ? cardsIn(one) : null;
    if (!cards) return [one];
    const values = Object.entries(one as Entry).filter(([, value]) => value === null || typeof value !== 'object');
    const set = Object.fromEntries(values.map(([key, value]) => [`set.${key}`, value]));
    return cards.map((card) => (isEntry(card) ? { ...card, ...set } : card));
  });
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

/** A JSON file. `name` is its path in the folder; undefined for a source of one file. */
export interface JsonFile {
  readonly name?: string;
  readonly text: string;
}

function rowsIn({ name: file, text }: JsonFile, bad: BadRow[]): SourceRow[] {
  const of = file === undefined ? {} : { file };
  let list: readonly Cell[];
  try {
    list = cardsOf(listIn(parseJson(text.replace(/^\uFEFF/u, '')) as Cell));
  } catch (error) {
    const { message: why } = error as Error;
    const read = error instanceof SourceError || error instanceof DeepJsonError;
    const message = read ? why : `The file is not JSON: ${why}`;
    if (file === undefined) throw new SourceError(message);
    bad.push({ row: 1, ...of, reason: message });
    return [];
  }
  const named: Record<string, Cell> = file === undefined ? {} : { [FILE_COLUMN]: file.replace(/\.json$/u, '') };
  return list.flatMap((one, at) => {
    const row = at + 1;
    if (!isEntry(one)) bad.push({ row, ...of, reason: 'This entry of the list is not an object.' });
    else if (depthOf(one, SOURCE_LIMITS.depth + 1) > SOURCE_LIMITS.depth)
      bad.push({ row, ...of, reason: `The entry is nested more than ${SOURCE_LIMITS.depth} deep.` });
    else return [{ row, ...of, cells: { ...flat(one), ...named } }];
    return [];
  });
}

/** @throws SourceError */
export function readJson(files: Iterable<JsonFile>): Source {
  const bad: BadRow[] = [];
  const rows: SourceRow[] = [];
  for (const file of files) {
    for (const row of rowsIn(file, bad)) rows.push(row);
    if (rows.length > SOURCE_LIMITS.rows) throw new SourceError(`The source has more than ${SOURCE_LIMITS.rows} rows.`);
  }
  return sourceOf(rows, bad);
}
