/**
 * Synchronizes a card sheet with the server. Loads rows on demand, and saves the changed cells together shortly after the last change. A save
 * stores all of its cells or none. If someone else changed a card, its row is loaded again, so that no change is overwritten unseen.
 */
'use client';
import { conflictOf, SaveSheetDocument, SheetRowsDocument } from '@rulewright/api-client';
import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { forget, type KeptSheet } from '../../../../shared/kept-field.ts';
import { keepSheet, keptAt, sheetPlace } from '../../../../shared/kept-texts.ts';
import { request } from '../../../../shared/request.ts';
import { useErrorNote } from '../../../../shared/use-error-note.tsx';
import {
  cellText,
  EMPTY_SHEET,
  sheetReducer,
  unsaved,
  unsavedWithBefore,
  type CellChange,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';

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

  /** The cell whose editor is open, or whose text waits for its row. */
  const open = useRef<CellChange | null>(null);
  /** The changes that wait for rows. Until then, the page must not say that everything is saved. */
  const [waiting, setWaiting] = useState(0);
  const change = useCallback(
    async (changes: readonly CellChange[]): Promise<void> => {
      setWaiting((count) => count + 1);
      await load([...new Set(changes.map(({ slug }) => slug))]);
      const { slug, column } = open.current ?? {};
      if (changes.some((one) => one.slug === slug && one.column === column)) open.current = null;
      dispatch({ type: 'change', changes });
      setWaiting((count) => count - 1);
    },
    [load],
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

  const place = sheetPlace(changeSet, game);
  /** Whether the kept cells of an earlier visit were put back. Until then, nothing may replace them. */
  const [isRestored, setIsRestored] = useState(false);
  const restored = useRef<KeptSheet['cells']>([]);
  const hasColumns = state.columns.length > 0;
  useEffect(() => {
    if (!hasColumns || isRestored || !editable) return;
    const cells = keptAt(place)?.sheet?.cells ?? [];
    restored.current = cells;
    void load([...new Set(cells.map(({ slug }) => slug))]).then(() => {
      if (cells.length > 0) dispatch({ type: 'restore', cells });
      setIsRestored(true);
    });
  }, [hasColumns, isRestored, editable, place, load]);
  /** Whether this browser keeps the unsaved cells. */
  const [isKept, setIsKept] = useState(true);
  const wasChanged = useRef(false);
  const keepCells = useCallback(
    (now: SheetState): void => {
      // The cells of a card that could not be loaded stay kept.
      const lost = restored.current.filter(({ slug, column }) => cellText(now, slug, column) === undefined);
      const cells = [...unsavedWithBefore(now, open.current), ...lost];
      if (cells.length > 0) setIsKept(keepSheet(label, { changeSet, game, cells }));
      else if (wasChanged.current) forget(place);
      wasChanged.current = cells.length > 0;
    },
    [changeSet, game, label, place],
  );
  useEffect(() => {
    if (isRestored) keepCells(state);
  }, [isRestored, state, keepCells]);
  const typing = useCallback(
    (cell: CellChange | null): void => {
      open.current = cell;
      if (isRestored) keepCells(latest.current);
    },
    [isRestored, keepCells],
  );

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
