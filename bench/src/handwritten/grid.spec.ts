/** The grid table of the hand-written loop, tested with cases of rule mb.zone.column-depth-limit. */
import { grid, movesToLegal } from './grid.ts';

const MOVES = movesToLegal();

test.each([
  ['an empty grid', [0, 0, 0], 0],
  ['a single card', [1, 0, 0], 0],
  ['two in the only column', [2, 0, 0], 1],
  ['two and two', [2, 2, 0], 0],
  ['three over two columns', [3, 1, 0], 1],
  ['three over three columns', [3, 3, 3], 0],
  ['four in one column', [4, 1, 1], 1],
  ['three in the only column', [3, 0, 0], 1],
] as const)('%s', (_, [a, b, c], moves) => expect(MOVES[grid(a, b, c)]).toBe(moves));

test('ten cards have no legal grid', () => expect(MOVES[grid(4, 3, 3)]).toBe(255));
