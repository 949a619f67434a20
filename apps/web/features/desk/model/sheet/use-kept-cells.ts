/** Keeps the unsaved cells of a card sheet in this browser, also the text of an open cell editor, and puts them back on the next visit. */
'use client';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { forget, type KeptSheet } from '../../../../shared/kept-field.ts';
import { keepSheet, keptAt, sheetPlace } from '../../../../shared/kept-texts.ts';
import { cellText, unsavedWithBefore, type CellChange, type SheetAction, type SheetState } from './sheet-state.ts';

export interface SheetToKeep {
  readonly changeSet: number;
  readonly game: string;
  readonly editable: boolean;
  /** What the unsaved cells are called when they are offered elsewhere. */
  readonly label: string;
}

export interface KeptCells {
  /** Whether this browser keeps the unsaved cells. */
  readonly isKept: boolean;
  /** Keeps the text of an open cell editor. Null if the editor was closed without a change. */
  typing(cell: CellChange | null): void;
  /** Called before the sheet takes changes: the text of an open editor that is among them is no longer kept apart. */
  typed(changes: readonly CellChange[]): void;
}

/** @param load loads the rows of these cards */
export function useKeptCells(
  { changeSet, game, editable, label }: SheetToKeep,
  state: SheetState,
  dispatch: Dispatch<SheetAction>,
  load: (slugs: readonly string[]) => Promise<void>,
): KeptCells {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  /** The cell whose editor is open, or whose text waits for its row. */
  const open = useRef<CellChange | null>(null);
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
  }, [hasColumns, isRestored, editable, place, load, dispatch]);

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
  const typed = useCallback((changes: readonly CellChange[]): void => {
    const { slug, column } = open.current ?? {};
    if (changes.some((one) => one.slug === slug && one.column === column)) open.current = null;
  }, []);
  return { isKept, typing, typed };
}
