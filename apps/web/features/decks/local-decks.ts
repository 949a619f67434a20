/** The decks in the IndexedDB of this browser: saved decks with their earlier versions, and one draft per game. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

export interface LocalVersion {
  readonly name: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

export interface LocalDeck {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly origin: { readonly slug?: string; readonly key?: string; readonly name: string } | null;
  readonly updatedAt: string;
  /** Newest first. */
  readonly versions: readonly LocalVersion[];
  /** The account of the deck, and the account deck that it changes. Null or undefined if it was created without an account. */
  readonly account?: DeckOfAccount | null;
}

export interface DeckOfAccount {
  /** The id of the account's owner. */
  readonly owner: string;
  /** Null for a deck that is not in the account yet. */
  readonly id: string | null;
  readonly version: number;
}

/** The unsaved deck of a game. It survives a closed tab. */
export type Draft = Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags' | 'origin' | 'account'> & {
  /** The id of the browser deck that the draft changes. Null for a new deck or an account deck. */
  readonly id: string | null;
};

/** The most versions stored for a deck. */
const MOST_VERSIONS = 30;

const DECK = 'deck ';
const DRAFT = 'draft ';

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('rulewright', 'decks'));

/** The decks of all games, the most recently changed first. */
export async function allLocalDecks(): Promise<LocalDeck[]> {
  const all = await entries<string, LocalDeck>(store());
  return all
    .flatMap(([key, deck]) => (key.startsWith(DECK) ? [deck] : []))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

/** The decks of a game, the most recently changed first. */
export const localDecks = async (game: string): Promise<LocalDeck[]> =>
  (await allLocalDecks()).filter((deck) => deck.game === game);

export const localDeck = (id: string): Promise<LocalDeck | undefined> => get<LocalDeck>(DECK + id, store());

/** Saves a deck under its id, or as a new one. A replaced text or name becomes a version. */
export async function saveLocalDeck(
  edited: Omit<LocalDeck, 'id' | 'updatedAt' | 'versions'> & { readonly id: string | null },
): Promise<LocalDeck> {
  const old = edited.id === null ? undefined : await localDeck(edited.id);
  const changed = old && (old.text !== edited.text || old.name !== edited.name);
  const before = changed ? [{ name: old.name, text: old.text, savedAt: old.updatedAt }] : [];
  const deck: LocalDeck = {
    ...edited,
    account: edited.account ?? null,
    id: edited.id ?? crypto.randomUUID(),
    updatedAt: new Date().toISOString(),
    versions: [...before, ...(old?.versions ?? [])].slice(0, MOST_VERSIONS),
  };
  await set(DECK + deck.id, deck, store());
  return deck;
}

export const deleteLocalDeck = (id: string): Promise<void> => del(DECK + id, store());

/** The storage key of a draft. Each game has one draft, and so has each account deck. */
const placeOf = (game: string, deck: string | null): string => DRAFT + (deck === null ? game : `${game} ${deck}`);

/** @param deck the id of an account deck; null for the draft of the game */
export const draftOf = (game: string, deck: string | null): Promise<Draft | undefined> =>
  get<Draft>(placeOf(game, deck), store());

export const keepDraft = (
  game: string,
  { id, name, text, notes, tags, origin, account = null }: Draft,
): Promise<void> => set(placeOf(game, account?.id ?? null), { id, name, text, notes, tags, origin, account }, store());

export const dropDraft = (game: string, deck: string | null): Promise<void> => del(placeOf(game, deck), store());

/** After a deck has moved into an account, makes its draft a draft of the account deck. */
export async function moveDraft(
  { id: local, game }: Pick<LocalDeck, 'id' | 'game'>,
  owner: string,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<void> {
  const draft = await draftOf(game, null);
  if (draft?.id !== local) return;
  await keepDraft(game, { ...draft, id: null, account: { owner, id, version } });
  await dropDraft(game, null);
}
