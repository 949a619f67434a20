/**
 * The collections in the IndexedDB of this browser, one for each game. A collection without an account belongs to every user of the browser.
 * That of an account is a copy, with the state that the account had when they were last the same.
 */
import { writeCollection, type CollectionRow } from '@rulewright/decks/sheet';
import { createStore, del, entries, get, update, type UseStore } from 'idb-keyval';

/** What an account has of a collection. */
export interface AccountState {
  readonly version: number;
  readonly rows: readonly CollectionRow[];
  readonly unread: string;
  readonly shareKey: string | null;
}

export interface StoredCollection {
  readonly rows: readonly CollectionRow[];
  /** Imported lines that name no card. They stay until their owner corrects or discards them. */
  readonly unread: string;
  /** The names of cards in lists, by the id of the card, and the codes of sets by the id of the set. */
  readonly names: Readonly<Record<string, string>>;
  readonly codes: Readonly<Record<string, string>>;
  /** Null for a collection without an account, and for one that the account does not have yet. */
  readonly account: AccountState | null;
}

export const NOTHING: StoredCollection = { rows: [], unread: '', names: {}, codes: {}, account: null };

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('rulewright-collections', 'collections'));

/** The storage key. @param owner the id of the account's owner; null for a collection without an account */
const placeOf = (game: string, owner: string | null): string => (owner === null ? game : `${game} ${owner}`);

export const storedCollection = async (game: string, owner: string | null): Promise<StoredCollection> =>
  (await get<StoredCollection>(placeOf(game, owner), store())) ?? NOTHING;

/** The collection of the browser for a page that does not know who reads it: the copy of an account, else the one without an account. */
export async function anyCollection(game: string): Promise<StoredCollection> {
  const all = await entries<string, StoredCollection>(store());
  return all.find(([place]) => place.startsWith(`${game} `))?.[1] ?? (await storedCollection(game, null));
}

/** Changes a collection at once for all tabs, and returns its new state. */
export async function changeStored(
  game: string,
  owner: string | null,
  change: (old: StoredCollection) => StoredCollection,
): Promise<StoredCollection> {
  let changed = NOTHING;
  await update<StoredCollection>(placeOf(game, owner), (old) => (changed = change(old ?? NOTHING)), store());
  return changed;
}

export interface CollectionStore {
  readonly read: typeof storedCollection;
  readonly change: typeof changeStored;
  readonly forget: (game: string, owner: string | null) => Promise<void>;
  /** Runs one work at a time in all tabs. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export const BROWSER_STORE: CollectionStore = {
  read: storedCollection,
  change: changeStored,
  forget: (game, owner) => del(placeOf(game, owner), store()),
  alone: (work) => ('locks' in navigator ? navigator.locks.request('rulewright-collections', work) : work()),
};

/** Removes the copies of account collections at sign-out. A copy with changes that the account does not have stays. */
export async function forgetAccountCollections(): Promise<void> {
  const all = await entries<string, StoredCollection>(store());
  const same = all.filter(([place, one]) => place.includes(' ') && one.account !== null && isSame(one, one.account));
  await Promise.all(same.map(([place]) => del(place, store())));
}

/** Whether a collection has no changes that the account lacks. */
export const isSame = (
  { rows, unread }: Pick<StoredCollection, 'rows' | 'unread'>,
  other: Pick<AccountState, 'rows' | 'unread'>,
): boolean => unread === other.unread && writeCollection(rows) === writeCollection(other.rows);

/** Adds the names that an answer of the API has for the rows of a text. */
export function withNames<Known extends Pick<StoredCollection, 'names' | 'codes'>>(
  known: Known,
  rows: readonly CollectionRow[],
  lines: string,
): Known {
  const names = { ...known.names };
  const codes = { ...known.codes };
  for (const [at, line] of lines.split('\n').entries()) {
    const [row, [name = '', code = '']] = [rows[at], line.split('\t')];
    if (row && name !== '') names[row.card] = name;
    if (row && code !== '') codes[row.set] = code;
  }
  return { ...known, names, codes };
}
