/** The deck around the list: name, notes, tags and origin. The deck is unsaved, saved in this browser or saved in an account. */
'use client';
import { ApiClientError, type BuiltDeckPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';
import {
  isSameDeck,
  uploadDeck,
  deleteLocalDeck,
  dropDraft,
  keepDraft,
  localDeck,
  saveLocalDeck,
  type DeckOfAccount,
  type Draft,
  type LocalDeck,
  useDeckSync,
} from '../decks/index.ts';
import { href } from '../../shared/query.ts';
import { request } from '../../shared/request.ts';
import { useFailure } from '../../shared/use-failure.ts';
import { useErrorNote } from '../../shared/use-error-note.tsx';
import type { BuiltOrigin, FirstDeck } from './types.ts';
import type { BuiltList } from './use-built-list.ts';
import { useDeckDrafts } from './use-deck-drafts.ts';

export type DeckPlace =
  | { readonly kind: 'none' }
  | { readonly kind: 'local'; readonly deck: LocalDeck }
  | { readonly kind: 'account'; readonly deck: BuiltDeckPartsFragment };

export interface DeckFile {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly origin: BuiltOrigin | null;
  readonly place: DeckPlace;
  /** Whether the deck has unsaved changes. */
  readonly isChanged: boolean;
  readonly busy: boolean;
  readonly failure: ReactNode;
  /** Messages about a restored draft, a conflict, or decks that moved into the account. */
  readonly news: readonly string[];
  edit(change: Partial<Pick<DeckFile, 'name' | 'notes' | 'tags'>>): void;
  /** Saves the deck in its place, or as a new deck. */
  save(asNew?: boolean): Promise<void>;
  /** Starts a new, empty deck. */
  clear(): void;
  open(deck: LocalDeck): void;
  /** Takes the new state of the deck after another request changed it, such as sharing. */
  saved(deck: BuiltDeckPartsFragment): void;
}

interface DeckTexts {
  readonly name: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

const wordsOf = ({ name, notes, tags }: DeckTexts): DeckTexts => ({ name, notes, tags });
const NO_WORDS: DeckTexts = { name: '', notes: '', tags: [] };

const asPlace = (deck: BuiltDeckPartsFragment | null): DeckPlace =>
  deck ? { kind: 'account', deck } : { kind: 'none' };

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
  const [words, setWords] = useState<DeckTexts>(wordsOf(first?.saved ?? { ...NO_WORDS, name: first?.name ?? '' }));
  const [origin, setOrigin] = useState<BuiltOrigin | null>(first?.origin ?? null);
  const [place, setPlace] = useState<DeckPlace>(asPlace(first?.saved ?? null));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useFailure();
  const [news, setNews] = useState<readonly string[]>([]);
  const { text, start, change } = list;

  /** @param put the function that replaces the text */
  function show(deck: DeckTexts & { readonly text: string; readonly origin: BuiltOrigin | null }, put = change): void {
    put(deck.text);
    setWords(wordsOf(deck));
    setOrigin(deck.origin);
    setFailure(null);
    setNews([]);
  }

  const sync = useDeckSync(owner, ({ moved }) =>
    setPlace((now) => {
      if (now.kind !== 'local') return now;
      const deck = moved.get(now.deck.id);
      if (!deck) return now;
      const { name } = now.deck;
      setWords((known) => (known.name === name ? { ...known, name: deck.name } : known));
      return { kind: 'account', deck };
    }),
  );

  // A deck from the page address is unchanged until the reader edits it.
  const isTouched = first === null || text !== first.text;
  const stored = place.kind === 'none' ? null : place.deck;
  const isChanged = stored ? !isSameDeck(stored, { ...words, text }) : text.trim() !== '';
  const account: DeckOfAccount | null =
    owner !== null && place.kind === 'account' ? { owner, id: place.deck.id, version: place.deck.version } : null;
  const draft: Draft = { ...words, text, origin, id: place.kind === 'local' ? place.deck.id : null, account };

  useDeckDrafts({
    game,
    deck: first?.saved?.id ?? null,
    isNamed: first !== null,
    draft: (account ? isChanged : isTouched) ? draft : null,
    unchanged: account && !isChanged ? account.id : null,
    before: sync.done,
    onRestore: async (kept) => {
      const saved = first?.saved;
      if (saved) {
        if (kept.account?.owner !== owner || isSameDeck(kept, saved)) return;
        show(kept);
        // The version of the draft, not of the saved deck: if the deck changed elsewhere since then, saving creates a second deck.
        setPlace({ kind: 'account', deck: { ...saved, version: kept.account.version } });
        setNews([t('restored')]);
        return;
      }
      show(kept, start);
      const deck = kept.id === null ? undefined : await localDeck(kept.id);
      if (deck) setPlace({ kind: 'local', deck });
    },
  });

  // Puts the deck into the page address, so that a reload opens the same deck.
  const kept = place.kind === 'account' ? place.deck.id : null;
  useEffect(() => {
    if (kept === null && !isTouched) return;
    window.history.replaceState(window.history.state, '', href(location.pathname, { kept }));
  }, [kept, isTouched]);

  async function saveInBrowser(name: string, asNew: boolean): Promise<void> {
    const local = !asNew && place.kind === 'local' ? place.deck : null;
    const of: DeckOfAccount | null =
      owner === null ? null : ((asNew ? null : (account ?? local?.account)) ?? { owner, id: null, version: 0 });
    const deck = await saveLocalDeck({ ...words, game, text, name, origin, id: local?.id ?? null, account: of });
    if (account) await dropDraft(game, account.id);
    await keepDraft(game, { ...deck, account: null });
    setPlace({ kind: 'local', deck });
    setWords((known) => ({ ...known, name }));
  }

  async function saveInAccount(name: string, asNew: boolean): Promise<void> {
    const local = !asNew && place.kind === 'local' ? place.deck : null;
    const from = asNew ? null : (account ?? local?.account ?? null);
    const given = { ...words, game, text, name, origin, account: from, versions: local?.versions ?? [] };
    const { deck, besides } = await uploadDeck(given, request, (old) => t('besideName', { name: old }));
    // The deck is in the account now, so its copy in this browser is deleted.
    if (local) await deleteLocalDeck(local.id);
    await dropDraft(game, account?.id ?? null);
    setPlace({ kind: 'account', deck });
    setWords(wordsOf(deck));
    setNews(besides === null ? [] : [t('besides', { name: besides, as: deck.name })]);
  }

  async function store(asNew: boolean): Promise<void> {
    const name = words.name.trim() === '' ? unnamed : words.name.trim();
    if (owner === null) return saveInBrowser(name, asNew);
    try {
      await saveInAccount(name, asNew);
    } catch (error) {
      if (!(error instanceof ApiClientError) || error.kind !== 'unreachable') throw error;
      // Without a connection, the deck is stored in this browser until the next sync.
      await saveInBrowser(name, asNew);
    }
  }

  return {
    ...words,
    origin,
    place,
    isChanged,
    busy,
    failure,
    news: news.length > 0 ? news : sync.news,
    edit: (changed) => setWords((old) => ({ ...old, ...changed })),
    save: async (asNew = false) => {
      setBusy(true);
      setFailure(null);
      try {
        await store(asNew);
      } catch (error) {
        setFailure(noteOf(error));
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
