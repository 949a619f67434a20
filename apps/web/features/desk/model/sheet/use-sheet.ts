/**
 * Synchronizes a card sheet with the server. Loads rows on demand, and saves the changed cells together shortly after the last change. A save
 * stores all of its cells or none. If someone else changed a card, its row is loaded again, so that no change is overwritten unseen.
 */
'use client';
import { conflictOf, SaveSheetDocument, SheetRowsDocument } from '@rulewright/api-client';
import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { request } from '../../../../shared/request.ts';
import { useErrorNote } from '../../../../shared/use-error-note.tsx';
import {
  EMPTY_SHEET,
  sheetReducer,
  unsaved,
  type CellChange,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';
import { useKeptCells } from './use-kept-cells.ts';

/** Milliseconds between the last change and a save. */
const PAUSE = 900;
/** The maximum number of cards in one request for rows. The constant below it is the maximum for one save. */
const ROWS_AT_ONCE = 100;
const SAVED_AT_ONCE = 400;

/** `reading`: a change waits until the rows of its cells are loaded. */
type SheetStatus = 'saved' | 'reading' | 'changed' | 'saving' | 'failed';

export interface SheetModel {
  readonly state: SheetState;
  readonly status: SheetStatus;
  readonly error: ReactNode;
  dispatch(action: SheetAction): void;
  /** Loads the rows of these cards. Rows that are already loaded or requested are skipped. */
  load(slugs: readonly string[]): Promise<void>;
  /** Loads the rows of the cells if necessary, then changes the cells as one undo step. */
  change(changes: readonly CellChange[]): Promise<void>;
  /** Keeps the text of an open cell editor in this browser. Null if the editor was closed without a change. */
  typing(cell: CellChange | null): void;
  save(): Promise<void>;
}

/** @param label what the unsaved cells are called when they are offered elsewhere */
export function useSheet(changeSet: number, game: string, editable: boolean, label: string): SheetModel {
  const noteOf = useErrorNote();
  const [state, dispatch] = useReducer(sheetReducer, EMPTY_SHEET);
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<ReactNode>(null);
  const asked = useRef(new Map<string, Promise<void>>());
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });

  const read = useCallback(
    async (slugs: readonly string[]): Promise<void> => {
      const { sheetRows } = await request(SheetRowsDocument, { changeSet, game, slugs: [...slugs] });
      dispatch({ type: 'loaded', rows: sheetRows ?? [] });
    },
    [changeSet, game],
  );

  const load = useCallback(
    async (slugs: readonly string[]): Promise<void> => {
      const missing = slugs.filter((slug) => !asked.current.has(slug));
      for (let from = 0; from < missing.length; from += ROWS_AT_ONCE) {
        const some = missing.slice(from, from + ROWS_AT_ONCE);
        const reading = read(some).catch((problem: unknown) => {
          for (const slug of some) asked.current.delete(slug);
          setError(noteOf(problem));
        });
        for (const slug of some) asked.current.set(slug, reading);
      }
      await Promise.all(slugs.flatMap((slug) => asked.current.get(slug) ?? []));
    },
    [read, noteOf],
  );

  const { isKept, typing, typed } = useKeptCells({ changeSet, game, editable, label }, state, dispatch, load);
  /** The changes that wait for rows. Until then, the page must not say that everything is saved. */
  const [waiting, setWaiting] = useState(0);
  const change = useCallback(
    async (changes: readonly CellChange[]): Promise<void> => {
      setWaiting((count) => count + 1);
      await load([...new Set(changes.map(({ slug }) => slug))]);
      typed(changes);
      dispatch({ type: 'change', changes });
      setWaiting((count) => count - 1);
    },
    [load, typed],
  );

  const save = useCallback(async (): Promise<void> => {
    const { edits, rows } = latest.current;
    const some = [...edits].slice(0, SAVED_AT_ONCE);
    const sent: CellChange[] = unsaved({ edits: new Map(some) });
    if (sent.length === 0) return;
    setSaving(true);
    setError(null);
    try {
      const changed = some.map(([slug, cells]) => ({
        slug,
        version: rows.get(slug)?.version ?? null,
        cells: [...cells].map(([column, text]) => ({ column, text })),
      }));
      const { saveSheet } = await request(SaveSheetDocument, { changeSet, game, edits: changed });
      dispatch({ type: 'saved', sent, rows: saveSheet });
    } catch (problem) {
      if (conflictOf(problem) === 'draft-changed') {
        // Loads the changes of other people. Only cells that both sides changed become clashes.
        await read(some.map(([slug]) => slug)).catch(() => undefined);
      } else setError(noteOf(problem));
    } finally {
      setSaving(false);
    }
  }, [changeSet, game, read, noteOf]);

  const isChanged = state.edits.size > 0;
  useEffect(() => {
    if (!isChanged || saving || error !== null || state.clashes.length > 0) return;
    const timer = setTimeout(() => void save(), PAUSE);
    return () => clearTimeout(timer);
  }, [isChanged, saving, error, state, save]);
  const hasMore = (isChanged && !isKept) || waiting > 0;
  useEffect(() => {
    if (!hasMore) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasMore]);

  const quiet = waiting > 0 ? 'reading' : 'saved';
  const status = error !== null ? 'failed' : saving ? 'saving' : isChanged ? 'changed' : quiet;
  return { state, status, error, dispatch, load, change, typing, save };
}
