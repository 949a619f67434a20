/** Converts the rows of a source to cards with a mapping. A row that does not match is listed with its column and the reason. */
import {
  canonicalJson,
  type Adoption,
  type AdoptedField,
  type GameContent,
  type Printing,
  type SetDoc,
} from '@rulewright/content';
import { newIdOf } from '@rulewright/content/ids';
import type { ListedSet } from './set-list.ts';
import type { BadRow, Cell, Source, SourceRow } from './source.ts';
import { bare, CellError, ListWords, LONGEST_SLUG, slugOf, spelledAmounts, textOf, valueOf } from './values.ts';

/** The fields of an existing game. */
type Fields = NonNullable<GameContent['data']>['fields']['fields'];

/** A card from the source. */
export interface AdoptedCard {
  readonly name: string;
  /** The keys of its rows at the source. */
  readonly keys: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Values by their path in the card document: `data.cost`, `flavor`. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly printings: readonly Printing[];
}

export interface Converted {
  readonly cards: readonly AdoptedCard[];
  readonly bad: readonly BadRow[];
  /** The keys of refused rows. Their cards are still at the source. */
  readonly failed: ReadonlySet<string>;
  /** The number of refused rows without a key. */
  readonly unknown: number;
  /** Whether the name alone identifies a card of the source. */
  readonly isNamed: boolean;
  /** Sets that the game does not have yet. */
  readonly sets: readonly SetDoc[];
  /** For each field, the words of the card files with the words of the source. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Decisions that the mapping does not cover, such as a new number for a used one. */
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

/** Thrown for a row that cannot be converted, with the column of the error. */
class RowError extends Error {
  constructor(
    readonly column: string | undefined,
    message: string,
  ) {
    super(message);
  }
}

/** @param game the sets and fields of an existing game @param listed the sets of a separate list */
export function convert(
  source: Source,
  mapping: Adoption,
  game: { readonly sets: ReadonlyMap<string, SetDoc>; readonly fields: Fields } | null,
  listed: ReadonlyMap<string, ListedSet> = new Map(),
): Converted {
  const converting = new Converting(mapping, new Sets(game?.sets ?? new Map(), listed), game?.fields ?? null);
  const bad: BadRow[] = [...source.bad];
  const failed = new Set<string>();
  let unknown = source.bad.length;
  for (const row of source.rows) {
    try {
      converting.add(row);
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      const { row: at, file } = row;
      const { column, message } = error;
      bad.push({
        row: at,
        ...(file !== undefined && { file }),
        ...(column !== undefined && { column }),
        reason: message,
      });
      const key = keyOf(row, mapping);
      if (key === '') unknown++;
      else failed.add(key);
    }
  }
  const { cards, sets, words, notes } = converting;
  const isNamed = mapping.key === undefined && mapping.sameName !== 'apart';
  return { cards: [...cards.values()], bad, failed, unknown, isNamed, sets: sets.made, words, notes };
}

/** The key of a row at the source; empty if the cells of the key are empty. */
function keyOf(row: SourceRow, mapping: Adoption): string {
  if (mapping.key !== undefined) return textOf(row.cells[mapping.key]);
  const text = textOf(row.cells[mapping.name]);
  // A name in a script that ids do not know is its own key.
  const name = slugOf(text) || text;
  if (mapping.sameName !== 'apart' || name === '') return name;
  return slugOf(`${name} ${textOf(cellOf(row, mapping.set))} ${textOf(cellOf(row, mapping.number))}`);
}

/** Converts rows one by one and groups them into cards. */
class Converting {
  readonly cards = new Map<string, Growing>();
  readonly words = new Map<string, Map<string, string>>();
  readonly notes: string[] = [];
  private readonly numbers = new Map<string, Numbers>();
  private readonly seen = new Set<string>();
  private readonly lists: ReadonlyMap<string, ListWords>;

  /** @param fields the fields of an existing game; null for a new game */
  constructor(
    private readonly mapping: Adoption,
    readonly sets: Sets,
    fields: Fields | null,
  ) {
    this.lists = new Map(Object.keys(mapping.fields).map((id) => [id, listWordsOf(id, fields)]));
  }

