/** Saves the deck of the builder: in the account of the reader, or in this browser. */
import { ApiClientError } from '@rulewright/api-client';
import { request } from '../../shared/request.ts';
import {
  deleteLocalDeck,
  dropDraft,
  keepDraft,
  saveLocalDeck,
  uploadDeck,
  type DeckOfAccount,
} from '../decks/index.ts';
import { accountOf, type FileAction, type FileState } from './deck-file.ts';

export interface DeckToStore {
  readonly file: FileState;
  readonly game: string;
  readonly text: string;
  /** The earlier states of the text. The draft keeps them, for undo after a reload. */
  readonly past: readonly string[];
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
  /** Whether to save a new deck instead of the open one. */
  readonly asNew: boolean;
  /** The name for a deck without a name. */
  readonly unnamed: string;
  /** The name of a second deck, if the deck changed elsewhere. */
  readonly besideName: (name: string) => string;
  /** The message about the second deck. */
  readonly besides: (name: string, as: string) => string;
}

/** The fields of the deck that both places store. */
function fieldsOf({ file, game, text, unnamed }: DeckToStore) {
  const { notes, tags, origin } = file;
  return { game, text, notes, tags, origin, name: file.name.trim() === '' ? unnamed : file.name.trim() };
}

/** The deck of this browser that is saved again. */
const localOf = ({ file: { place }, asNew }: DeckToStore) => (!asNew && place.kind === 'local' ? place.deck : null);

async function storeHere(deck: DeckToStore): Promise<FileAction> {
  const { file, game, owner, asNew, past } = deck;
  const local = localOf(deck);
  const account = accountOf(file, owner);
  const of: DeckOfAccount | null =
    owner === null ? null : ((asNew ? null : (account ?? local?.account)) ?? { owner, id: null, version: 0 });
  const saved = await saveLocalDeck({ ...fieldsOf(deck), id: local?.id ?? null, account: of });
  if (account) await dropDraft(game, account.id);
  await keepDraft(game, { ...saved, account: null, past });
  return { type: 'saved-here', deck: saved };
}

async function storeInAccount(deck: DeckToStore): Promise<FileAction> {
  const { file, game, owner, asNew } = deck;
  const local = localOf(deck);
  const account = accountOf(file, owner);
  const from = asNew ? null : (account ?? local?.account ?? null);
  const upload = { ...fieldsOf(deck), account: from, versions: local?.versions ?? [] };
  const { deck: saved, besides } = await uploadDeck(upload, request, deck.besideName);
  // The deck is in the account now, so its copy in this browser is deleted.
  if (local) await deleteLocalDeck(local.id);
  await dropDraft(game, account?.id ?? null);
  return {
    type: 'saved-in-account',
    deck: saved,
    news: besides === null ? [] : [deck.besides(besides, saved.name)],
  };
}

/**
 * Saves a deck. Without a connection, it is stored in this browser until the next sync.
 * @returns the change of the open file
 * @throws ApiClientError
 */
export async function storeDeck(deck: DeckToStore): Promise<FileAction> {
  if (deck.owner === null) return storeHere(deck);
  try {
    return await storeInAccount(deck);
  } catch (error) {
    if (!(error instanceof ApiClientError) || error.kind !== 'unreachable') throw error;
    return storeHere(deck);
  }
}
