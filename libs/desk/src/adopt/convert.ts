/** Converts the rows of a source to cards by a mapping. A row that does not match is set aside with its column and the reason. */
import type { Adoption, Printing, SetDoc } from '@rulewright/content';
import type { BadRow, Cell, Source, SourceRow } from './source.ts';
import { bare, CellError, slugOf, textOf, valueOf } from './values.ts';

/** A card as the source gives it. */
export interface AdoptedCard {
  readonly name: string;
  /** What identifies its rows at the source. */
  readonly keys: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Values by their path in the card document: `data.cost`, `flavor`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly printings: readonly Printing[];
}

export interface Converted {
  readonly cards: readonly AdoptedCard[];
  readonly bad: readonly BadRow[];
  /** Sets that the game does not have yet. */
  readonly sets: readonly SetDoc[];
  /** For each field, the words of the card files with the words of the source. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** What was decided without a mapping, such as a number that was already taken. */
  readonly notes: readonly string[];
}

interface Growing {
  readonly name: string;
  readonly keys: string[];
  readonly rows: SourceRow[];
  readonly values: Record<string, unknown>;
  readonly printings: Printing[];
}

const MOST_NOTES = 1_000;

/** @param known the sets of the game */
export function convert(source: Source, mapping: Adoption, known: ReadonlyMap<string, SetDoc>): Converted {
  const sets = new Sets(known);
  const byName = new Map<string, Growing>();
  const bad: BadRow[] = [...source.bad];
  const words = new Map<string, Map<string, string>>();
  const notes: string[] = [];
  const note = (text: string): void => void (notes.length < MOST_NOTES && notes.push(text));
  const numbers = new Map<string, Numbers>();
  const seen = new Set<string>();
  for (const row of source.rows) {
    const fail = (column: string | undefined, reason: string): void =>
      void bad.push({
        row: row.row,
        ...(row.file !== undefined && { file: row.file }),
        ...(column !== undefined && { column }),
        reason,
      });
    const name = textOf(row.cells[mapping.name]);
    if (name === '' || name.length > 80 || slugOf(name) === '') {
      fail(
        mapping.name,
        name === ''
          ? 'The row has no name.'
          : name.length > 80
            ? 'The name has more than 80 characters.'
            : 'The name has no Latin letters or digits, so no file name can be made from it.',
      );
      continue;
    }
    const key = mapping.key === undefined ? slugOf(name) : textOf(row.cells[mapping.key]);
    if (key === '') {
      fail(mapping.key, 'The row has no key.');
      continue;
    }
    if (mapping.key !== undefined && seen.has(key)) {
      fail(mapping.key, `Another row has the key "${key.slice(0, 60)}".`);
      continue;
    }
    seen.add(key);
    const values = fieldsOf(row, mapping, words, fail);
    if (!values) continue;
    const set = sets.of(textOf(cellOf(row, mapping.set)));
    if (set === null) {
      fail(mapping.set.from, 'The row has no set.');
      continue;
    }
    const card = byName.get(name) ?? { name, keys: [], rows: [], values, printings: [] };
    if (byName.has(name)) {
      const other = Object.keys({ ...card.values, ...values }).find(
        (path) => path !== 'flavor' && JSON.stringify(card.values[path]) !== JSON.stringify(values[path]),
      );
      if (other !== undefined) {
        fail(
          mapping.fields[other.slice('data.'.length)]?.from,
          `The row differs from row ${card.rows[0]!.row}, which has the same name. Printings of one card have the same values.`,
        );
        continue;
      }
    }
    byName.set(name, card);
    if (!card.keys.includes(key)) card.keys.push(key);
    card.rows.push(row);
    card.printings.push(printingOf(row, mapping, set, numbers, note));
  }
  return { cards: [...byName.values()], bad, sets: sets.made, words, notes };
}

const cellOf = (row: SourceRow, value: Adoption['set'] | undefined): Cell => {
  if (value === undefined) return null;
  const cell = value.from === undefined ? (value.is ?? null) : (row.cells[value.from] ?? null);
  return textOf(cell) === '' ? (value.default ?? null) : cell;
};

