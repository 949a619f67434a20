/** The numbers of a ruleset and a card pool that a program reads: parameters, printed values, and entries of cards. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { computedValue } from '@rulewright/content/playing';
import { ProgramError } from '@rulewright/engine';
import {
  MOST_AMOUNT,
  MOST_LISTED,
  NO_WORD,
  UNLIMITED,
  missingOf,
  parameterType,
  type PlayProgram,
  type Type,
  type WordList,
} from '@rulewright/content/play';

/** One entry of a group of a card, such as an action. */
interface PrintedEntry {
  readonly def: number;
  readonly name: string;
  /** Its name in sentences: its field `title`, or its name. */
  readonly title: string;
  readonly members: Readonly<Record<string, number>>;
}

interface PrintedGroup {
  readonly entries: readonly PrintedEntry[];
  /** By definition: the number of its first entry, and after the last definition the number of all entries. */
  readonly firstEntry: Int32Array;
}

/** The printed values of a card pool, by field and definition. */
export interface PrintedValues {
  readonly numbers: ReadonlyMap<string, Float64Array>;
  readonly sets: ReadonlyMap<string, readonly ReadonlySet<number>[]>;
  /** The entries of all groups, by group. */
  readonly groups: ReadonlyMap<string, PrintedGroup>;
  /** Those of the group with actions. */
  readonly entries: readonly PrintedEntry[];
  readonly firstEntry: Int32Array;
  /** By definition: the number of its name. */
  readonly names: Int32Array;
}

/** The weight of one thing in packed amounts: eight bits for each. */
export const laneOf = (key: number): number => 256 ** key;
/** How often packed amounts contain a thing. */
export const amountOf = (packed: number, key: number): number => Math.floor(packed / laneOf(key)) % 256;

/** Packs amounts. More than `MOST_AMOUNT` of a thing counts as `MOST_AMOUNT`, less than 0 as 0. */
export function packed(keys: number, amount: (key: number) => number): number {
  let sum = 0;
  for (let key = 0; key < keys; key++) sum += Math.min(MOST_AMOUNT, Math.max(0, amount(key))) * laneOf(key);
  return sum;
}

type Values = Readonly<Record<string, unknown>>;

/** A list of words as one number, with a bit for each word. A list with too many words cannot be kept, and is 0. */
function bitsOf({ words }: WordList, value: unknown): number {
  if (!Array.isArray(value) || words.length > MOST_LISTED) return 0;
  return words.reduce((bits, word, at) => (value.includes(word) ? bits | (1 << at) : bits), 0);
}

/** The numbers of the names of cards. A name has the same number in every pool, so a match does not depend on the cards outside it. */
function namesOf({ cards: ids }: PlayProgram, cards: readonly CardDoc[]): Map<string, number> {
  const numbers = new Map(ids.map((id, index) => [id, index]));
  cards.forEach(({ id }, def) => {
    if (!numbers.has(id)) numbers.set(id, ids.length + def);
  });
  return numbers;
}

function numberOf(type: Type, value: unknown, nameOf: ReadonlyMap<string, number>): number {
  switch (type.is) {
    case 'number':
      return typeof value === 'number' ? value : typeof value === 'string' ? (type.words?.get(value) ?? 0) : 0;
    case 'yesno':
      return value === true ? 1 : 0;
    case 'word':
      return typeof value === 'string' ? type.list.words.indexOf(value) : NO_WORD;
    case 'name':
      return typeof value === 'string' ? (nameOf.get(value) ?? -1) : -1;
    case 'words':
      return bitsOf(type.list, value);
    case 'amounts': {
      const amounts = (value ?? {}) as Readonly<Record<string, number>>;
      return packed(type.keys.length, (key) => amounts[type.keys[key]!] ?? 0);
    }
    default:
      return 0;
  }
}

