/** A row of the card sheet: the card's id, and its cells with their problems. The active cell may hold an editor. */
'use client';
import { useTranslations } from 'next-intl';
import { widthOf, widthOfAll, type SheetColumn } from '../model/sheet/columns.ts';
import { isInside, type GridCell } from '../model/sheet/selection.ts';
import type { Row } from '../model/sheet/sheet-state.ts';
import type { Grid } from '../model/sheet/use-grid.ts';
import { CellEditor } from './cell-editor.tsx';

/** The height of a row, in pixels. */
export const ROW_HEIGHT = 36;
/** The width of the first column, which has the card ids, in pixels. */
export const HEAD_WIDTH = 176;

/** The id of a cell's element. */
export const cellId = ({ row, column }: GridCell): string => `cell-${row}-${column}`;

interface RowProps {
  readonly grid: Grid;
  readonly index: number;
  /** The distance from the top of the first row, in pixels. */
  readonly start: number;
}

export function SheetRow({ grid, index, start }: RowProps) {
  const slug = grid.slugs[index] ?? '';
  const row = grid.sheet.state.rows.get(slug);
  const ofRow = row?.problems.find((one) => one.column == null);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="sheet-row"
      style={{
        transform: `translateY(${start}px)`,
        height: ROW_HEIGHT,
        width: HEAD_WIDTH + widthOfAll(grid.columns),
      }}
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
      {grid.columns.map((column, at) => (
        <SheetCell key={column.id} grid={grid} cell={{ row: index, column: at }} column={column} row={row} />
      ))}
    </div>
  );
}

interface CellProps {
  readonly grid: Grid;
  readonly cell: GridCell;
  readonly column: SheetColumn;
  /** Undefined until the row is loaded. */
  readonly row: Row | undefined;
}

function SheetCell({ grid, cell, column, row }: CellProps) {
  const t = useTranslations('desk.sheetGrid');
  const { active, sheet } = grid;
  const { editing } = grid.state;
  const slug = grid.slugs[cell.row] ?? '';
  const isActive = active.row === cell.row && active.column === cell.column;
  const problem = row?.problems.find((one) => one.column === column.id);
  return (
    <span
      id={cellId(cell)}
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-selected={isInside(grid.area, cell)}
      aria-invalid={problem ? true : undefined}
      className="sheet-cell"
      data-active={isActive || undefined}
      data-unsaved={sheet.state.edits.get(slug)?.has(column.id) || undefined}
      title={problem?.message}
      style={{ width: widthOf(column) }}
      onPointerDown={(event) => {
        if (editing !== null || event.button !== 0) return;
        event.preventDefault();
        grid.press(cell, event.shiftKey);
      }}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && editing === null) grid.drag(cell);
      }}
      onDoubleClick={grid.edit}
    >
      {isActive && editing !== null ? (
        <CellEditor
          start={editing}
          label={t('editCell', { column: column.label, card: slug })}
          values={column.values}
          onType={grid.type}
          onDone={grid.endEdit}
        />
      ) : row ? (
        grid.textAt(cell)
      ) : (
        '…'
      )}
    </span>
  );
}
