/** The grid of columns: what is legal, where a card may stand, and the repair of an illegal grid (mb.zone.*). */
import { AGAIN, DONE, NO_CARD, step } from '@rulewright/engine';
import { R } from '../rules.ts';
import { O } from './options.ts';
import { lose } from './piles.ts';
import { columnOf, columnZone, type M } from './state.ts';

/** Depths of the columns of a seat, in a list that is used again. */
let depths: number[] = [];

export function readDepths(m: M, seat: number): number[] {
  if (depths.length !== m.program.columns) depths = new Array<number>(m.program.columns).fill(0);
  for (let column = 0; column < m.program.columns; column++) depths[column] = m.zoneCount[columnZone(m, seat, column)]!;
  return depths;
}

/**
 * Whether depths obey the grid: no column deeper than the limit (mb.zone.fast-column-depth) or than the number of columns
 * in use (mb.zone.column-depth-limit, mb.zone.column-width-meaning).
 */
export function isLegal(m: M, counts: readonly number[], deepened = 0): boolean {
  const { p } = m.program;
  let width = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) width++;
  let limit = p.maxDepth;
  if (p.depthLimitedByWidth && width < limit) limit = width;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > limit + ((deepened >> i) & 1)) return false;
  return true;
}

export const gridIsLegal = (m: M, seat: number): boolean => isLegal(m, readDepths(m, seat), m.seat.deepened[seat]!);

/** Whether one more card may stand in a column (mb.zone.column-depth-limit, mb.deploy.legal-columns). */
export function mayEnter(m: M, seat: number, column: number): boolean {
  const counts = readDepths(m, seat);
  counts[column]!++;
  return isLegal(m, counts, m.seat.deepened[seat]!);
}

/** Whether a card may go from one own column to another and leave a legal grid (mb.move.legality). */
export function mayShift(m: M, seat: number, from: number, to: number): boolean {
  const counts = readDepths(m, seat);
  counts[from]!--;
  counts[to]!++;
  return isLegal(m, counts, m.seat.deepened[seat]!);
}

/** The first empty column, or -1: empty columns are alike, so only one of them is offered. */
export function emptyColumn(m: M, seat: number): number {
  for (let column = 0; column < m.program.columns; column++) {
    if (m.zoneCount[columnZone(m, seat, column)] === 0) return column;
  }
  return -1;
}

/** Whether the column is worth offering: it holds cards, or is the first of the empty ones. */
export const offered = (m: M, seat: number, column: number): boolean =>
  m.zoneCount[columnZone(m, seat, column)]! > 0 || column === emptyColumn(m, seat);

/** The fewest single moves that make depths legal, or -1 when no arrangement is (mb.zone.restore-details). */
export function movesToLegal(m: M, counts: readonly number[], deepened: number): number {
  let level: number[][] = [counts.slice()];
  const seen = new Set<string>([counts.join()]);
  for (let moves = 0; level.length > 0; moves++) {
    if (level.some((one) => isLegal(m, one, deepened))) return moves;
    const nextLevel: number[][] = [];
    for (const one of level) {
      for (let from = 0; from < one.length; from++) {
        if (one[from] === 0) continue;
        for (let to = 0; to < one.length; to++) {
          if (to === from) continue;
          const after = one.slice();
          after[from]!--;
          after[to]!++;
          const key = after.join();
          if (!seen.has(key)) {
            seen.add(key);
            nextLevel.push(after);
          }
        }
      }
    }
    level = nextLevel;
  }
  return -1;
}

/** Puts an illegal grid right: the owner makes the fewest free moves, or gives up what cannot stand anywhere. */
export const REPAIR = step(
  'repair-grid',
  ['seat'],
  [
    {
      ask(m: M, f) {
        const counts = readDepths(m, f.seat).slice();
        const deepened = m.seat.deepened[f.seat]!;
        if (isLegal(m, counts, deepened)) return DONE;
        const needed = movesToLegal(m, counts, deepened);
        for (let from = 0; from < counts.length; from++) {
          for (let card = m.bottom(columnZone(m, f.seat, from)); card !== NO_CARD; card = m.above(card)) {
            if (needed < 0) m.offer(O.giveUp, card);
            for (let to = 0; needed > 0 && to < counts.length; to++) {
              if (to === from || !offered(m, f.seat, to)) continue;
              const after = counts.slice();
              after[from]!--;
              after[to]!++;
              if (movesToLegal(m, after, deepened) === needed - 1) m.offer(O.repair, card, to);
            }
          }
        }
        return f.seat;
      },
      answer(m: M, f, kind, card, column) {
        if (kind === O.giveUp) lose(m, f.seat, card, R['mb.zone.restore-details']);
        else {
          m.cite(R['mb.zone.restore-grid']);
          m.move(card, columnZone(m, f.seat, column), R['mb.zone.restore-details']);
        }
        return AGAIN;
      },
    },
  ],
);

/** The other cards of a card's column stay where they are; this one goes to another column. */
export function shiftCard(m: M, seat: number, card: number, column: number, rule: number): void {
  if (columnOf(m, card) !== column) m.move(card, columnZone(m, seat, column), rule);
}
