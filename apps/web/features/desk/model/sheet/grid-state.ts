/** The state of the grid of a card sheet: the selected cells and the open editor. Also what a key does in the grid. */
import { moved, type GridCell, type Selection } from './selection.ts';

export interface GridState {
  readonly selection: Selection;
  /** The initial text of the editor that is open in the active cell; null if none is open. */
  readonly editing: string | null;
  /** Whether the selection could not be copied, because its rows are still being loaded. */
  readonly copyWaits: boolean;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** The number of rows that Page Down moves. */
  readonly page: number;
}

export type GridAction =
  | { readonly type: 'select'; readonly cell: GridCell; readonly extend?: boolean }
  | { readonly type: 'select-all'; readonly size: GridSize }
  /** Selects only the active cell. */
  | { readonly type: 'collapse' }
  | { readonly type: 'edit'; readonly text: string }
  | { readonly type: 'end-edit' }
  | { readonly type: 'copy'; readonly waits: boolean };

export const FIRST_CELL: GridCell = { row: 0, column: 0 };
export const EMPTY_GRID: GridState = {
  selection: { anchor: FIRST_CELL, active: FIRST_CELL },
  editing: null,
  copyWaits: false,
};

export function gridReducer(state: GridState, action: GridAction): GridState {
  const { anchor, active } = state.selection;
  switch (action.type) {
    case 'select':
      return { ...state, selection: { anchor: action.extend ? anchor : action.cell, active: action.cell } };
    case 'select-all': {
      const { rows, columns } = action.size;
      return { ...state, selection: { anchor: FIRST_CELL, active: { row: rows - 1, column: columns - 1 } } };
    }
    case 'collapse':
      return { ...state, selection: { anchor: active, active } };
    case 'edit':
      return { ...state, editing: action.text };
    case 'end-edit':
      return { ...state, editing: null };
    case 'copy':
      return { ...state, copyWaits: action.waits };
  }
}

/** How an edit ends: the direction in which the active cell moves, or that the text fills the selection. */
export type EditEnd = 'down' | 'right' | 'left' | 'stay' | 'fill';

/** The cell that is active after an edit. Null if the active cell stays. */
export function afterEdit({ row, column }: GridCell, by: EditEnd, size: GridSize): GridCell | null {
  switch (by) {
    case 'down':
      return { row: Math.min(size.rows - 1, row + 1), column };
    case 'right':
      return { row, column: Math.min(size.columns - 1, column + 1) };
    case 'left':
      return { row, column: Math.max(0, column - 1) };
    case 'stay':
    case 'fill':
      return null;
  }
}

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks of the grid or of the sheet. An edit without a text continues the text of the cell. */
export type KeyStep =
  | { readonly type: 'select'; readonly cell: GridCell; readonly extend: boolean }
  | { readonly type: 'edit'; readonly text: string | null }
  | { readonly type: 'select-all' | 'collapse' | 'undo' | 'redo' | 'fill-down' | 'clear' };

const COMMANDS: Readonly<Record<string, KeyStep>> = {
  z: { type: 'undo' },
  y: { type: 'redo' },
  d: { type: 'fill-down' },
  a: { type: 'select-all' },
};
const KEYS: Readonly<Record<string, KeyStep>> = {
  Enter: { type: 'edit', text: null },
  F2: { type: 'edit', text: null },
  Escape: { type: 'collapse' },
  Delete: { type: 'clear' },
  Backspace: { type: 'clear' },
};

/** What a key does in a grid without an open editor. Null for keys that do nothing. */
export function keyStep(press: KeyPress, active: GridCell, size: GridSize): KeyStep | null {
  const { key, shiftKey: extend } = press;
  const isCommand = press.ctrlKey || press.metaKey;
  const cell = moved(active, key, isCommand, size);
  if (cell) return { type: 'select', cell, extend };
  const command = isCommand ? COMMANDS[key.toLowerCase()] : undefined;
  if (command) return command.type === 'undo' && extend ? { type: 'redo' } : command;
  const step = KEYS[key];
  if (step) return step;
  return key.length === 1 && !isCommand && !press.altKey ? { type: 'edit', text: key } : null;
}