/** Reads the printed values of a card pool. */
export function readPrinted(play: PlayProgram, cards: readonly CardDoc[]): PrintedValues {
  const { printed, group, documents } = play;
  const nameOf = namesOf(play, cards);
  const numbers = new Map<string, Float64Array>();
  const sets = new Map<string, ReadonlySet<number>[]>();
  for (const [id, type] of printed) {
    const computed = documents.fields.computed.find((one) => one.id === id);
    const valueOf = (card: CardDoc): unknown =>
      computed ? computedValue(documents.fields, computed, card) : (card.data as Values)[id];
    if (type.is === 'words' || type.is === 'names') {
      const words = type.is === 'words' ? new Map(type.list.words.map((word, at) => [word, at])) : nameOf;
      const listOf = (card: CardDoc): number[] => {
        const value = valueOf(card);
        return Array.isArray(value) ? value.flatMap((one) => words.get(String(one)) ?? []) : [];
      };
      sets.set(
        id,
        cards.map((card) => new Set(listOf(card))),
      );
    }
    if (type.is !== 'names')
      numbers.set(
        id,
        Float64Array.from(cards, (card) => numberOf(type, valueOf(card), nameOf)),
      );
    if (type.is === 'number')
      numbers.set(
        missingOf(id),
        Float64Array.from(cards, (card) => (valueOf(card) === undefined ? 1 : 0)),
      );
  }
  const groups = new Map(
    [...play.members].map(([id, members]) => [id, entriesOf(id, members, cards, nameOf)] as const),
  );
  const { entries, firstEntry } = groups.get(group ?? '') ?? entriesOf('', new Map(), cards, nameOf);
  return { numbers, sets, groups, entries, firstEntry, names: Int32Array.from(cards, ({ id }) => nameOf.get(id)!) };
}

/** The entries of a group of all cards. */
function entriesOf(
  group: string,
  members: ReadonlyMap<string, Type>,
  cards: readonly CardDoc[],
  nameOf: ReadonlyMap<string, number>,
): PrintedGroup {
  const entries: PrintedEntry[] = [];
  const firstEntry = new Int32Array(cards.length + 1);
  cards.forEach((card, def) => {
    firstEntry[def] = entries.length;
    for (const entry of ((card.data as Values)[group] ?? []) as readonly Values[])
      entries.push({
        def,
        name: String(entry['name'] ?? entry['id'] ?? ''),
        title: String(entry['title'] ?? entry['name'] ?? ''),
        members: Object.fromEntries([...members].map(([id, type]) => [id, numberOf(type, entry[id], nameOf)])),
      });
  });
  firstEntry[cards.length] = entries.length;
  return { entries, firstEntry };
}

/** The parameters of a ruleset. */
interface ReadParameters {
  readonly numbers: ReadonlyMap<string, number>;
  /** Lists, as sets of the numbers of words or of names of cards. */
  readonly sets: ReadonlyMap<string, ReadonlySet<number>>;
  /** The parameters that the mode leaves empty. */
  readonly empty: ReadonlySet<string>;
}

/** Reads the parameters of a ruleset. A list of names has the ids or the names of cards. @throws ProgramError */
export function readParameters(play: PlayProgram, ruleset: Ruleset, cards: readonly CardDoc[]): ReadParameters {
  const { documents } = play;
  const numbers = new Map<string, number>();
  const sets = new Map<string, ReadonlySet<number>>();
  const empty = new Set<string>();
  const nameOf = namesOf(play, cards);
  for (const declaration of documents.parameters.parameters) {
    const type = parameterType(declaration);
    const value = ruleset.parameters[declaration.name];
    if (type === null) continue;
    if (value === undefined)
      throw new ProgramError('unsupported-value', `The ruleset has no parameter ${declaration.name}.`);
    if (value === null) empty.add(declaration.name);
    if (type.is === 'number') numbers.set(declaration.name, typeof value === 'number' ? value : UNLIMITED);
    else if (type.is === 'yesno') numbers.set(declaration.name, value === true ? 1 : 0);
    else if (type.is === 'word') numbers.set(declaration.name, type.list.words.indexOf(String(value)));
    else if (type.is === 'words') {
      numbers.set(declaration.name, bitsOf(type.list, value));
      sets.set(
        declaration.name,
        new Set((Array.isArray(value) ? value : []).map((one) => type.list.words.indexOf(one))),
      );
    } else if (type.is === 'names') {
      const named = new Set<unknown>(Array.isArray(value) ? value : []);
      const nameNumbers = cards.flatMap(({ id, name }) => (named.has(id) || named.has(name) ? [nameOf.get(id)!] : []));
      sets.set(declaration.name, new Set(nameNumbers));
    }
  }
  return { numbers, sets, empty };
}
