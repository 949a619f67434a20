/**
 * The cards that a person owns and wants, by printing and condition. As text, a collection has one line for each of them, with tabs between
 * the counts, ids and words. The browser stores it, the account stores it, and a card search receives it in this form.
 */
import type { CardHoldings } from '@rulewright/content';

/** Copies of one printing in one condition. */
export interface CollectionRow {
  /** The id of the card. */
  readonly card: string;
  /** The id of the set; empty if the printing is not known. */
  readonly set: string;
  /** The collector number, as lists write it; empty if it is not known. */
  readonly number: string;
  /** The condition as its owner wrote it; empty if they wrote none. */
  readonly condition: string;
  readonly own: number;
  /** The copies that the person wants to have in all. */
  readonly want: number;
}

/** The limits of a collection. A text within them fits into a request. */
export const COLLECTION_LIMITS = {
  rows: 5_000,
  characters: 200_000,
  /** Characters of the imported lines that were not read. */
  unread: 40_000,
  copies: 9_999,
  /** Characters of an id or a number, and of a condition. */
  id: 120,
  condition: 30,
} as const;

/** Thrown for a text that is not a collection, with the line from 1. */
export class CollectionError extends Error {
  readonly code = 'bad-collection';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

const COUNT = /^\d{1,4}$/u;
const ID = /^[\w.:-]+$/u;
/** Control characters, tabs among them, and marks that hide text or change its direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The key of a row: rows with the same key count together. */
export const rowKey = ({ card, set, number, condition }: Omit<CollectionRow, 'own' | 'want'>): string =>
  [card, set, number, condition].join('\t');

/** A condition in the form in which it is stored; null for one that is too long or has unusual characters. */
export function readCondition(text: string): string | null {
  const plain = text.trim();
  return plain.length > COLLECTION_LIMITS.condition || UNSEEN.test(plain) ? null : plain;
}

/** Adds rows to others. Copies of the same key are added up, and rows without copies are left out. */
export function addRows(rows: readonly CollectionRow[], more: readonly CollectionRow[]): CollectionRow[] {
  const all = new Map<string, CollectionRow>();
  for (const row of [...rows, ...more]) {
    const old = all.get(rowKey(row));
    all.set(rowKey(row), old ? { ...row, own: within(old.own + row.own), want: within(old.want + row.want) } : row);
  }
  return [...all.values()].filter(({ own, want }) => own > 0 || want > 0);
}

const within = (copies: number): number => Math.min(COLLECTION_LIMITS.copies, Math.max(0, copies));

/** Sets the copies of a row. A row without copies is removed. */
export const setRow = (rows: readonly CollectionRow[], row: CollectionRow): CollectionRow[] => {
  const key = rowKey(row);
  const set = { ...row, own: within(row.own), want: within(row.want) };
  const known = rows.some((one) => rowKey(one) === key);
  const next = known ? rows.map((one) => (rowKey(one) === key ? set : one)) : [...rows, set];
  return next.filter(({ own, want }) => own > 0 || want > 0);
};

/** The text of a collection. */
export const writeCollection = (rows: readonly CollectionRow[]): string =>
  rows
    .map(({ own, want, card, set, number, condition }) =>
      `${own}\t${want}\t${card}\t${set}\t${number}\t${condition}`.trimEnd(),
    )
    .join('\n');

/** Reads the text of a collection. @throws CollectionError */
export function readCollection(text: string): CollectionRow[] {
  const { characters, rows: most } = COLLECTION_LIMITS;
  if (text.length > characters) throw new CollectionError(`A collection has at most ${characters} characters.`, 1);
  const lines = text.split('\n');
  if (lines.length > most) throw new CollectionError(`A collection has at most ${most} lines.`, most + 1);
  const rows = lines.flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, at + 1)]));
  return addRows([], rows);
}

function readLine(line: string, at: number): CollectionRow {
  const [own = '', want = '', card = '', set = '', number = '', condition = '', ...rest] = line.split('\t');
  if (!COUNT.test(own) || !COUNT.test(want))
    throw new CollectionError('A line of a collection starts with two counts, with a tab after each.', at);
  const isId = (id: string): boolean => ID.test(id) && id.length <= COLLECTION_LIMITS.id;
  const isNumber = number.length <= COLLECTION_LIMITS.id && !UNSEEN.test(number);
  if (!isId(card) || !(set === '' || isId(set)) || !isNumber)
    throw new CollectionError(
      'After its counts, a line has the id of a card, and can have that of a set and a number.',
      at,
    );
  if (rest.length > 0 || readCondition(condition) !== condition)
    throw new CollectionError(`A condition has at most ${COLLECTION_LIMITS.condition} visible characters.`, at);
  return { own: Number(own), want: Number(want), card, set, number, condition };
}

/** The copies of each card, over all its printings and conditions. */
export function holdingsOf(rows: readonly CollectionRow[]): CardHoldings {
  const holdings = new Map<string, { own: number; want: number }>();
  for (const { card, own, want } of rows) {
    const held = holdings.get(card);
    if (held) {
      held.own += own;
      held.want += want;
    } else holdings.set(card, { own, want });
  }
  return holdings;
}

/** The rows of a collection with one row for each card, which is all that a card search compares. */
export const cardsOnly = (rows: readonly CollectionRow[]): CollectionRow[] =>
  [...holdingsOf(rows)].map(([card, { own, want }]) => ({
    ...{ card, set: '', number: '', condition: '' },
    own: within(own),
    want: within(want),
  }));

/**
 * Merges two states of a collection that both come from `base`. Where only one changed a count, that change counts. Where both changed it, or
 * where there is no common state, the higher count stays, so that nothing is lost and a second merge changes nothing.
 */
export function mergeCollections(
  base: readonly CollectionRow[],
  mine: readonly CollectionRow[],
  theirs: readonly CollectionRow[],
): CollectionRow[] {
  const [before, own, other] = [base, mine, theirs].map(byKey) as [Rows, Rows, Rows];
  const merged = [...new Set([...other.keys(), ...own.keys()])].map((key): CollectionRow => {
    const row = (own.get(key) ?? other.get(key))!;
    const count = (of: 'own' | 'want'): number =>
      mergedCount(before.get(key)?.[of] ?? 0, own.get(key)?.[of] ?? 0, other.get(key)?.[of] ?? 0);
    return { ...row, own: count('own'), want: count('want') };
  });
  return merged.filter(({ own, want }) => own > 0 || want > 0);
}

type Rows = ReadonlyMap<string, CollectionRow>;
const byKey = (rows: readonly CollectionRow[]): Rows => new Map(rows.map((row) => [rowKey(row), row]));

function mergedCount(base: number, mine: number, theirs: number): number {
  if (mine === base) return theirs;
  return theirs === base ? mine : Math.max(mine, theirs);
}
