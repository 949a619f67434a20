/** The numbers of a ruleset and a card pool that a program reads: parameters, printed values, and entries of cards. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { ProgramError } from '@rulewright/engine';
import { MOST_AMOUNT, NO_WORD, UNLIMITED, parameterType, type PlayProgram, type Type } from '@rulewright/content/play';

/** One entry of a group of a card, such as an action. */
interface PrintedEntry {
  readonly def: number;
  readonly name: string;
  readonly members: Readonly<Record<string, number>>;
}

/** The printed values of a card pool, by field and definition. */
export interface PrintedValues {
  readonly numbers: ReadonlyMap<string, Float64Array>;
  readonly sets: ReadonlyMap<string, readonly ReadonlySet<number>[]>;
  readonly entries: readonly PrintedEntry[];
  /** By definition: the number of its first entry, and after the last definition the number of all entries. */
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
    case 'amounts': {
      const amounts = (value ?? {}) as Readonly<Record<string, number>>;
      return packed(type.keys.length, (key) => amounts[type.keys[key]!] ?? 0);
    }
    default:
      return 0;
  }
}

/** Reads the printed values of a card pool. */
export function readPrinted({ printed, group, cards: ids }: PlayProgram, cards: readonly CardDoc[]): PrintedValues {
  // A name has the same number in every pool, so a match does not depend on the cards outside it.
  const nameOf = new Map(ids.map((id, index) => [id, index]));
  cards.forEach(({ id }, def) => {
    if (!nameOf.has(id)) nameOf.set(id, ids.length + def);
  });
  const numbers = new Map<string, Float64Array>();
  const sets = new Map<string, ReadonlySet<number>[]>();
  for (const [id, type] of printed) {
    const valueOf = (card: CardDoc): unknown => (card.data as Values)[id];
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
    } else
      numbers.set(
        id,
        Float64Array.from(cards, (card) => numberOf(type, valueOf(card), nameOf)),
      );
  }
  const entries: PrintedEntry[] = [];
  const firstEntry = new Int32Array(cards.length + 1);
  cards.forEach((card, def) => {
    firstEntry[def] = entries.length;
    const list = group === null ? [] : (((card.data as Values)[group] ?? []) as readonly Values[]);
    for (const entry of list) {
      const members = Object.entries(entry).filter((pair): pair is [string, number] => typeof pair[1] === 'number');
      entries.push({ def, name: String(entry['name'] ?? ''), members: Object.fromEntries(members) });
    }
  });
  firstEntry[cards.length] = entries.length;
  return { numbers, sets, entries, firstEntry, names: Int32Array.from(cards, ({ id }) => nameOf.get(id)!) };
}

/** The parameters of a ruleset as numbers, and its list parameters as sets of the numbers of words. @throws ProgramError */
export function readParameters(
  { documents }: PlayProgram,
  ruleset: Ruleset,
): { readonly numbers: ReadonlyMap<string, number>; readonly sets: ReadonlyMap<string, ReadonlySet<number>> } {
  const numbers = new Map<string, number>();
  const sets = new Map<string, ReadonlySet<number>>();
  for (const declaration of documents.parameters.parameters) {
    const type = parameterType(declaration);
    const value = ruleset.parameters[declaration.name];
    if (type === null) continue;
    if (value === undefined)
      throw new ProgramError('unsupported-value', `The ruleset has no parameter ${declaration.name}.`);
    if (type.is === 'number') numbers.set(declaration.name, typeof value === 'number' ? value : UNLIMITED);
    else if (type.is === 'yesno') numbers.set(declaration.name, value === true ? 1 : 0);
    else if (type.is === 'word') numbers.set(declaration.name, type.list.words.indexOf(String(value)));
    else if (type.is === 'words')
      sets.set(
        declaration.name,
        new Set((Array.isArray(value) ? value : []).map((one) => type.list.words.indexOf(one))),
      );
  }
  return { numbers, sets };
}
