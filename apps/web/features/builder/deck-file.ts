/** The deck around the list: name, notes, tags and origin, and where the deck is saved. */
import { isSameDeck, type DeckOfAccount, type Draft, type LocalDeck } from '../decks/index.ts';
import type { AccountDeck, BuiltOrigin, FirstDeck } from './types.ts';

export type DeckPlace =
  | { readonly kind: 'none' }
  | { readonly kind: 'local'; readonly deck: LocalDeck }
  | { readonly kind: 'account'; readonly deck: AccountDeck };

interface DeckTexts {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

export interface FileState extends DeckTexts {
  readonly origin: BuiltOrigin | null;
  readonly place: DeckPlace;
  /** Messages about a restored draft or a conflict. */
  readonly news: readonly string[];
}

export type FileAction =
  | { readonly type: 'edit'; readonly change: Partial<DeckTexts> }
  /** Shows another deck. Without a place, the deck stays where it is. */
  | {
      readonly type: 'show';
      readonly deck: DeckTexts & { readonly origin: BuiltOrigin | null };
      readonly place?: DeckPlace;
      readonly news?: readonly string[];
    }
  | { readonly type: 'clear' }
  | { readonly type: 'saved-here'; readonly deck: LocalDeck }
  | { readonly type: 'saved-in-account'; readonly deck: AccountDeck; readonly news: readonly string[] }
  | { readonly type: 'placed'; readonly place: DeckPlace }
  /** Decks of this browser moved into the account: the account decks, by the id in this browser. */
  | { readonly type: 'moved'; readonly moved: ReadonlyMap<string, AccountDeck> };

const NO_WORDS: DeckTexts = { name: '', notes: '', tags: [] };
const NOWHERE: DeckPlace = { kind: 'none' };
const wordsOf = ({ name, notes, tags }: DeckTexts): DeckTexts => ({ name, notes, tags });

/** The file of the deck with which the page opens. */
export const firstFile = (first: FirstDeck | null): FileState => ({
  ...wordsOf(first?.saved ?? { ...NO_WORDS, name: first?.name ?? '' }),
  origin: first?.origin ?? null,
  place: first?.saved ? { kind: 'account', deck: first.saved } : NOWHERE,
  news: [],
});

export function deckFile(state: FileState, action: FileAction): FileState {
  switch (action.type) {
    case 'edit':
      return { ...state, ...action.change };
    case 'show': {
      const { deck, place = state.place, news = [] } = action;
      return { ...wordsOf(deck), origin: deck.origin, place, news };
    }
    case 'clear':
      return { ...NO_WORDS, origin: null, place: NOWHERE, news: [] };
    case 'saved-here':
      // The first branch of a deck gets a tag that the reader has not typed.
      return {
        ...state,
        name: action.deck.name,
        tags: action.deck.tags,
        place: { kind: 'local', deck: action.deck },
      };
    case 'saved-in-account':
      return { ...state, ...wordsOf(action.deck), place: { kind: 'account', deck: action.deck }, news: action.news };
    case 'placed':
      return { ...state, place: action.place };
    case 'moved': {
      const { place, name } = state;
      const deck = place.kind === 'local' ? action.moved.get(place.deck.id) : undefined;
      if (place.kind !== 'local' || !deck) return state;
      // The account may give a deck another name. A name that the reader is changing stays.
      return { ...state, name: name === place.deck.name ? deck.name : name, place: { kind: 'account', deck } };
    }
  }
}

/** Whether the deck has unsaved changes. */
export const isUnsaved = ({ place, ...words }: FileState, text: string): boolean =>
  place.kind === 'none' ? text.trim() !== '' : !isSameDeck(place.deck, { ...words, text });

/** The account deck that the reader has open. Null for other decks, and for a visitor. */
export const accountOf = ({ place }: FileState, owner: string | null): DeckOfAccount | null =>
  owner !== null && place.kind === 'account' ? { owner, id: place.deck.id, version: place.deck.version } : null;

/** The draft of the deck, to keep in this browser. */
export const draftOfFile = (state: FileState, text: string, owner: string | null): Draft => ({
  ...wordsOf(state),
  text,
  origin: state.origin,
  id: state.place.kind === 'local' ? state.place.deck.id : null,
  account: accountOf(state, owner),
});
