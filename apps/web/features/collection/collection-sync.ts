/** Brings the collection of this browser and that of the account to the same state, without a loss on either side. */
import {
  ApiClientError,
  MyCollectionDocument,
  SaveCollectionDocument,
  type CollectionPartsFragment,
} from '@rulewright/api-client';
import { mergeCollections, readCollection, writeCollection } from '@rulewright/decks/sheet';
import type { Send } from '../decks/index.ts';
import {
  BROWSER_STORE,
  isSame,
  withNames,
  type AccountState,
  type CollectionStore,
  type StoredCollection,
} from '../../shared/stored-collection.ts';

/** The number of times that another device may save during a sync. */
const TRIES = 3;

type Texts = Pick<StoredCollection, 'rows' | 'unread'>;

const EMPTY: AccountState = { version: 0, rows: [], unread: '', shareKey: null };

export const accountState = ({ version, text, unread, shareKey }: CollectionPartsFragment): AccountState => ({
  ...{ version, rows: readCollection(text), unread },
  shareKey: shareKey ?? null,
});

/** Both texts, one below the other, unless one contains the other. */
function bothLines(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : `${one}\n${other}`;
}

function mergedUnread(base: string, mine: string, theirs: string): string {
  if (mine === base) return theirs;
  return theirs === base ? mine : bothLines(mine, theirs);
}

/** The state that has the changes of both sides since they were last the same. */
const mergeStates = (base: Texts, mine: Texts, theirs: Texts): Texts => ({
  rows: mergeCollections(base.rows, mine.rows, theirs.rows),
  unread: mergedUnread(base.unread, mine.unread, theirs.unread),
});

/**
 * Merges the collection that the browser has without an account, its copy of the account's collection, and the account's own.
 * @param owner the id of the signed-in person
 * @returns the new state, and whether cards without an account were joined to others
 */
export const syncCollection = (
  game: string,
  owner: string,
  send: Send,
  store: CollectionStore = BROWSER_STORE,
): Promise<{ readonly collection: StoredCollection; readonly joined: boolean }> =>
  store.alone(async () => {
    for (let tried = 1; ; tried++) {
      try {
        return await syncOnce(game, owner, send, store);
      } catch (error) {
        const isOvertaken = error instanceof ApiClientError && error.reason === 'collection-changed';
        if (!isOvertaken || tried >= TRIES) throw error;
      }
    }
  });

async function syncOnce(game: string, owner: string, send: Send, store: CollectionStore) {
  const [free, copy] = [await store.read(game, null), await store.read(game, owner)];
  const { collection: stored } = await send(MyCollectionDocument, { game });
  const theirs = stored ? accountState(stored) : EMPTY;
  const mine = mergeStates(copy.account ?? EMPTY, copy, theirs);
  const merged = mergeStates(EMPTY, free, mine);
  const texts = { text: writeCollection(merged.rows), unread: merged.unread };
  const saved = isSame(merged, theirs)
    ? stored
    : (await send(SaveCollectionDocument, { game, version: theirs.version, ...texts })).saveCollection;
  const state = saved ? accountState(saved) : null;
  const collection = await store.change(game, owner, (now) => {
    // Changes that were made during the sync stay.
    const after = mergeStates(copy, now, state ?? merged);
    const named = { names: { ...free.names, ...now.names }, codes: { ...free.codes, ...now.codes } };
    return { ...after, ...withNames(named, state?.rows ?? [], saved?.names ?? ''), account: state };
  });
  if (free.rows.length > 0 || free.unread !== '') await store.forget(game, null);
  return { collection, joined: free.rows.length > 0 && mine.rows.length > 0 };
}
