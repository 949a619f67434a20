/** Grids of three columns as numbers: which depths are legal, and how many moves separate an illegal grid from a legal one. */

const MOST_COLUMNS = 3;
const MOST_DEPTH = 3;

/** Packs the depths of the three columns into one number, four bits each. */
export const grid = (a: number, b: number, c: number): number => a | (b << 4) | (c << 8);

/** Moves one card from one column to another. */
export const shifted = (code: number, from: number, to: number): number => code - (1 << (from * 4)) + (1 << (to * 4));

/** Whether no column has more than three cards, or more cards than there are columns in use. */
function obeys(depths: readonly number[]): boolean {
  const width = depths.filter((depth) => depth > 0).length;
  return depths.every((depth) => depth <= Math.min(MOST_DEPTH, width));
}

/** The number of moves from one grid to another with the same number of cards. */
const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, depth, i) => sum + Math.max(0, depth - b[i]!), 0);

const total = (depths: readonly number[]): number => depths.reduce((sum, depth) => sum + depth, 0);

/**
 * The fewest moves to a legal grid, by grid number; 0 if the grid is legal. Grids with more than nine cards are never legal; their entry is
 * 255.
 */
export function movesToLegal(): Uint8Array {
  const all: number[][] = [];
  for (let a = 0; a < 10; a++)
    for (let b = 0; a + b < 10; b++) for (let c = 0; a + b + c < 10; c++) all.push([a, b, c]);
  const legal = all.filter(obeys);
  const table = new Uint8Array(1 << (4 * MOST_COLUMNS)).fill(255);
  for (const depths of all) {
    const near = legal.filter((other) => total(other) === total(depths)).map((other) => distance(depths, other));
    table[grid(depths[0]!, depths[1]!, depths[2]!)] = Math.min(...near);
  }
  return table;
}
