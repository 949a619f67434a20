/** The state of a card sheet in the browser: the rows from the server, the unsaved cells, and the undo steps. */
import type { SheetRowFieldsFragment } from '@rulewright/api-client';
import type { CellChange } from '../../../../shared/kept-field.ts';

export type { CellChange } from '../../../../shared/kept-field.ts';

export type Row = SheetRowFieldsFragment;

/** The text of one cell before and after a step. */
interface CellStep {
  readonly slug: string;
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A cell that has an unsaved text here and that someone else has changed. */
interface Clash {
  readonly slug: string;
  readonly column: string;
  readonly mine: string;
  readonly theirs: string;
}

type Edits = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface SheetState {
  /** The ids of the columns, in the order of the cells of a row. */
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, Row>;
  /** Unsaved texts by card slug, then by column id. */
  readonly edits: Edits;
  readonly past: readonly (readonly CellStep[])[];
  readonly future: readonly (readonly CellStep[])[];
  readonly clashes: readonly Clash[];
}

export type SheetAction =
  | { readonly type: 'columns'; readonly columns: readonly string[] }
  /** The server has sent these rows. */
  | { readonly type: 'loaded'; readonly rows: readonly Row[] }
  | { readonly type: 'change'; readonly changes: readonly CellChange[] }
  /** Cells that this browser kept from before. Their rows are loaded. */
  | { readonly type: 'restore'; readonly cells: readonly (CellChange & { readonly before: string })[] }
  | { readonly type: 'undo' | 'redo' }
  /** The server has stored the texts in `sent`. `rows` are its new rows. */
  | { readonly type: 'saved'; readonly sent: readonly CellChange[]; readonly rows: readonly Row[] }
  /** Resolves all clashes in favour of one side. */
  | { readonly type: 'settle'; readonly keep: 'mine' | 'theirs' };

export const EMPTY_SHEET: SheetState = {
  columns: [],
  rows: new Map(),
  edits: new Map(),
  past: [],
  future: [],
  clashes: [],
};

/** The maximum number of undo steps. */
const MOST_STEPS = 200;

/** Returns the unsaved text of a cell, or otherwise the server's text. Undefined if the row is not loaded. */
export function cellText({ rows, edits, columns }: SheetState, slug: string, column: string): string | undefined {
  return edits.get(slug)?.get(column) ?? rows.get(slug)?.cells[columns.indexOf(column)];
}

export const unsaved = ({ edits }: Pick<SheetState, 'edits'>): CellChange[] =>
  [...edits].flatMap(([slug, cells]) => [...cells].map(([column, text]) => ({ slug, column, text })));

/** Sets the texts of cells. If a text equals the server's text, the cell is not unsaved. */
function withTexts(state: SheetState, changes: readonly CellChange[]): SheetState {
  const edits = new Map([...state.edits].map(([slug, cells]) => [slug, new Map(cells)]));
  for (const { slug, column, text } of changes) {
    const cells = edits.get(slug) ?? new Map<string, string>();
    if (state.rows.get(slug)?.cells[state.columns.indexOf(column)] === text) cells.delete(column);
    else cells.set(column, text);
    if (cells.size > 0) edits.set(slug, cells);
    else edits.delete(slug);
  }
  return { ...state, edits };
}

function withRows(state: SheetState, rows: readonly Row[]): SheetState {
  const known = new Map(state.rows);
  for (const row of rows) known.set(row.slug, row);
  return withTexts({ ...state, rows: known }, unsaved(state));
}

/** Finds unsaved cells whose text on the server has changed since the edit. `rows` are the new rows. */
function clashesIn(state: SheetState, rows: readonly Row[]): Clash[] {
  return rows.flatMap((row) =>
    [...(state.edits.get(row.slug) ?? [])].flatMap(([column, mine]) => {
      const at = state.columns.indexOf(column);
      const [before, theirs] = [state.rows.get(row.slug)?.cells[at], row.cells[at]!];
      return before === undefined || theirs === before || theirs === mine
        ? []
        : [{ slug: row.slug, column, mine, theirs }];
    }),
  );
}

function change(state: SheetState, changes: readonly CellChange[]): SheetState {
  const steps = changes.flatMap(({ slug, column, text }) => {
    const before = cellText(state, slug, column);
    return before === undefined || before === text ? [] : [{ slug, column, before, after: text }];
  });
  if (steps.length === 0) return state;
  const texts = steps.map(({ slug, column, after }) => ({ slug, column, text: after }));
  return { ...withTexts(state, texts), past: [...state.past.slice(1 - MOST_STEPS), steps], future: [] };
}

function undo(state: SheetState): SheetState {
  const steps = state.past.at(-1);
  if (!steps) return state;
  const texts = steps.map(({ slug, column, before }) => ({ slug, column, text: before }));
  return { ...withTexts(state, texts), past: state.past.slice(0, -1), future: [...state.future, steps] };
}

function redo(state: SheetState): SheetState {
  const steps = state.future.at(-1);
  if (!steps) return state;
  const texts = steps.map(({ slug, column, after }) => ({ slug, column, text: after }));
  return { ...withTexts(state, texts), past: [...state.past, steps], future: state.future.slice(0, -1) };
}

function saved(state: SheetState, sent: readonly CellChange[], rows: readonly Row[]): SheetState {
  const edits = new Map([...state.edits].map(([slug, cells]) => [slug, new Map(cells)]));
  for (const { slug, column, text } of sent) {
    const cells = edits.get(slug);
    if (cells?.get(column) === text) cells.delete(column);
    if (cells?.size === 0) edits.delete(slug);
  }
  return withRows({ ...state, edits }, rows);
}

/**
 * The unsaved cells, each with the text that the server has.
 * @param open the cell whose editor is open, with the text in the editor
 */
export const unsavedWithBefore = (
  state: SheetState,
  open: CellChange | null = null,
): (CellChange & { readonly before: string })[] =>
  unsaved(open ? withTexts(state, [open]) : state).map((cell) => ({
    ...cell,
    before: state.rows.get(cell.slug)?.cells[state.columns.indexOf(cell.column)] ?? '',
  }));

/** Puts kept cells back. A cell that someone else has changed in the meantime becomes a clash. */
function restore(state: SheetState, cells: readonly (CellChange & { readonly before: string })[]): SheetState {
  const clashes = cells.flatMap(({ slug, column, text: mine, before }) => {
    const theirs = cellText(state, slug, column);
    return theirs === undefined || theirs === before || theirs === mine ? [] : [{ slug, column, mine, theirs }];
  });
  const changed = change(state, cells);
  return { ...changed, clashes: [...changed.clashes, ...clashes] };
}

export function sheetReducer(state: SheetState, action: SheetAction): SheetState {
  switch (action.type) {
    case 'columns':
      return { ...state, columns: action.columns };
    case 'loaded':
      return { ...withRows(state, action.rows), clashes: [...state.clashes, ...clashesIn(state, action.rows)] };
    case 'change':
      return change(state, action.changes);
    case 'restore':
      return restore(state, action.cells);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'saved':
      return saved(state, action.sent, action.rows);
    case 'settle': {
      const texts = state.clashes.map(({ slug, column, theirs }) => ({ slug, column, text: theirs }));
      return { ...(action.keep === 'mine' ? state : withTexts(state, texts)), clashes: [] };
    }
  }
}
