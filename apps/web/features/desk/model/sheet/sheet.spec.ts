import { areaOf, clipboardTable, clipboardText, moved, pasted } from './selection.ts';
import {
  cellText,
  EMPTY_SHEET,
  sheetReducer,
  unsaved,
  unsavedWithBefore,
  type Row,
  type SheetAction,
  type SheetState,
} from './sheet-state.ts';

const row = (slug: string, cost: string, version: number | null = null): Row => ({
  slug,
  path: `cards/g/cards/${slug}.yaml`,
  version,
  cells: [slug.toUpperCase(), cost],
  problems: [],
});
const run = (...actions: readonly SheetAction[]): SheetState =>
  actions.reduce(sheetReducer, sheetReducer(EMPTY_SHEET, { type: 'columns', columns: ['name', 'cost'] }));
const loaded: SheetAction = { type: 'loaded', rows: [row('ant', '1'), row('bee', '2')] };
const cost = (slug: string, text: string): SheetAction => ({
  type: 'change',
  changes: [{ slug, column: 'cost', text }],
});

describe('the state of a sheet', () => {
  it('counts the text of an open editor among the cells to keep, unless the server has it', () => {
    const open = (text: string) => ({ slug: 'bee', column: 'cost', text });
    const edited = (text: string) => ({ ...open(text), before: '2' });
    expect(unsavedWithBefore(run(loaded), open('8'))).toEqual([edited('8')]);
    expect(unsavedWithBefore(run(loaded), open('2'))).toEqual([]);
    expect(unsavedWithBefore(run(loaded, cost('bee', '5')), open('8'))).toEqual([edited('8')]);
    expect(unsavedWithBefore(run(loaded, cost('bee', '5')), null)).toEqual([edited('5')]);
  });

  it('undoes and redoes a change of several cells as one step', () => {
    const changes = ['ant', 'bee'].map((slug) => ({ slug, column: 'cost', text: '9' }));
    const changed = run(loaded, { type: 'change', changes });
    expect(unsaved(changed)).toEqual(changes);
    const undone = sheetReducer(changed, { type: 'undo' });
    expect(unsaved(undone)).toEqual([]);
    expect(unsaved(sheetReducer(undone, { type: 'redo' }))).toEqual(changes);
  });

  it('undoes a saved change with a new unsaved change', () => {
    const changed = run(loaded, cost('ant', '5'));
    const saved = sheetReducer(changed, { type: 'saved', sent: unsaved(changed), rows: [row('ant', '5', 1)] });
    expect(unsaved(saved)).toEqual([]);
    expect(unsaved(sheetReducer(saved, { type: 'undo' }))).toEqual([{ slug: 'ant', column: 'cost', text: '1' }]);
  });

  it('keeps text that was typed during a save', () => {
    const changed = run(loaded, cost('ant', '5'));
    const typed = sheetReducer(changed, cost('ant', '6'));
    const saved = sheetReducer(typed, { type: 'saved', sent: unsaved(changed), rows: [row('ant', '5', 1)] });
    expect(cellText(saved, 'ant', 'cost')).toBe('6');
  });

  it('reports only cells that both sides changed, and resolves them in favour of either side', () => {
    const clashed = run(loaded, cost('ant', '5'), cost('bee', '7'), {
      type: 'loaded',
      rows: [row('ant', '4', 2), row('bee', '2', 1)],
    });
    expect(clashed.clashes).toEqual([{ slug: 'ant', column: 'cost', mine: '5', theirs: '4' }]);
    const theirs = sheetReducer(clashed, { type: 'settle', keep: 'theirs' });
    expect(unsaved(theirs)).toEqual([{ slug: 'bee', column: 'cost', text: '7' }]);
    expect(unsaved(sheetReducer(clashed, { type: 'settle', keep: 'mine' }))).toHaveLength(2);
  });
});

describe('cells that the browser kept from an earlier visit', () => {
  const cells = [
    { slug: 'ant', column: 'cost', text: '5', before: '1' },
    { slug: 'bee', column: 'cost', text: '7', before: '2' },
  ];

  it('come back as unsaved cells, with the text that the server had', () => {
    const restored = run(loaded, { type: 'restore', cells });
    expect(unsavedWithBefore(restored)).toEqual(cells);
    expect(restored.clashes).toEqual([]);
  });

  it('clash with a change of another person, and leave out cells that the server has', () => {
    const changed: SheetAction = { type: 'loaded', rows: [row('ant', '4', 2), row('bee', '7', 1)] };
    const restored = run(changed, { type: 'restore', cells });
    expect(restored.clashes).toEqual([{ slug: 'ant', column: 'cost', mine: '5', theirs: '4' }]);
    expect(unsaved(restored)).toEqual([{ slug: 'ant', column: 'cost', text: '5' }]);
  });
});

describe('the clipboard', () => {
  it('writes cells in the format of spreadsheets, and reads them back', () => {
    const table = [
      ['a', '=1+1'],
      ['two\nlines', 'a "quote"\tand tab'],
    ];
    expect(clipboardText(table)).toContain("a\t'=1+1");
    expect(clipboardTable(clipboardText(table))).toEqual(table);
    expect(clipboardTable('1\r\n2\r\n')).toEqual([['1'], ['2']]);
  });

  const size = { rows: 4, columns: 3 };
  const area = areaOf({ anchor: { row: 2, column: 1 }, active: { row: 0, column: 1 } });

  it('fills the whole selection with a single cell', () => {
    expect(pasted([['5']], area, size)).toEqual([0, 1, 2].map((at) => ({ row: at, column: 1, text: '5' })));
  });

  it('pastes a table at the first selected cell, and cuts it off at the edges of the sheet', () => {
    const table = ['1', '2', '3', '4', '5'].map((text) => [text, 'x', 'beyond']);
    expect(pasted(table, { ...area, bottom: 0 }, size)).toHaveLength(8);
    expect(pasted([], area, size)).toEqual([]);
  });
});

it.each([
  ['ArrowDown', false, { row: 1, column: 0 }],
  ['ArrowUp', false, { row: 0, column: 0 }],
  ['ArrowRight', true, { row: 0, column: 2 }],
  ['End', true, { row: 3, column: 2 }],
  ['PageDown', false, { row: 3, column: 0 }],
])('moves the active cell with %s', (key, isFar, to) => {
  expect(moved({ row: 0, column: 0 }, key, isFar, { rows: 4, columns: 3, page: 10 })).toEqual(to);
});
