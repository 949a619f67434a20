/** The open deck around the list. It is unsaved, saved in this browser or saved in an account. Drafts and the page address follow it. */
'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useReducer, useState, type ReactNode } from 'react';
import { href } from '../../shared/query.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import { useFailure } from '../../shared/use-failure.ts';
import { isSameDeck, localDeck, useDeckSync, type Draft, type LocalDeck } from '../decks/index.ts';
import { accountOf, deckFile, draftOfFile, firstFile, isUnsaved, type FileState } from './deck-file.ts';
import { storeDeck } from './store-deck.ts';
import type { AccountDeck, FirstDeck } from './types.ts';
import type { BuiltList } from './use-built-list.ts';
import { useDeckDrafts } from './use-deck-drafts.ts';

export interface DeckFile extends FileState {
  /** Whether the deck has unsaved changes. */
  readonly isChanged: boolean;
  readonly busy: boolean;
  readonly failure: ReactNode;
  edit(change: Partial<Pick<DeckFile, 'name' | 'notes' | 'tags'>>): void;
  /** Saves the deck in its place, or as a new deck. */
  save(asNew?: boolean): Promise<void>;
  /** Saves a copy of the saved deck under a name, with the tag of its branches, and opens it. */
  branch(name: string, family: string): Promise<void>;
  /** Starts a new, empty deck. */
  clear(): void;
  open(deck: LocalDeck): void;
  /** Takes the new state of the deck after another request changed it, such as sharing. */
  saved(deck: AccountDeck): void;
}

export interface DeckFileOptions {
  readonly game: string;
  readonly list: BuiltList;
  readonly first: FirstDeck | null;
  /** The id of the signed-in person. Null for a visitor. */
  readonly owner: string | null;
  /** The name for a deck without a name. */
  readonly unnamed: string;
}

export function useDeckFile({ game, list, first, owner, unnamed }: DeckFileOptions): DeckFile {
  const t = useTranslations('build.deckSync');
  const noteOf = useErrorNote();
  const [file, dispatch] = useReducer(deckFile, first, firstFile);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const { text } = list;
  const sync = useDeckSync(owner, ({ moved }) => dispatch({ type: 'moved', moved }));

  // A deck from the page address is unchanged until the reader edits it.
  const isTouched = first === null || text !== first.text;
  const isChanged = isUnsaved(file, text);
  const account = accountOf(file, owner);

  async function restore(draft: Draft): Promise<void> {
    const saved = first?.saved;
    if (saved) {
      if (draft.account?.owner !== owner || isSameDeck(draft, saved)) return;
      list.start(draft.text, draft.past?.length ? draft.past : [saved.text]);
      // The version of the draft, not of the saved deck: if the deck changed elsewhere since then, saving creates a second deck.
      const deck = { ...saved, version: draft.account.version };
      dispatch({ type: 'show', deck: draft, place: { kind: 'account', deck }, news: [t('restored')] });
      return;
    }
    list.start(draft.text, draft.past);
    dispatch({ type: 'show', deck: draft });
    const deck = draft.id === null ? undefined : await localDeck(draft.id);
    if (deck) dispatch({ type: 'placed', place: { kind: 'local', deck } });
  }
  useDeckDrafts({
    game,
    deck: first?.saved?.id ?? null,
    isNamed: first !== null,
    draft: (account ? isChanged : isTouched) ? { ...draftOfFile(file, text, owner), past: list.past } : null,
    unchanged: account && !isChanged ? account.id : null,
    before: sync.done,
    onRestore: restore,
  });

  // Puts the deck into the page address, so that a reload opens the same deck.
  const deckId = file.place.kind === 'account' ? file.place.deck.id : null;
  useEffect(() => {
    if (deckId === null && !isTouched) return;
    // oxlint-disable-next-line id-denylist -- The name is part of the address.
    window.history.replaceState(window.history.state, '', href(location.pathname, { kept: deckId }));
  }, [deckId, isTouched]);

  /** Saves states of the deck one after the other. */
  async function store(...states: readonly { readonly file: FileState; readonly asNew: boolean }[]): Promise<void> {
    setBusy(true);
    setFailure(null);
    const besideName = (name: string): string => t('besideName', { name });
    const besides = (name: string, as: string): string => t('besides', { name, as });
    try {
      for (const state of states)
        dispatch(await storeDeck({ ...state, game, text, past: list.past, owner, unnamed, besideName, besides }));
    } catch (error) {
      setFailure(noteOf(error));
    }
    setBusy(false);
  }

  async function branch(name: string, family: string): Promise<void> {
    const isTagged = file.tags.includes(family);
    const tagged = isTagged ? file : { ...file, tags: [...file.tags, family] };
    await store(...(isTagged ? [] : [{ file: tagged, asNew: false }]), { file: { ...tagged, name }, asNew: true });
  }

  return {
    ...file,
    isChanged,
    busy,
    failure,
    news: file.news.length > 0 ? file.news : sync.news,
    edit: (change) => dispatch({ type: 'edit', change }),
    save: (asNew = false) => store({ file, asNew }),
    branch,
    clear: () => {
      list.change('');
      setFailure(null);
      dispatch({ type: 'clear' });
    },
    open: (deck) => {
      list.change(deck.text);
      setFailure(null);
      dispatch({ type: 'show', deck, place: { kind: 'local', deck } });
    },
    saved: (deck) => dispatch({ type: 'placed', place: { kind: 'account', deck } }),
  };
}
