/** Connects the grid of a card sheet with its cells: selects, edits, fills, copies and pastes. */
'use client';
import type { ClipboardEvent, Dispatch, KeyboardEvent } from 'react';
import type { SheetColumn } from './columns.ts';
import { afterEdit, keyStep, type EditEnd, type GridAction, type GridSize, type GridState } from './grid-state.ts';
import {
  areaOf,
  clipboardTable,
  clipboardText,
  filled,
  filledDown,
  pasted,
  span,
  type Area,
  type GridCell,
  type CellText,
} from './selection.ts';
import { cellText } from './sheet-state.ts';
import type { SheetModel } from './use-sheet.ts';

export interface GridProps {
  readonly sheet: SheetModel;
  /** The cards of the rows. */
  readonly slugs: readonly string[];
  /** The shown columns. */
  readonly columns: readonly SheetColumn[];
  readonly editable: boolean;
  readonly state: GridState;
  readonly dispatch: Dispatch<GridAction>;
}

/** The place where the grid is drawn. */
export interface GridView {
  /** The number of rows that Page Down moves. */
  readonly page: number;
  /** Scrolls to a cell. */
  reveal(cell: GridCell): void;
  focus(): void;
}

export interface Grid extends GridProps {
  readonly active: GridCell;
  readonly area: Area;
  textAt(cell: GridCell): string;
  /** Selects the cell under the pointer. */
  press(cell: GridCell, extend: boolean): void;
  /** Extends the selection to a cell under the pointer. */
  drag(cell: GridCell): void;
  /** Edits the text of the active cell. */
  edit(): void;
  /** Keeps the text of the open editor. */
  type(text: string): void;
  /** @param text the new text; null leaves the cell unchanged */
  endEdit(text: string | null, by: EditEnd): void;
  onKeyDown(event: KeyboardEvent): void;
  onCopy(event: ClipboardEvent): void;
  onCut(event: ClipboardEvent): void;
  onPaste(event: ClipboardEvent): void;
}

export function useGrid(props: GridProps, view: GridView): Grid {
  const { sheet, slugs, columns, editable, state, dispatch } = props;
  const { active } = state.selection;
  const area = areaOf(state.selection);
  const size: GridSize = { rows: slugs.length, columns: columns.length, page: view.page };
  const isEditing = state.editing !== null;
  const nameOf = ({ row, column }: GridCell) => ({ slug: slugs[row] ?? '', column: columns[column]?.id ?? '' });
  const textAt = (cell: GridCell): string => {
    const { slug, column } = nameOf(cell);
    return cellText(sheet.state, slug, column) ?? '';
  };
  const select = (cell: GridCell, extend: boolean): void => {
    dispatch({ type: 'select', cell, extend });
    view.reveal(cell);
  };
  const change = (cells: readonly CellText[]): void => {
    if (editable && cells.length > 0) void sheet.change(cells.map((cell) => ({ ...nameOf(cell), text: cell.text })));
  };

  const type = (text: string): void => sheet.typing({ ...nameOf(active), text });
  const editFrom = (text: string): void => {
    if (!editable) return;
    dispatch({ type: 'edit', text });
    type(text);
  };
  /** This needs the row of the cell, while a typed text replaces the cell in any case. */
  const edit = (): void => {
    if (sheet.state.rows.has(nameOf(active).slug)) editFrom(textAt(active));
  };
  const endEdit = (text: string | null, by: EditEnd): void => {
    dispatch({ type: 'end-edit' });
    view.focus();
    if (text === null) sheet.typing(null);
    else change(by === 'fill' ? filled(area, text) : [{ ...active, text }]);
    const next = afterEdit(active, by, size);
    if (next) select(next, false);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = isEditing ? null : keyStep(event, active, size);
    if (!step) return;
    if (step.type !== 'collapse') event.preventDefault();
    switch (step.type) {
      case 'select':
        return select(step.cell, step.extend);
      case 'select-all':
        return dispatch({ type: 'select-all', size });
      case 'collapse':
        return dispatch({ type: 'collapse' });
      case 'undo':
      case 'redo':
        return sheet.dispatch({ type: step.type });
      case 'fill-down':
        return change(filledDown(area, textAt));
      case 'clear':
        return change(filled(area, ''));
      case 'edit':
        return step.text === null ? edit() : editFrom(step.text);
    }
  };

  /** Copies the selected cells. Returns false, and starts to load, if a row is not loaded: its cells would be copied as empty. */
  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing) return false;
    event.preventDefault();
    const selected = slugs.slice(area.top, area.bottom + 1);
    const isWhole = selected.every((slug) => sheet.state.rows.has(slug));
    dispatch({ type: 'copy', waits: !isWhole });
    if (isWhole) {
      const rows = span(area.top, area.bottom).map((row) =>
        span(area.left, area.right).map((column) => textAt({ row, column })),
      );
      event.clipboardData.setData('text/plain', clipboardText(rows));
    } else void sheet.load(selected).then(() => dispatch({ type: 'copy', waits: false }));
    return isWhole;
  };
  const onCut = (event: ClipboardEvent): void => {
    if (copy(event)) change(filled(area, ''));
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (isEditing) return;
    event.preventDefault();
    change(pasted(clipboardTable(event.clipboardData.getData('text/plain')), area, size));
  };

  const press = (cell: GridCell, extend: boolean): void => {
    view.focus();
    select(cell, extend);
  };
  const drag = (cell: GridCell): void => dispatch({ type: 'select', cell, extend: true });
  return { ...props, active, area, textAt, press, drag, edit, type, endEdit, onKeyDown, onCopy: copy, onCut, onPaste };
}
