/** Suggests a mapping for the columns of a source: the key, name, set and number, and the form of every other column. */
import { adoptionSchema, type AdoptedField, type Adoption, type GameContent } from '@rulewright/content';
import { fieldIdOf } from '@rulewright/content/ids';
import { FILE_COLUMN, type Cell, type Source, type SourceRow } from './source.ts';
import { formFrom, formOf, type Form } from './suggest-form.ts';
import { bare, textOf } from './values.ts';

/** Columns that belong to a printing in most collections. */
const OF_PRINTINGS = new Set([
  ...['artist', 'artists', 'illustrator', 'quantity', 'copyquantity', 'releasedby', 'released', 'releasedate'],
  ...['layout', 'layoutid', 'frame', 'border', 'language', 'lang', 'foil', 'finish', 'price', 'block', 'series'],
  ...['regulationmark', 'watermark', 'cardsetid', 'printing', 'printingid', 'cycle', 'cyclecode'],
]);

/**
 * The columns with values of printings. Cards do not have these values.
 * @param taken the columns that are already mapped
 */
function columnsOfPrintings(
  { columns, rows }: Source,
  name: string,
  taken: ReadonlySet<string | undefined>,
): ReadonlySet<string> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const group = groups.get(textOf(row.cells[name]));
    if (group) group.push(row);
    else groups.set(textOf(row.cells[name]), [row]);
  }
  const shared = [...groups.values()].filter((group) => group.length > 1);
  const others = columns.filter((column) => !taken.has(column) && !column.startsWith('('));
  const differs = (group: readonly SourceRow[], column: string): boolean => {
    const first = JSON.stringify(group[0]!.cells[column] ?? null);
    return group.some(({ cells }) => JSON.stringify(cells[column] ?? null) !== first);
  };
  const ofPrintings = new Set(
    others.filter((column) => {
      const isAddress = rows.slice(0, 200).some(({ cells }) => /^https?:\/\//u.test(textOf(cells[column])));
      return (isAddress || OF_PRINTINGS.has(bare(column))) && shared.some((group) => differs(group, column));
    }),
  );
  const isInside = (column: string): boolean => [...ofPrintings].some((one) => one.startsWith(`${column}.`));
  for (const column of others) if (isInside(column)) ofPrintings.add(column);
  return ofPrintings;
}

const NAMES = [
  'name',
  'title',
  'cardname',
  'card',
  'cardtitle',
  'kartenname',
  'karte',
  'titel',
  'nom',
  'titre',
  'nombre',
  'nome',
];
const KEYS = ['code', 'id', 'cardid', 'uuid', 'key', 'stripped'];
const SETS = [
  ...['set', 'setcode', 'setid', 'packcode', 'pack', 'expansion', 'expansioncode', 'edition', 'setname', 'packname'],
  ...[
    'expansionname',
    'editionname',
    'cardset',
    'cardsetid',
    'erweiterung',
    'ausgabe',
    'extension',
    'coleccion',
    'espansione',
  ],
];
/** Columns with the name of a set. New sets get this name. */
const SET_NAMES = ['setname', 'packname', 'expansionname', 'editionname'];
const NUMBERS = ['number', 'collectornumber', 'cardnumber', 'position', 'no'];
const RARITIES = ['rarity', 'raritycode', 'seltenheit', 'rarete', 'rareza', 'rarita'];
/** Columns that name the card which a row repeats. */
const REPEATS = [
  'duplicateof',
  'reprintof',
  'copyof',
  'repeatof',
  'repeats',
  'aliasof',
  'sameas',
  'duplicate',
  'alternateof',
];
/** The greatest part of the rows with a repeated or empty key. */
const REPEATED_KEYS = 0.1;
const FLAVORS = ['flavor', 'flavour', 'flavortext', 'flavourtext'];

/** The number of sampled rows, evenly spread over the source. */
const SAMPLE = 2_000;
/** The most fields of a game. */
const MOST_FIELDS = 60;

