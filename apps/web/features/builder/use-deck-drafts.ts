/** Stores the unsaved deck in this browser and restores it. A closed tab or a lost connection loses no changes. */
'use client';
import { useEffect, useRef, useState } from 'react';
import { draftOf, dropDraft, keepDraft, type Draft } from '../decks/index.ts';

/** Milliseconds after the last change before the draft is stored. */
const REST = 150;

export interface DeckDrafts {
  readonly game: string;
  /** The id of the account deck that the page opens with. Null if the page opens with anything else. */
  readonly deck: string | null;
  /** Whether the address names a deck or list. If so, the draft of the game does not replace it. */
  readonly isNamed: boolean;
  /** The draft to store. Null while there are no changes. */
  readonly draft: Draft | null;
  /** The id of the account deck on the page if it has no unsaved changes. Its draft is deleted. Otherwise null. */
  readonly unchanged: string | null;
  /** Runs before the draft is read, because a sync can move the draft. */
  before(): Promise<void>;
  onRestore(draft: Draft): Promise<void>;
}

export function useDeckDrafts({ game, deck, isNamed, draft, unchanged, before, onRestore }: DeckDrafts): void {
  const [ready, setReady] = useState(isNamed && deck === null);
  const restore = useRef(async () => {
    await before();
    const stored = await draftOf(game, deck);
    if (stored) await onRestore(stored);
  });
  useEffect(() => {
    if (ready) return;
    // The builder also works if the browser blocks storage.
    restore
      .current()
      .catch(() => undefined)
      .finally(() => setReady(true));
  }, [ready]);

  const text = JSON.stringify(draft);
  useEffect(() => {
    if (!ready || text === 'null') return undefined;
    const unsaved = JSON.parse(text) as Draft;
    const place = unsaved.account?.id ?? null;
    const isEmpty = unsaved.text.trim() === '' && unsaved.id === null && place === null;
    const timer = window.setTimeout(
      () => void (isEmpty ? dropDraft(game, null) : keepDraft(game, unsaved)).catch(() => undefined),
      REST,
    );
    return () => clearTimeout(timer);
  }, [ready, game, text]);

  useEffect(() => {
    if (ready && unchanged !== null) void dropDraft(game, unchanged).catch(() => undefined);
  }, [ready, game, unchanged]);
}