  /** @throws RowError */
  add(row: SourceRow): void {
    const { mapping } = this;
    const name = nameIn(row, mapping);
    const key = keyOf(row, mapping);
    if (key === '') throw new RowError(mapping.key, 'The row has no key. Fill in the cell.');
    if (mapping.key !== undefined && this.seen.has(key))
      throw new RowError(mapping.key, `Another row has the key "${key.slice(0, 60)}". Give each row a key of its own.`);
    this.seen.add(key);
    const values = fieldsOf(row, mapping, this.lists, this.words);
    const set = this.sets.of(
      textOf(cellOf(row, mapping.set)),
      mapping.set.name === undefined ? '' : textOf(row.cells[mapping.set.name]),
    );
    if (set === null)
      throw new RowError(mapping.set.from, 'The row has no set. Fill in the cell, or give the mapping a default.');
    const group = mapping.sameName === 'apart' ? `${name} ${canonicalJson(withoutFlavor(values))}` : name;
    const card = this.cards.get(group) ?? { name, keys: [], rows: [], values, printings: [] };
    if (this.cards.has(group)) this.compare(card, values, row);
    this.cards.set(group, card);
    if (!card.keys.includes(key)) card.keys.push(key);
    card.rows.push(row);
    card.printings.push(printingOf(row, mapping, set, this.numbers, this.note));
  }

  /** Compares a row with the first row of the same name. @throws RowError */
  private compare(card: Growing, values: Record<string, unknown>, row: SourceRow): void {
    const paths = new Set([...Object.keys(card.values), ...Object.keys(values)]);
    const other = [...paths].find(
      (path) => path !== 'flavor' && JSON.stringify(card.values[path]) !== JSON.stringify(values[path]),
    );
    if (other === undefined) return;
    const first = card.rows[0]!;
    const place = first.file === undefined || first.file === row.file ? '' : ` of ${first.file}`;
    const differs = `differs from row ${first.row}${place}, which has the same name`;
    if (this.mapping.sameName === 'refuse')
      throw new RowError(
        this.mapping.fields[other.slice('data.'.length)]?.from,
        `The row ${differs}. Printings of one card have the same values. Correct the cell, leave the column out, or choose what to do with rows of one name.`,
      );
    this.note(
      `Row ${row.row} ${differs}, in ${other.slice('data.'.length)}. The card has the values of row ${first.row}.`,
    );
  }

  private readonly note = (text: string): void => {
    if (this.notes.length < MOST_NOTES) this.notes.push(text);
  };
}

/** The words of a list field. In a new game, lists of words are open. @param fields the fields of an existing game */
function listWordsOf(id: string, fields: Fields | null): ListWords {
  const field = fields?.find((one) => one.id === id);
  if (field?.type === 'choice') return new ListWords(field.values, false);
  return field?.type === 'choices' ? new ListWords(field.values, field.open || !field.values) : new ListWords();
}

const withoutFlavor = ({ flavor: _, ...rest }: Record<string, unknown>): Record<string, unknown> => rest;

/** @throws RowError */
function nameIn(row: SourceRow, { name: column }: Adoption): string {
  const name = textOf(row.cells[column]);
  if (name === '') throw new RowError(column, 'The row has no name. Fill in the cell, or delete the row.');
  if (name.length > 80) throw new RowError(column, 'The name has more than 80 characters. Shorten it.');
  return name;
}

const cellOf = (row: SourceRow, value: Adoption['set'] | undefined): Cell => {
  if (value === undefined) return null;
  const cell = value.from === undefined ? (value.is ?? null) : (row.cells[value.from] ?? null);
  return textOf(cell) === '' ? (value.default ?? null) : cell;
};

/** The values of the fields of a row. @throws RowError */
function fieldsOf(
  row: SourceRow,
  { fields, flavor }: Adoption,
  lists: ReadonlyMap<string, ListWords>,
  words: Map<string, Map<string, string>>,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [id, field] of Object.entries(fields)) {
    try {
      const cell = row.cells[field.from];
      const value = valueOf(cell, field, lists.get(id)!);
      if (value === undefined) continue;
      values[`data.${id}`] = value;
      remember(words, id, value, cell ?? null, field);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      throw new RowError(field.from, error.message);
    }
  }
  const told = flavor === undefined ? '' : textOf(row.cells[flavor]);
  return told === '' ? values : { ...values, flavor: told };
}

