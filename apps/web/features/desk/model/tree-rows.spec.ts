import { TreeRows, treeStep } from './tree-rows.ts';

const FOLDERS = [
  { game: 'pond', gameName: 'The Pond', kind: 'card', count: 10_000 },
  { game: 'pond', gameName: 'The Pond', kind: 'deck', count: 2 },
  { game: 'wood', gameName: 'The Wood', kind: 'card', count: 1 },
];
const CARDS = FOLDERS[0]!;
const rowsWith = (...closed: string[]) => new TreeRows(FOLDERS, (key) => !closed.includes(key));

describe('TreeRows', () => {
  it('counts all rows, and creates each only on request', () => {
    const rows = rowsWith();
    expect(rows.count).toBe(5 + 10_003);
    expect(rows.row(0)).toMatchObject({ type: 'game', key: 'pond', name: 'The Pond', level: 1, at: 1, of: 2 });
    expect(rows.row(1)).toMatchObject({ type: 'folder', folder: CARDS, level: 2, at: 1, of: 2 });
    expect(rows.row(10_001)).toEqual({ type: 'document', folder: CARDS, level: 3, at: 10_000, of: 10_000 });
    expect(rows.row(10_002)).toMatchObject({ type: 'folder', key: 'pond deck', at: 2, of: 2 });
    expect(rows.row(rows.count - 1)).toMatchObject({ type: 'document', at: 1, of: 1 });
  });

  it('leaves out the rows in a closed folder or game', () => {
    expect(rowsWith('pond card').count).toBe(8);
    expect(rowsWith('pond').row(1)).toMatchObject({ type: 'game', name: 'The Wood', at: 2 });
  });

  it('finds the row of a document, unless its folder is closed', () => {
    expect(rowsWith().indexOf(CARDS, 4_000)).toBe(4_002);
    expect(rowsWith('pond card').indexOf(CARDS, 4_000)).toBe(-1);
  });
});

describe('treeStep', () => {
  const rows = rowsWith();

  it.each([
    ['ArrowDown', 1, { to: 2 }],
    ['ArrowUp', 0, { to: 0 }],
    ['PageDown', 1, { to: 11 }],
    ['End', 0, { to: 10_007 }],
    ['Home', 500, { to: 0 }],
    ['ArrowRight', 1, { to: 2 }],
    ['ArrowLeft', 1, { fold: 'pond card' }],
    ['ArrowLeft', 700, { to: 1 }],
    ['ArrowRight', 700, null],
    ['Enter', 1, { fold: 'pond card' }],
    ['Enter', 700, null],
    ['x', 700, null],
  ])('%s on row %d', (key, index, expected) => {
    expect(treeStep(rows, index, key)).toEqual(expected);
  });

  it('opens a closed folder on ArrowRight, and moves from it to its game on ArrowLeft', () => {
    const closed = rowsWith('pond card');
    expect(treeStep(closed, 1, 'ArrowRight')).toEqual({ fold: 'pond card' });
    expect(treeStep(closed, 1, 'ArrowLeft')).toEqual({ to: 0 });
  });
});
