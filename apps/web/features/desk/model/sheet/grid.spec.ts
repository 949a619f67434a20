import { shownIds, sheetAddress, toggled, type SheetColumn } from './columns.ts';
import { afterEdit, EMPTY_GRID, gridReducer, keyStep, type GridAction, type GridState } from './grid-state.ts';
import { areaOf, filled, filledDown, type GridCell } from './selection.ts';

const size = { rows: 4, columns: 3, page: 10 };
const at = (row: number, column: number): GridCell => ({ row, column });
const run = (...actions: readonly GridAction[]): GridState => actions.reduce(gridReducer, EMPTY_GRID);
const press = (key: string, held: 'Shift' | 'Control' | 'Alt' | 'Meta' | 'Control+Shift' | '' = '') => ({
  key,
  shiftKey: held.endsWith('Shift'),
  ctrlKey: held.startsWith('Control'),
  metaKey: held === 'Meta',
  altKey: held === 'Alt',
});

describe('the selection', () => {
  it('starts at the anchor when it is extended, and moves as a whole when it is not', () => {
    const extended = run({ type: 'select', cell: at(1, 1) }, { type: 'select', cell: at(3, 2), extend: true });
    expect(extended.selection).toEqual({ anchor: at(1, 1), active: at(3, 2) });
    const moved = gridReducer(extended, { type: 'select', cell: at(0, 0) });
    expect(moved.selection).toEqual({ anchor: at(0, 0), active: at(0, 0) });
  });

  it('covers all cells, and shrinks to the active cell', () => {
    const all = run({ type: 'select', cell: at(2, 1) }, { type: 'select-all', size });
    expect(areaOf(all.selection)).toEqual({ top: 0, bottom: 3, left: 0, right: 2 });
    expect(gridReducer(all, { type: 'collapse' }).selection).toEqual({ anchor: at(3, 2), active: at(3, 2) });
  });

  it('stays while a cell is edited and while a copy waits', () => {
    const edited = run({ type: 'select', cell: at(2, 1) }, { type: 'edit', text: '' }, { type: 'copy', waits: true });
    expect(edited).toEqual({ selection: { anchor: at(2, 1), active: at(2, 1) }, editing: '', copyWaits: true });
    expect(gridReducer(edited, { type: 'end-edit' })).toEqual({ ...edited, editing: null });
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowDown', '', { type: 'select', cell: at(1, 0), extend: false }],
    ['ArrowDown', 'Control+Shift', { type: 'select', cell: at(3, 0), extend: true }],
    ['z', 'Control', { type: 'undo' }],
    ['z', 'Meta', { type: 'undo' }],
    ['Z', 'Control+Shift', { type: 'redo' }],
    ['y', 'Control', { type: 'redo' }],
    ['d', 'Control', { type: 'fill-down' }],
    ['a', 'Control', { type: 'select-all' }],
    ['Enter', '', { type: 'edit', text: null }],
    ['F2', '', { type: 'edit', text: null }],
    ['Escape', '', { type: 'collapse' }],
    ['Delete', '', { type: 'clear' }],
    ['Backspace', '', { type: 'clear' }],
    ['7', '', { type: 'edit', text: '7' }],
    ['Z', 'Shift', { type: 'edit', text: 'Z' }],
    ['c', 'Control', null],
    ['m', 'Alt', null],
    ['Tab', '', null],
    ['Shift', 'Shift', null],
  ] as const)('%s with %s', (key, held, step) => {
    expect(keyStep(press(key, held), at(0, 0), size)).toEqual(step);
  });

  it.each([
    ['down', at(2, 1), at(3, 1)],
    ['down', at(3, 1), at(3, 1)],
    ['right', at(0, 2), at(0, 2)],
    ['left', at(0, 1), at(0, 0)],
    ['left', at(0, 0), at(0, 0)],
    ['stay', at(2, 1), null],
    ['fill', at(2, 1), null],
  ] as const)('end an edit %s from %o', (by, from, to) => {
    expect(afterEdit(from, by, size)).toEqual(to);
  });
});

describe('filling cells', () => {
  const texts = [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ];
  const textAt = ({ row, column }: GridCell): string => texts[row]![column]!;

  it('puts one text into every cell of the selection', () => {
    expect(filled({ top: 1, bottom: 2, left: 1, right: 1 }, '7')).toEqual([
      { row: 1, column: 1, text: '7' },
      { row: 2, column: 1, text: '7' },
    ]);
  });

  it('repeats the first selected row below it', () => {
    expect(filledDown({ top: 0, bottom: 2, left: 0, right: 1 }, textAt)).toEqual([
      { row: 1, column: 0, text: 'a' },
      { row: 1, column: 1, text: 'b' },
      { row: 2, column: 0, text: 'a' },
      { row: 2, column: 1, text: 'b' },
    ]);
  });

  it('takes the text above a single row, and nothing above the first row', () => {
    expect(filledDown({ top: 1, bottom: 1, left: 1, right: 1 }, textAt)).toEqual([{ row: 1, column: 1, text: 'b' }]);
    expect(filledDown({ top: 0, bottom: 0, left: 1, right: 1 }, textAt)).toEqual([]);
  });
});

describe('the shown columns', () => {
  const column = (id: string, kind: string): SheetColumn => ({ id, kind, label: id, values: [] });
  const columns = [column('name', 'text'), column('data.text', 'text'), column('data.cost', 'number')];

  it('are the chosen ones, or the name and the fields of the game with numbers first', () => {
    expect(shownIds(columns, ['data.text'])).toEqual(['data.text']);
    expect(shownIds(columns, [])).toEqual(['name', 'data.cost', 'data.text']);
  });

  it('keep the order of the sheet when a column is shown or hidden', () => {
    expect(toggled(columns, ['data.cost'], 'name')).toEqual(['name', 'data.cost']);
    expect(toggled(columns, ['name', 'data.cost'], 'name')).toEqual(['data.cost']);
  });

  it('are in the address with the filter', () => {
    expect(sheetAddress('g', '', [])).toBe('?game=g');
    expect(sheetAddress('g', 'cost>=1', ['name', 'data.cost'])).toBe('?game=g&q=cost%3E%3D1&columns=name%2Cdata.cost');
  });
});