/** Suggests a mapping for a source. For an existing game, columns with the name of a field get the form of the field. */
export function suggestMapping(id: string, source: Source, game: GameContent | null): Adoption {
  const { columns, rows } = source;
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, at) => at % step === 0);
  const valuesIn = (column: string, some: Source['rows'] = sample): Cell[] =>
    some.flatMap(({ cells }) => (textOf(cells[column]) === '' ? [] : [cells[column]!]));
  const isPlain = (column: string): boolean => valuesIn(column).every((one) => one === null || typeof one !== 'object');
  const named = (words: readonly string[]): string | undefined =>
    words.map((word) => columns.find((column) => bare(column) === word && isPlain(column))).find(Boolean);
  const name =
    named(NAMES) ??
    columns.find((column) => isPlain(column) && valuesIn(column).length === sample.length) ??
    columns[0]!;
  const key = KEYS.map((word) => columns.find((one) => bare(one) === word && one !== name && isKey(one, source))).find(
    Boolean,
  );
  const [number, rarity, flavor, repeatOf] = [NUMBERS, RARITIES, FLAVORS, REPEATS].map(named);
  // A folder often has one file for each set.
  const isByFile = columns.includes(FILE_COLUMN) && new Set(valuesIn(FILE_COLUMN)).size > 1;
  const candidates = setColumns(source).filter((column) => isPlain(column) && column !== name && column !== key);
  const set = candidates[0] ?? (isByFile ? FILE_COLUMN : undefined);
  const setName = candidates.find((column) => SET_NAMES.includes(bare(column)) && column !== set);
  const taken = new Set([name, key, set, setName, number, rarity, flavor, repeatOf]);
  const ofPrintings = columnsOfPrintings(source, name, taken);
  const fields: Record<string, AdoptedField> = {};
  const leave: string[] = [];
  for (const column of columns) {
    if (taken.has(column)) continue;
    const isSet = set !== undefined && candidates.includes(column) && followsFrom(set, column, rows);
    if (column === FILE_COLUMN || isSet || ofPrintings.has(column) || isCopy(column, columns, sample)) {
      leave.push(column);
      continue;
    }
    const own = game?.data?.fields.fields.find(
      ({ id: field, label }) => bare(field) === bare(column) || bare(label) === bare(column),
    );
    // All rows count for the words of a column. A sample does not have rare words.
    const values = valuesIn(column, rows);
    const form = own ? formOf(own.type, values) : game ? null : formFrom(column, values);
    const field = own?.id ?? fieldIdOf(column, Object.keys(fields));
    if (form && !Object.hasOwn(fields, field) && Object.keys(fields).length < MOST_FIELDS)
      fields[field] = { from: column, ...form };
    else leave.push(column);
  }
  const first = game?.sets.keys().next().value ?? 'first-set';
  return adoptionSchema.parse({
    id,
    ...(key !== undefined && { key }),
    name,
    set: set === undefined ? { is: first } : { from: set, ...(setName !== undefined && { name: setName }) },
    ...(number !== undefined && { number: { from: number } }),
    ...(rarity !== undefined && { rarity: { from: rarity, default: 'common' } }),
    ...(flavor !== undefined && { flavor }),
    ...(repeatOf !== undefined && { repeatOf }),
    fields,
    leave,
  });
}

/** The form of a field that a column can become although the mapping leaves the column out. Null for a column without values. */
export const formOfColumn = ({ rows }: Source, column: string): Form | null =>
  formFrom(
    column,
    rows.flatMap(({ cells }) => (textOf(cells[column]) === '' ? [] : [cells[column]!])),
  );

/** The columns with the name of a set, the one with the most values first. */
export function setColumns({ columns, rows }: Source): string[] {
  const filled = (column: string): number => rows.filter(({ cells }) => textOf(cells[column]) !== '').length;
  return SETS.flatMap((word) => columns.filter((column) => bare(column) === word))
    .map((column) => ({ column, count: filled(column) }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ column }) => column);
}

/** Whether a column has one value for each value of another one, such as the name of a set for its code. */
function followsFrom(from: string, column: string, rows: Source['rows']): boolean {
  const known = new Map<string, string>();
  return rows.every(({ cells }) => {
    const [key, value] = [textOf(cells[from]), textOf(cells[column])];
    const before = known.get(key);
    if (value !== '' && before === undefined) known.set(key, value);
    return value === '' || before === undefined || before === value;
  });
}

/** Whether a column identifies rows. A few repeated and empty keys are mistakes, which the run lists. */
function isKey(column: string, { rows }: Source): boolean {
  const keys = new Set(rows.map(({ cells }) => textOf(cells[column])));
  keys.delete('');
  return rows.length - keys.size <= Math.max(rows.length > 3 ? 1 : 0, rows.length * REPEATED_KEYS);
}

/** Whether a column such as `stripped_text` or `text_plain` repeats the texts of another column without punctuation and markup. */
function isCopy(column: string, columns: readonly string[], rows: Source['rows']): boolean {
  const of = columns.find(
    (one) => one !== column && (column.endsWith(`_${one}`) || column.startsWith(`${one}_`)) && bare(one) !== '',
  );
  if (of === undefined) return false;
  const plain = (cell: Cell | undefined): string => bare(textOf(cell).replace(/<[^<>]*>/gu, '')).slice(0, 24);
  const both = rows.filter(({ cells }) => textOf(cells[column]) !== '');
  const same = both.filter(({ cells }) => plain(cells[column]) === plain(cells[of])).length;
  return both.length > 0 && same >= both.length * 0.9 && both.every(({ cells }) => typeof cells[column] === 'string');
}
