/** Moves the decks of this browser into the account when the page opens and whenever the browser is online again. */
'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { syncDecks, type Synced } from './deck-sync.ts';
import { request } from '../../shared/request.ts';
import { useErrorSentence } from '../../shared/use-error-sentence.ts';

export interface DeckSync {
  /** Resolves when the sync has ended. Decks can remain in this browser if the site is unreachable or the account refuses them. */
  readonly done: () => Promise<void>;
  /** Messages about the decks that moved and the decks that the account refused. */
  readonly news: readonly string[];
}

/**
 * @param owner the id of the signed-in person; null for a visitor
 * @param onMoved called after a sync that moved a deck, or in which the account refused a deck
 */
export function useDeckSync(owner: string | null, onMoved: (synced: Synced) => void): DeckSync {
  const t = useTranslations('build.deckSync');
  const sentenceOf = useErrorSentence();
  const [news, setNews] = useState<readonly string[]>([]);
  const latest = useRef(onMoved);
  useEffect(() => void (latest.current = onMoved));
  const running = useRef<Promise<void> | null>(null);

  const sync = useCallback(async (): Promise<void> => {
    if (owner === null) return;
    try {
      const synced = await syncDecks(owner, request, (name) => t('besideName', { name }));
      const { moved, besides, failed } = synced;
      if (moved.size === 0 && failed.length === 0) return;
      setNews([
        ...(moved.size > 0 ? [t('moved', { count: moved.size })] : []),
        ...besides.map(({ name, as }) => t('besides', { name, as })),
        ...failed.map(({ name, error }) => t('failed', { name, reason: sentenceOf(error) })),
      ]);
      latest.current(synced);
    } catch {
      // If the browser blocks storage, it has no decks to move.
    }
  }, [owner, t, sentenceOf]);

  const done = useCallback(() => (running.current ??= sync()), [sync]);
  useEffect(() => {
    void done();
    const again = (): void => void (running.current = sync());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [done, sync]);
  return { done, news };
}
