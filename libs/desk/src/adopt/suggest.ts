/** Suggests a mapping for the columns of a source: the key, name, set and number, and the form of every other column. */
import { adoptionSchema, type AdoptedField, type Adoption, type GameContent } from '@rulewright/content';
import { fieldIdOf } from '@rulewright/content/ids';
import { printingsIn } from './suggest-printings.ts';
import { FILE_COLUMN, type Cell, type Source } from './source.ts';
import { amountsOf, bare, slugOf, textOf, wordsOf } from './values.ts';

const NAMES = ['name', 'title', 'cardname', 'card', 'cardtitle'];
const KEYS = ['code', 'id', 'cardid', 'uuid', 'key', 'stripped'];
const SETS = ['set', 'setcode', 'setid', 'packcode', 'pack', 'expansion', 'edition', 'setname', 'cardset', 'cardsetid'];
/** Columns with the name of a set. New sets get this name. */
const SET_NAMES = ['setname', 'packname', 'expansionname', 'editionname'];
const NUMBERS = ['number', 'collectornumber', 'cardnumber', 'position', 'no'];
const RARITIES = ['rarity', 'raritycode'];
const FLAVORS = ['flavor', 'flavour', 'flavortext', 'flavourtext'];

/** The number of sampled rows, evenly spread over the source. */
const SAMPLE = 2_000;
/** The most different words in a column that becomes a choice field. */
const MOST_CHOICES = 40;
/** The most fields of a game. */
const MOST_FIELDS = 60;

/** The maximum number of characters of a word in a list. */
const LONGEST_WORD = 40;

const SPLITS = [' - ', ', ', ',', ';', '|', ' / '];

/** Suggests a mapping for a source. For an existing game, columns with the name of a field get the form of the field. */
export function suggestMapping(id: string, source: Source, game: GameContent | null): Adoption {
  const { columns, rows } = source;
  const step = Math.max(1, Math.floor(rows.length / SAMPLE));
  const sample = rows.filter((_, at) => at % step === 0);
  const valuesIn = (column: string): Cell[] =>
    sample.flatMap(({ cells }) => (textOf(cells[column]) === '' ? [] : [cells[column]!]));
  const isPlain = (column: string): boolean => valuesIn(column).every((one) => one === null || typeof one !== 'object');
  const named = (words: readonly string[]): string | undefined =>
    words.map((word) => columns.find((column) => bare(column) === word && isPlain(column))).find(Boolean);
  const isUnique = (column: string): boolean =>
    new Set(rows.map(({ cells }) => textOf(cells[column]))).size === rows.length;
  const name =
    named(NAMES) ??
    columns.find((column) => isPlain(column) && valuesIn(column).length === sample.length) ??
    columns[0]!;
  const key = KEYS.map((word) => columns.find((one) => bare(one) === word && one !== name && isUnique(one))).find(
    Boolean,
  );
  const [ownSet, number, rarity, flavor] = [SETS, NUMBERS, RARITIES, FLAVORS].map(named);
  // A folder often has one file for each set.
  const isByFile = columns.includes(FILE_COLUMN) && new Set(valuesIn(FILE_COLUMN)).size > 1;
  const set = ownSet ?? (isByFile ? FILE_COLUMN : undefined);
  const called = named(SET_NAMES);
  const setName = called === set ? undefined : called;
  const taken = new Set([name, key, set, setName, number, rarity, flavor]);
  const { ofPrintings, sameName } = printingsIn(source, name, taken);
  const fields: Record<string, AdoptedField> = {};
  const leave: string[] = [];
  for (const column of columns) {
    if (taken.has(column)) continue;
    if (column === FILE_COLUMN || ofPrintings.has(column) || isCopy(column, columns, sample)) {
      leave.push(column);
      continue;
    }
    const own = game?.data?.fields.fields.find(
      ({ id: field, label }) => bare(field) === bare(column) || bare(label) === bare(column),
    );
    const values = valuesIn(column);
    const form = own ? formOf(own.type, values) : game ? null : formFrom(values);
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
    ...(sameName !== 'refuse' && { sameName }),
    set: set === undefined ? { is: first } : { from: set, ...(setName !== undefined && { name: setName }) },
    ...(number !== undefined && { number: { from: number } }),
    ...(rarity !== undefined && { rarity: { from: rarity, default: 'common' } }),
    ...(flavor !== undefined && { flavor }),
    fields,
    leave,
  });
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

