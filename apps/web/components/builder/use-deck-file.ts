/** The deck around the list: name, notes, tags and origin. The deck is unsaved, saved in this browser or saved in an account. */
'use client';
import { ApiError, SaveBuiltDeckDocument, type BuiltDeckPartsFragment } from '@rulewright/api-client';
import { useEffect, useRef, useState } from 'react';
import {
  deleteLocalDeck,
  draftOf,
  dropDraft,
  keepDraft,
  localDeck,
  saveLocalDeck,
  type LocalDeck,
} from '../../lib/local-decks.ts';
import { href } from '../../lib/query.ts';
import { request } from '../../lib/request.ts';
import { useErrorSentence } from '../../lib/use-error-sentence.ts';
import type { BuiltOrigin, FirstDeck } from './types.ts';
import type { BuiltList } from './use-built-list.ts';

/** The pause before the draft is stored, in milliseconds. */
const REST = 150;

export type Place =
  | { readonly kind: 'none' }
  | { readonly kind: 'local'; readonly deck: LocalDeck }
  | { readonly kind: 'account'; readonly deck: BuiltDeckPartsFragment };

export interface DeckFile {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly origin: BuiltOrigin | null;
  readonly place: Place;
  /** Whether the deck has unsaved changes. */
  readonly isChanged: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  edit(change: Partial<Pick<DeckFile, 'name' | 'notes' | 'tags'>>): void;
  /** Saves the deck in its place, or as a new deck. */
  save(asNew?: boolean): Promise<void>;
  /** Starts a new, empty deck. */
  clear(): void;
  open(deck: LocalDeck): void;
  /** Takes the new state of the deck after another request changed it, such as sharing. */
  saved(deck: BuiltDeckPartsFragment): void;
}

interface Words {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

const wordsOf = ({ name, notes, tags }: Words): Words => ({ name, notes, tags });
const NO_WORDS: Words = { name: '', notes: '', tags: [] };

const asPlace = (deck: BuiltDeckPartsFragment | null): Place => (deck ? { kind: 'account', deck } : { kind: 'none' });

export interface DeckFileOptions {
  readonly game: string;
  readonly list: BuiltList;
  readonly first: FirstDeck | null;
  readonly hasAccount: boolean;
  /** The name for a deck without a name. */
  readonly unnamed: string;
}

export function useDeckFile({ game, list, first, hasAccount, unnamed }: DeckFileOptions): DeckFile {
  const sentenceOf = useErrorSentence();
  const [words, setWords] = useState<Words>(wordsOf(first?.saved ?? { ...NO_WORDS, name: first?.name ?? '' }));
  const [origin, setOrigin] = useState<BuiltOrigin | null>(first?.origin ?? null);
  const [place, setPlace] = useState<Place>(asPlace(first?.saved ?? null));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [ready, setReady] = useState(first !== null);
  const { text, start, change } = list;

  /** @param put the function that replaces the text */
  function show(deck: Words & { readonly text: string; readonly origin: BuiltOrigin | null }, put = change): void {
    put(deck.text);
    setWords(wordsOf(deck));
    setOrigin(deck.origin);
    setFailure(null);
  }

  const restore = useRef(async () => {
    const draft = await draftOf(game);
    if (!draft) return;
    show(draft, start);
    const deck = draft.id === null ? undefined : await localDeck(draft.id);
    if (deck) setPlace({ kind: 'local', deck });
  });
  useEffect(() => {
    if (ready) return;
    // The builder also works in a browser that refuses storage.
    restore
      .current()
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [ready]);

  // A deck from the page address is unchanged until the reader edits it.
  const isTouched = first === null || text !== first.text;
  const stored = place.kind === 'none' ? null : place.deck;
  const isChanged = stored
    ? stored.text !== text ||
      stored.name !== words.name ||
      stored.notes !== words.notes ||
      stored.tags.join('\n') !== words.tags.join('\n')
    : text.trim() !== '';

  useEffect(() => {
    if (!ready || !isTouched || place.kind === 'account') return undefined;
    const draft = { ...words, text, origin, id: place.kind === 'local' ? place.deck.id : null };
    const timer = window.setTimeout(
      () =>
        void (text.trim() === '' && draft.id === null ? dropDraft(game) : keepDraft(game, draft)).catch(
          () => undefined,
        ),
      REST,
    );
    return () => clearTimeout(timer);
  }, [ready, isTouched, game, text, words, origin, place]);

  // Puts the deck into the page address, so that a reload opens the same deck.
  const kept = place.kind === 'account' ? place.deck.id : null;
  useEffect(() => {
    if (kept === null && !isTouched) return;
    window.history.replaceState(window.history.state, '', href(location.pathname, { kept }));
  }, [kept, isTouched]);

  // Unsaved changes of an account deck are not stored anywhere.
  const isLost = place.kind === 'account' && isChanged;
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);

  async function store(asNew: boolean): Promise<void> {
    const name = words.name.trim() === '' ? unnamed : words.name.trim();
    const given = { game, text, ...words, name };
    if (!hasAccount) {
      const id = !asNew && place.kind === 'local' ? place.deck.id : null;
      const deck = await saveLocalDeck({ ...given, id, origin });
      await keepDraft(game, deck);
      setPlace({ kind: 'local', deck });
    } else {
      const old = !asNew && place.kind === 'account' ? place.deck : null;
      const copied = origin && (origin.slug === undefined ? { key: origin.key } : { slug: origin.slug });
      const { saveDeck: deck } = await request(SaveBuiltDeckDocument, {
        ...given,
        tags: [...words.tags],
        ...(old ? { id: old.id, version: old.version } : { origin: copied }),
      });
      // The deck moves from this browser to the account.
      if (place.kind === 'local' && !asNew) await deleteLocalDeck(place.deck.id);
      if (place.kind !== 'account') await dropDraft(game);
      setPlace({ kind: 'account', deck });
      setWords(wordsOf(deck));
      return;
    }
    setWords((known) => ({ ...known, name }));
  }

  return {
    ...words,
    origin,
    place,
    isChanged,
    busy,
    failure,
    edit: (change) => setWords((old) => ({ ...old, ...change })),
    save: async (asNew = false) => {
      setBusy(true);
      setFailure(null);
      try {
        await store(asNew);
      } catch (error) {
        // The deck was deleted from the account, so the next save creates a new one.
        if (error instanceof ApiError && error.reason === 'unknown-deck') setPlace({ kind: 'none' });
        setFailure(sentenceOf(error));
      }
      setBusy(false);
    },
    clear: () => {
      show({ ...NO_WORDS, text: '', origin: null });
      setPlace({ kind: 'none' });
    },
    open: (deck) => {
      show(deck);
      setPlace({ kind: 'local', deck });
    },
    saved: (deck) => setPlace({ kind: 'account', deck }),
  };
}