/** The values of the fields of a row; null if a cell does not match. */
function fieldsOf(
  row: SourceRow,
  { fields, flavor }: Adoption,
  words: Map<string, Map<string, string>>,
  fail: (column: string, reason: string) => void,
): Record<string, unknown> | null {
  const values: Record<string, unknown> = {};
  for (const [id, field] of Object.entries(fields)) {
    try {
      const cell = row.cells[field.from];
      const value = valueOf(cell, field);
      if (value === undefined) continue;
      values[`data.${id}`] = value;
      remember(words, id, value, cell ?? null, field.as);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      fail(field.from, error.message);
      return null;
    }
  }
  const told = flavor === undefined ? '' : textOf(row.cells[flavor]);
  return told === '' ? values : { ...values, flavor: told };
}

/** Collects the words of a field with the words of the source, for the labels of a new game. */
function remember(words: Map<string, Map<string, string>>, id: string, value: unknown, cell: Cell, as: string): void {
  const known = words.get(id) ?? new Map<string, string>();
  words.set(id, known);
  const label = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;
  if (as === 'choice')
    known.set(value as string, known.get(value as string) ?? (textOf(cell) || label(value as string)));
  else if (as === 'choices') for (const word of value as string[]) known.set(word, label(word));
  else if (as === 'amounts') for (const word of Object.keys(value as object)) known.set(word, label(word));
  else if (as === 'integer' && typeof value === 'string') known.set(value, value);
}

/** A collector number that is more than a number, as printings keep it. */
const CODE = /^(?=.{1,12}$)(?=.*[A-Za-z])[A-Za-z0-9]+(?:[ ./-][A-Za-z0-9]+)*$/u;

/** The numbers of a set that are taken, and the number to try next. It only grows, so finding free numbers is linear. */
interface Numbers {
  readonly taken: Set<number>;
  next: number;
}

function printingOf(
  row: SourceRow,
  mapping: Adoption,
  set: string,
  numbers: Map<string, Numbers>,
  note: (text: string) => void,
): Printing {
  const known = numbers.get(set) ?? { taken: new Set<number>(), next: 1 };
  numbers.set(set, known);
  const given = textOf(cellOf(row, mapping.number));
  // `12a` is kept as it is printed, and sorted as 12.
  const code = CODE.test(given) ? given : undefined;
  const digits = code === undefined ? given : (/\d{1,6}/u.exec(code)?.[0] ?? '');
  let number = /^\d{1,6}(?:\.0+)?$/u.test(digits) ? Number(digits) : -1;
  if (number < 0 || known.taken.has(number)) {
    const why = number < 0 ? `"${given.slice(0, 20)}" is not a whole number` : `number ${number} of ${set} is taken`;
    while (known.taken.has(known.next)) known.next++;
    number = known.next;
    if (given !== '' && code === undefined) note(`Row ${row.row}: ${why}, so the printing has the number ${number}.`);
  }
  known.taken.add(number);
  return {
    set,
    number,
    ...(code !== undefined && { code }),
    rarity: slugOf(textOf(cellOf(row, mapping.rarity))) || 'common',
    provenance: 'source',
  };
}

/** Finds sets by id, code or name, and makes the ones that do not exist. */
class Sets {
  readonly made: SetDoc[] = [];
  private readonly ids = new Map<string, string>();

  constructor(known: ReadonlyMap<string, SetDoc>) {
    for (const { id, code, name } of known.values()) for (const word of [name, code, id]) this.ids.set(bare(word), id);
  }

  of(text: string): string | null {
    const id = slugOf(text);
    if (id === '') return null;
    const found = this.ids.get(bare(text));
    if (found !== undefined) return found;
    const code = bare(text).toUpperCase().slice(0, 8);
    this.made.push({ id, code, name: text.slice(0, 120), summary: '', promo: false });
    this.ids.set(bare(text), id);
    return id;
  }
}