/** Records the words of a field with the words of the source, for the labels of a new game. */
function remember(
  words: Map<string, Map<string, string>>,
  id: string,
  value: unknown,
  cell: Cell,
  { as, split }: AdoptedField,
): void {
  const known = words.get(id) ?? new Map<string, string>();
  words.set(id, known);
  const add = (word: string, label: string): void => void (known.has(word) || known.set(word, label));
  if (as === 'choice') add(value as string, textOf(cell) || labelOf(value as string));
  else if (as === 'amounts')
    for (const [spelled] of spelledAmounts(cell, split) ?? []) add(slugOf(spelled), labelOf(spelled));
  else if (as === 'integer' && typeof value === 'string') add(value, value);
}

/** A label from a word: `sky` gives `Sky`, and `G-mod` stays. */
const labelOf = (word: string): string => `${word[0]!.toUpperCase()}${word.slice(1)}`;

/** A collector number with letters. Printings store it as `code`. */
const CODE = /^(?=.{1,12}$)(?=.*[A-Za-z])[A-Za-z0-9]+(?:[ ./-][A-Za-z0-9]+)*$/u;

/** The used numbers of a set, and the next number to try. It only grows, so the search for free numbers takes linear time. */
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
  // `12a` is stored as printed and sorted as 12.
  const code = CODE.test(given) ? given : undefined;
  const digits = code === undefined ? given : (/\d{1,6}/u.exec(code)?.[0] ?? '');
  let number = /^\d{1,6}(?:\.0+)?$/u.test(digits) ? Number(digits) : -1;
  if (number < 0 || known.taken.has(number)) {
    const why = number < 0 ? `"${given.slice(0, 20)}" is not a whole number` : `number ${number} of ${set} is taken`;
    while (known.taken.has(known.next)) known.next++;
    number = known.next;
    if (given !== '' && code === undefined)
      note(
        `Row ${row.row}${row.file === undefined ? '' : ` of ${row.file}`}: ${why}, so the printing has the number ${number}.`,
      );
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

/** The maximum number of characters of the code of a set. */
const LONGEST_CODE = 8;

/** Finds sets by id, code or name, and creates missing ones. */
class Sets {
  readonly made: SetDoc[] = [];
  private readonly ids = new Map<string, string>();
  private readonly codes = new Set<string>();

  /** @param listed facts about sets, by their code without punctuation */
  constructor(
    known: ReadonlyMap<string, SetDoc>,
    private readonly listed: ReadonlyMap<string, ListedSet>,
  ) {
    for (const { id, code, name } of known.values()) {
      for (const word of [name, code, id]) this.ids.set(bare(word) || word, id);
      this.codes.add(code.toUpperCase());
    }
  }

  /** The id of a set. @param name the name for a new set; if it is empty, the name comes from the list, or is the code itself */
  of(text: string, name: string): string | null {
    if (text === '') return null;
    // A name in a script that ids do not know is its own key.
    const key = bare(text) || text;
    const found = this.ids.get(key);
    if (found !== undefined) return found;
    const id = newIdOf(text, 'set', (one) => [...this.ids.values()].includes(one), LONGEST_SLUG);
    const code = this.freeCode(bare(id).toUpperCase());
    const known = this.listed.get(key);
    const called = name || known?.name || text;
    this.made.push({ ...known, id, code, name: called.slice(0, 120), summary: '', promo: false });
    this.ids.set(key, id);
    return id;
  }

  /** A short code that no other set has. Deck lists name a set by its code. */
  private freeCode(text: string): string {
    let code = text.slice(0, LONGEST_CODE);
    for (let at = 2; this.codes.has(code); at++) code = `${text.slice(0, LONGEST_CODE - String(at).length)}${at}`;
    this.codes.add(code);
    return code;
  }
}
