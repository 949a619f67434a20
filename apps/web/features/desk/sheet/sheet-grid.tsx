/** The cells of a card sheet as an ARIA grid. Only rows in or near the view are in the DOM. The grid has the focus; ARIA names the active cell. */
'use client';
import type { CardSheetQuery } from '@rulewright/api-client';
import type { Table } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import {
  areaOf,
  clipboardTable,
  clipboardText,
  isInside,
  moved,
  pasted,
  span,
  type GridCell,
  type Selection,
} from '../model/sheet/selection.ts';
import { cellText } from '../model/sheet/sheet-state.ts';
import type { SheetModel } from '../model/sheet/use-sheet.ts';
import { CellEditor } from './cell-editor.tsx';

export type SheetColumn = NonNullable<CardSheetQuery['cardSheet']>['columns'][number];

interface Props {
  readonly sheet: SheetModel;
  readonly slugs: readonly string[];
  readonly table: Table<string>;
  readonly editable: boolean;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

const ROW_HEIGHT = 36;
/** The width of the first column, which has the card ids, in pixels. */
const HEAD_WIDTH = 176;
/** The number of rows that Page Down moves. */
const PAGE_ROWS = 14;

interface Editing {
  /** The initial text of the editor. */
  readonly text: string;
}

export function SheetGrid({ sheet, slugs, table, editable, selection, onSelect }: Props) {
  const t = useTranslations('desk.sheetGrid');
  const { state, dispatch, load } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  /** Whether the selection could not be copied, because its rows are still being loaded. */
  const [copyWaits, setCopyWaits] = useState(false);
  const columns = table.getVisibleLeafColumns();
  const size = { rows: slugs.length, columns: columns.length, page: PAGE_ROWS };
  const virtual = useVirtualizer({
    count: slugs.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: ROW_HEIGHT,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? -1];
  useEffect(() => {
    void load(slugs.slice(first, last + 1));
  }, [load, slugs, first, last]);

  const { active } = selection;
  const area = areaOf(selection);
  const idOf = (at: GridCell): string => `cell-${at.row}-${at.column}`;
  const slugAt = (row: number): string => slugs[row] ?? '';
  const columnAt = (column: number): string => columns[column]?.id ?? '';
  const textAt = (at: GridCell): string => cellText(state, slugAt(at.row), columnAt(at.column)) ?? '';
  const select = (cell: GridCell, extend = false): void => {
    onSelect({ anchor: extend ? selection.anchor : cell, active: cell });
    virtual.scrollToIndex(cell.row);
    const head = HEAD_WIDTH + columns.slice(0, cell.column).reduce((sum, one) => sum + one.getSize(), 0);
    const box = frame.current;
    if (!box) return;
    if (head - HEAD_WIDTH < box.scrollLeft) box.scrollLeft = head - HEAD_WIDTH;
    const end = head + (columns[cell.column]?.getSize() ?? 0);
    if (end > box.scrollLeft + box.clientWidth) box.scrollLeft = end - box.clientWidth;
  };
  const focus = (): void => frame.current?.focus({ preventScroll: true });

  const change = async (cells: readonly (GridCell & { readonly text: string })[]): Promise<void> => {
    if (!editable || cells.length === 0) return;
    await sheet.change(cells.map(({ row, column, text }) => ({ slug: slugAt(row), column: columnAt(column), text })));
  };
  const fill = (text: string): void =>
    void change(
      span(area.top, area.bottom).flatMap((row) =>
        span(area.left, area.right).map((column) => ({ row, column, text })),
      ),
    );
  const fillDown = (): void => {
    const top = area.top === area.bottom ? Math.max(0, area.top - 1) : area.top;
    const texts = span(area.left, area.right).map((column) => textAt({ row: top, column }));
    void change(
      span(top + 1, area.bottom).flatMap((row) =>
        span(area.left, area.right).map((column) => ({ row, column, text: texts[column - area.left]! })),
      ),
    );
  };
  const typing = (text: string): void =>
    sheet.typing({ slug: slugAt(active.row), column: columnAt(active.column), text });
  const edit = (text: string): void => {
    if (!editable) return;
    setEditing({ text });
    typing(text);
  };
  /** Edits the text of a cell. This needs its row, while a typed text replaces the cell in any case. */
  const editText = (): void => {
    if (state.rows.has(slugAt(active.row))) edit(textAt(active));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing) return;
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const next = moved(active, key, command, size);
    const done = (): void => event.preventDefault();
    if (next) {
      done();
      select(next, shiftKey);
    } else if (command && key.toLowerCase() === 'z') {
      done();
      dispatch({ type: shiftKey ? 'redo' : 'undo' });
    } else if (command && key.toLowerCase() === 'y') {
      done();
      dispatch({ type: 'redo' });
    } else if (command && key.toLowerCase() === 'd') {
      done();
      fillDown();
    } else if (command && key.toLowerCase() === 'a') {
      done();
      onSelect({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } });
    } else if (key === 'Enter' || key === 'F2') {
      done();
      editText();
    } else if (key === 'Escape') onSelect({ anchor: active, active });
    else if (key === 'Delete' || key === 'Backspace') {
      done();
      fill('');
    } else if (key.length === 1 && !command && !event.altKey) {
      done();
      edit(key);
    }
  };
  /** Copies the selected cells. Returns false, and starts to load, if a row is not loaded: its cells would be copied as empty. */
  const copy = (event: ClipboardEvent): boolean => {
    event.preventDefault();
    const selected = slugs.slice(area.top, area.bottom + 1);
    const isWhole = selected.every((slug) => state.rows.has(slug));
    setCopyWaits(!isWhole);
    if (!isWhole) {
      void load(selected).then(() => setCopyWaits(false));
      return false;
    }
    const rows = span(area.top, area.bottom).map((row) =>
      span(area.left, area.right).map((column) => textAt({ row, column })),
    );
    event.clipboardData.setData('text/plain', clipboardText(rows));
    return true;
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (editing) return;
    event.preventDefault();
    void change(pasted(clipboardTable(event.clipboardData.getData('text/plain')), area, size));
  };
  const finish = (text: string | null, by: 'down' | 'right' | 'left' | 'stay' | 'fill'): void => {
    setEditing(null);
    focus();
    if (text === null) sheet.typing(null);
    else {
      if (by === 'fill') fill(text);
      else void change([{ ...active, text }]);
    }
    const { row, column } = active;
    if (by === 'down') select({ row: Math.min(size.rows - 1, row + 1), column });
    if (by === 'right') select({ row, column: Math.min(size.columns - 1, column + 1) });
    if (by === 'left') select({ row, column: Math.max(0, column - 1) });
  };

