/** The cells of a card sheet as an ARIA grid. Only rows in or near the view are in the DOM. The grid has the focus; ARIA names the active cell. */
'use client';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { widthOf, widthOfAll } from '../model/sheet/columns.ts';
import type { GridCell } from '../model/sheet/selection.ts';
import { useGrid, type GridProps } from '../model/sheet/use-grid.ts';
import { cellId, HEAD_WIDTH, ROW_HEIGHT, SheetRow } from './sheet-row.tsx';

/** The number of rows that Page Down moves. */
const PAGE_ROWS = 14;

export function SheetGrid(props: GridProps) {
  const t = useTranslations('desk.sheetGrid');
  const { slugs, columns, editable, state } = props;
  const { load } = props.sheet;
  const frame = useRef<HTMLDivElement>(null);
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

  const reveal = ({ row, column }: GridCell): void => {
    virtual.scrollToIndex(row);
    const box = frame.current;
    if (!box) return;
    // The column with the card ids covers the left part of the view.
    const start = widthOfAll(columns.slice(0, column));
    const end = HEAD_WIDTH + widthOfAll(columns.slice(0, column + 1));
    if (start < box.scrollLeft) box.scrollLeft = start;
    if (end > box.scrollLeft + box.clientWidth) box.scrollLeft = end - box.clientWidth;
  };
  const focus = (): void => frame.current?.focus({ preventScroll: true });
  const grid = useGrid(props, { page: PAGE_ROWS, reveal, focus });

  const width = HEAD_WIDTH + widthOfAll(columns);
  return (
    <>
      {state.copyWaits && (
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
        aria-activedescendant={slugs.length > 0 && state.editing === null ? cellId(grid.active) : undefined}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
        onCut={grid.onCut}
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
              style={{ width: widthOf(column) }}
            >
              {column.label}
            </span>
          ))}
        </div>
        <div role="presentation" style={{ height: virtual.getTotalSize(), width, position: 'relative' }}>
          {items.map(({ index, start }) => (
            <SheetRow key={slugs[index]} grid={grid} index={index} start={start} />
          ))}
        </div>
      </div>
    </>
  );
}
