/** Keeps what is being built in this browser, so that a closed tab or a lost network loses nothing, and brings it back. */
'use client';
import { useEffect, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft, type Draft } from '../../lib/local-decks.ts';

/** Rest before the list that is being built is kept, in milliseconds. */
const REST = 150;

export interface DeckDrafts {
  readonly game: string;
  /** The deck of an account that the page starts with; null for any other start. */
  readonly deck: string | null;
  /** The page starts with a list that the address names: an older draft does not take its place. */
  readonly isNamed: boolean;
  /** What to keep now; null while nothing was changed. */
  readonly draft: Draft | null;
  /** The deck of an account that is on the page as it is saved. */
  readonly unchanged: string | null;
  /** Called before the draft is read. */
  before(): Promise<void>;
  onRestore(draft: Draft): Promise<void>;
}

export function useDeckDrafts({ game, deck, isNamed, draft, unchanged, before, onRestore }: DeckDrafts): void {
  const [ready, setReady] = useState(isNamed && deck === null);
  const restore = useRef(async () => {
    await before();
    const kept = await draftOf(game, deck);
    if (kept) await onRestore(kept);
  });
  useEffect(() => {
    if (ready) return;
    // A browser that keeps nothing builds decks all the same.
    restore
      .current()
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [ready]);

  const text = JSON.stringify(draft);
  useEffect(() => {
    if (!ready || text === 'null') return undefined;
    const given = JSON.parse(text) as Draft;
    const place = given.account?.id ?? null;
    const isEmpty = given.text.trim() === '' && given.id === null && place === null;
    const timer = window.setTimeout(
      () => void (isEmpty ? dropDraft(game, null) : keepDraft(game, given)).catch(() => undefined),
      REST,
    );
    return () => clearTimeout(timer);
  }, [ready, game, text]);

  useEffect(() => {
    if (ready && unchanged !== null) void dropDraft(game, unchanged).catch(() => undefined);
  }, [ready, game, unchanged]);
}