  const width = HEAD_WIDTH + columns.reduce((sum, one) => sum + one.getSize(), 0);
  return (
    <>
      {copyWaits && (
        <p className="quiet" role="status">
          {t('copyWaits')}
        </p>
      )}
      <div
        ref={frame}
        className="sheet-grid"
        role="grid"
        tabIndex={0}
        aria-label={t('cards')}
        aria-rowcount={slugs.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={!editable}
        aria-activedescendant={slugs.length > 0 && !editing ? idOf(active) : undefined}
        onKeyDown={onKeyDown}
        onCopy={(event) => {
          if (!editing) copy(event);
        }}
        onPaste={onPaste}
        onCut={(event) => {
          if (!editing && copy(event)) fill('');
        }}
      >
        <div role="row" aria-rowindex={1} className="sheet-head" style={{ width }}>
          <span role="columnheader" aria-colindex={1} className="sheet-row-head" style={{ width: HEAD_WIDTH }}>
            {t('card')}
          </span>
          {columns.map((column, at) => (
            <span
              key={column.id}
              role="columnheader"
              aria-colindex={at + 2}
              title={column.id}
              style={{ width: column.getSize() }}
            >
              {String(column.columnDef.header)}
            </span>
          ))}
        </div>
        <div role="presentation" style={{ height: virtual.getTotalSize(), width, position: 'relative' }}>
          {items.map(({ index, start }) => {
            const slug = slugAt(index);
            const row = state.rows.get(slug);
            const edits = state.edits.get(slug);
            const ofRow = row?.problems.find((one) => one.column == null);
            return (
              <div
                key={slug}
                role="row"
                aria-rowindex={index + 2}
                className="sheet-row"
                style={{ transform: `translateY(${start}px)`, height: ROW_HEIGHT, width }}
              >
                <span
                  role="rowheader"
                  aria-colindex={1}
                  className="sheet-row-head"
                  style={{ width: HEAD_WIDTH }}
                  data-changed={row?.version != null || undefined}
                  data-problem={ofRow ? true : undefined}
                  title={ofRow?.message}
                >
                  {slug}
                </span>
                {columns.map((column, at) => {
                  const cell = { row: index, column: at };
                  const isActive = active.row === index && active.column === at;
                  const problem = row?.problems.find((one) => one.column === column.id);
                  return (
                    <span
                      key={column.id}
                      id={idOf(cell)}
                      role="gridcell"
                      aria-colindex={at + 2}
                      aria-selected={isInside(area, cell)}
                      aria-invalid={problem ? true : undefined}
                      className="sheet-cell"
                      data-active={isActive || undefined}
                      data-unsaved={edits?.has(column.id) || undefined}
                      title={problem?.message}
                      style={{ width: column.getSize() }}
                      onPointerDown={(event) => {
                        if (editing || event.button !== 0) return;
                        event.preventDefault();
                        focus();
                        select(cell, event.shiftKey);
                      }}
                      onPointerEnter={(event) => {
                        if (event.buttons === 1 && !editing) onSelect({ anchor: selection.anchor, active: cell });
                      }}
                      onDoubleClick={editText}
                    >
                      {isActive && editing ? (
                        <CellEditor
                          start={editing.text}
                          label={t('editCell', { column: String(column.columnDef.header), card: slug })}
                          values={(column.columnDef.meta as SheetColumn).values}
                          onType={typing}
                          onDone={finish}
                        />
                      ) : row ? (
                        textAt(cell)
                      ) : (
                        '…'
                      )}
                    </span>
                  );
                })}
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}