type Form = Omit<AdoptedField, 'from'>;

/** The form for a field of an existing game; null for types that a column cannot fill. */
function formOf(type: string, values: readonly Cell[]): Form | null {
  switch (type) {
    case 'line':
    case 'text':
    case 'integer':
    case 'yes':
    case 'choice':
      return { as: type };
    case 'choices':
    case 'amounts':
      return { as: type, ...splitOf(values) };
    default:
      return null;
  }
}

const splitOf = (values: readonly Cell[]): { split?: string } => {
  const texts = values.filter((one) => typeof one === 'string');
  const split = SPLITS.find((one) => texts.some((text) => text.includes(one)));
  return split === undefined || texts.length === 0 ? {} : { split: split === ' - ' ? split : split.trim() };
};

/** Lists of short words are choices. If words are repeated, such as the symbols of a cost, the lists are amounts. */
function formOfLists(lists: readonly (readonly Cell[])[]): Form {
  const isOfWords = (list: readonly Cell[]): boolean =>
    list.every((one) => typeof one !== 'object' && textOf(one).length <= LONGEST_WORD);
  if (!lists.every(isOfWords)) return { as: 'text' };
  const repeats = lists.some((list) => new Set(list).size < list.length);
  return { as: repeats && lists.every((list) => amountsOf(list, undefined) !== null) ? 'amounts' : 'choices' };
}

/** The common form of all values of a column; null for a column that cards do not show, such as picture addresses. */
function formFrom(values: readonly Cell[]): Form | null {
  if (values.length === 0) return null;
  const texts = values.map(textOf);
  if (texts.every((text) => /^https?:\/\//u.test(text))) return null;
  if (values.every((one) => typeof one === 'object')) {
    const lists = values.filter((one): one is readonly Cell[] => Array.isArray(one));
    if (lists.length === values.length) return formOfLists(lists);
    return lists.length === 0 && values.every((one) => amountsOf(one, undefined)) ? { as: 'amounts' } : null;
  }
  if (values.every((one) => typeof one === 'boolean' || /^(?:yes|no|true|false)$/iu.test(textOf(one))))
    return { as: 'yes' };
  const integers = texts.filter((text) => /^[+-]?\d{1,9}(?:\.0+)?$/u.test(text)).length;
  const isWord = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9-]{0,20}$/u.test(text);
  if (integers >= texts.length * 0.6 && texts.every((text) => isWord(text) || /^[+-]?\d/u.test(text)))
    return { as: 'integer' };
  if (texts.some((text) => text.length > 80 || text.includes('\n'))) return { as: 'text' };
  const { split } = splitOf(values);
  if (split !== undefined) {
    if (values.every((one) => amountsOf(one, split) !== null)) return { as: 'amounts', split };
    const words = new Set(values.flatMap((one) => wordsOf(one, split)));
    const uses = values.reduce<number>((sum, one) => sum + wordsOf(one, split).length, 0);
    if (uses >= words.size * 2 && [...words].every((word) => word.length <= 30)) return { as: 'choices', split };
  }
  const kinds = new Set(texts);
  if (
    kinds.size <= MOST_CHOICES &&
    texts.length >= kinds.size * 2 &&
    texts.every((text) => text.length <= 40 && slugOf(text) !== '')
  )
    return { as: 'choice' };
  return { as: texts.some((text) => text.length > 60) ? 'text' : 'line' };
}
