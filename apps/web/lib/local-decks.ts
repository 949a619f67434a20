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
}

/** The unsaved deck of a game. It survives a closed tab. */
export type Draft = Pick<LocalDeck, 'name' | 'text' | 'notes' | 'tags' | 'origin'> & { readonly id: string | null };

/** The most versions stored for a deck. */
const MOST_VERSIONS = 30;

const DECK = 'deck ';
const DRAFT = 'draft ';

let opened: UseStore | undefined;
const store = (): UseStore => (opened ??= createStore('rulewright', 'decks'));

/** The decks of a game, the most recently changed first. */
export async function localDecks(game: string): Promise<LocalDeck[]> {
  const all = await entries<string, LocalDeck>(store());
  return all
    .flatMap(([key, deck]) => (key.startsWith(DECK) && deck.game === game ? [deck] : []))
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : -1));
}

export const localDeck = (id: string): Promise<LocalDeck | undefined> => get<LocalDeck>(DECK + id, store());

/** Saves a deck under its id, or as a new one. A replaced text or name becomes a version. */
export async function saveLocalDeck(
  given: Omit<LocalDeck, 'id' | 'updatedAt' | 'versions'> & { readonly id: string | null },
): Promise<LocalDeck> {
  const old = given.id === null ? undefined : await localDeck(given.id);
  const changed = old && (old.text !== given.text || old.name !== given.name);
  const before = changed ? [{ name: old.name, text: old.text, savedAt: old.updatedAt }] : [];
  const deck: LocalDeck = {
    ...given,
    id: given.id ?? crypto.randomUUID(),
    updatedAt: new Date().toISOString(),
    versions: [...before, ...(old?.versions ?? [])].slice(0, MOST_VERSIONS),
  };
  await set(DECK + deck.id, deck, store());
  return deck;
}

export const deleteLocalDeck = (id: string): Promise<void> => del(DECK + id, store());

export const draftOf = (game: string): Promise<Draft | undefined> => get<Draft>(DRAFT + game, store());

export const keepDraft = (game: string, { id, name, text, notes, tags, origin }: Draft): Promise<void> =>
  set(DRAFT + game, { id, name, text, notes, tags, origin }, store());

export const dropDraft = (game: string): Promise<void> => del(DRAFT + game, store());
