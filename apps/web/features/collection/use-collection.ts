/** The collection of a game as a page changes it: stored in this browser at once, and in the account of its owner soon after. */
'use client';
import { CollectionNamesDocument } from '@rulewright/api-client';
import { writeCollection } from '@rulewright/decks/sheet';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';
import { syncCollection } from './collection-sync.ts';
import {
  changeStored,
  NOTHING,
  storedCollection,
  withNames,
  type StoredCollection,
} from '../../shared/stored-collection.ts';

/** The pause after a change before the account receives it, in milliseconds. */
const REST = 800;

type Change = (old: StoredCollection) => Pick<StoredCollection, 'rows' | 'unread'> & Partial<StoredCollection>;

export interface CollectionState {
  readonly collection: StoredCollection;
  /** False until the browser has read its store. */
  readonly isRead: boolean;
  /** Why the account or the browser does not have the last change. It is tried again with the next one. */
  readonly failure: string | null;
  /** Tells that cards of this browser were joined with those of the account. */
  readonly news: string | null;
  change(change: Change): void;
}

/** @param owner the id of the signed-in person; null for a visitor */
export function useCollection(game: string, owner: string | null): CollectionState {
  const t = useTranslations('collection.state');
  const sentenceOf = useErrorSentence();
  const [collection, setCollection] = useState(NOTHING);
  const [isRead, setRead] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const sync = useCallback(async (): Promise<void> => {
    if (owner === null) return;
    try {
      const done = await syncCollection(game, owner, request);
      setCollection(done.collection);
      setFailure(null);
      if (done.joined) setNews(t('joined'));
    } catch (error) {
      setFailure(t('notSaved', { reason: sentenceOf(error) }));
    }
  }, [game, owner, t, sentenceOf]);

  useEffect(() => {
    let ended = false;
    const read = async (): Promise<void> => {
      try {
        const stored = await storedCollection(game, owner);
        if (ended) return;
        setCollection(stored);
      } catch {
        // A browser that refuses its storage has no collection yet.
      }
      await sync();
      if (!ended) setRead(true);
    };
    void read();
    const again = (): void => void sync();
    window.addEventListener('online', again);
    return () => {
      ended = true;
      clearTimeout(timer.current);
      window.removeEventListener('online', again);
    };
  }, [game, owner, sync]);

  const change = useCallback(
    (wanted: Change): void => {
      const changed = (old: StoredCollection): StoredCollection => ({ ...old, ...wanted(old) });
      setCollection(changed);
      changeStored(game, owner, changed).then(
        (stored) => {
          setCollection(stored);
          setFailure(null);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void sync(), REST);
        },
        () => setFailure(t('notStored')),
      );
    },
    [game, owner, sync, t],
  );
  useMissingNames(game, collection, change);
  return { collection, isRead, failure, news, change };
}

/** Asks once for the names of cards that the browser does not know, such as after an import on another device. */
function useMissingNames(game: string, { rows, names }: StoredCollection, change: CollectionState['change']): void {
  const unnamed = rows.filter(({ card }) => !(card in names));
  const asked = writeCollection(unnamed);
  useEffect(() => {
    if (asked === '') return undefined;
    const stop = new AbortController();
    request(CollectionNamesDocument, { game, text: asked }, { signal: stop.signal }).then(
      ({ collectionNames }) => change((old) => withNames(old, unnamed, collectionNames)),
      // Without an answer, the page shows the ids of the cards.
      () => undefined,
    );
    return () => stop.abort();
  }, [game, asked, change]);
}
