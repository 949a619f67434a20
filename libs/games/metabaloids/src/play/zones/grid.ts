/** The grid of columns: legal depths, legal places for a card, and the repair of an illegal grid (mb.zone.*). */
import { AGAIN, DONE, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { O } from '../model/options.ts';
import type { Params } from '../model/params.ts';
import { lose } from './piles.ts';
import type { M } from '../model/model.ts';
import { columnZone } from '../model/places.ts';

/**
 * The maximum depth of a column when `width` columns are in use (mb.zone.column-depth-limit,
 * mb.zone.column-width-meaning).
 */
function depthLimit(p: Params, width: number): number {
  return p.depthLimitedByWidth && width < p.maxDepth ? width : p.maxDepth;
}

/**
 * Whether these depths are legal. No column may be deeper than the limit (mb.zone.fast-column-depth) or than the number
 * of columns in use (mb.zone.column-depth-limit, mb.zone.column-width-meaning).
 */
export function isLegal(m: M, counts: readonly number[], deepened = 0): boolean {
  let width = 0;
  for (let i = 0; i < counts.length; i++) if (counts[i]! > 0) width++;
  const limit = depthLimit(m.program.p, width);
  for (let i = 0; i < counts.length; i++) if (counts[i]! > limit + ((deepened >> i) & 1)) return false;
  return true;
}

/** Whether the present columns of a seat are legal. */
export function gridIsLegal(m: M, seat: number): boolean {
  const { columns, p } = m.program;
  const first = columnZone(m, seat, 0);
  const deepened = m.seat.deepened[seat]!;
  let width = 0;
  let deepest = 0;
  for (let column = 0; column < columns; column++) {
    const depth = m.zoneCount[first + column]!;
    if (depth === 0) continue;
    width++;
    const counted = depth - ((deepened >> column) & 1);
    if (counted > deepest) deepest = counted;
  }
  return deepest <= depthLimit(p, width);
}

/**
 * The columns, as bits, in which one more card leaves a legal grid (mb.zone.column-depth-limit,
 * mb.deploy.legal-columns, mb.move.legality). `from`: the column that the card leaves, or -1 for a card from elsewhere.
 */
export function openColumns(m: M, seat: number, from = -1): number {
  const { columns, p } = m.program;
  const { zoneCount } = m;
  const first = columnZone(m, seat, 0);
  const deepened = m.seat.deepened[seat]!;
  let width = 0;
  let deepest = 0;
  for (let column = 0; column < columns; column++) {
    const depth = column === from ? zoneCount[first + column]! - 1 : zoneCount[first + column]!;
    if (depth <= 0) continue;
    width++;
    const counted = depth - ((deepened >> column) & 1);
    if (counted > deepest) deepest = counted;
  }
  const limit = depthLimit(p, width);
  const wider = depthLimit(p, width + 1);
  let open = 0;
  for (let column = 0; column < columns; column++) {
    if (column === from) continue;
    const depth = zoneCount[first + column]!;
    const most = depth === 0 ? wider : limit;
    if (deepest <= most && depth + 1 - ((deepened >> column) & 1) <= most) open |= 1 << column;
  }
  return open;
}

/** The columns that contain cards, as bits. */
export function filledColumns(m: M, seat: number): number {
  const first = columnZone(m, seat, 0);
  let filled = 0;
  for (let column = 0; column < m.program.columns; column++)
    if (m.zoneCount[first + column]! > 0) filled |= 1 << column;
  return filled;
}

/**
 * The columns to offer, as bits: those that contain cards, and the first empty one. The other empty columns are
 * equivalent.
 */
export function offeredColumns(m: M, seat: number): number {
  const filled = filledColumns(m, seat);
  return filled | (~filled & (filled + 1) & ((1 << m.program.columns) - 1));
}

/** Whether a column may receive one more card. */
export const mayEnter = (m: M, seat: number, column: number): boolean => ((openColumns(m, seat) >> column) & 1) === 1;

/** Whether a card may move between two columns of its seat and leave a legal grid. */
export const mayShift = (m: M, seat: number, from: number, to: number): boolean =>
  ((openColumns(m, seat, from) >> to) & 1) === 1;

/** Whether to offer this column. */
export const offered = (m: M, seat: number, column: number): boolean => ((offeredColumns(m, seat) >> column) & 1) === 1;

/** Offers one option per column for a card. `columns` contains bits. */
export function offerColumns(m: M, kind: number, card: number, columns: number): void {
  for (let left = columns; left !== 0; left &= left - 1) m.offer(kind, card, 31 - Math.clz32(left & -left));
}

/** The depths of the columns of a seat, as a new list. */
export const depthsOf = (m: M, seat: number): number[] =>
  Array.from({ length: m.program.columns }, (_, column) => m.zoneCount[columnZone(m, seat, column)]!);

/** Cache of distances by parameters and depths, because the same few grids occur again and again. */
const distances = new WeakMap<Params, Map<string, number>>();

/**
 * The smallest number of moves that makes these depths legal, or -1 if no arrangement is legal
 * (mb.zone.restore-details).
 */
function movesToLegal(m: M, counts: readonly number[], deepened: number): number {
  let known = distances.get(m.program.p);
  if (!known) distances.set(m.program.p, (known = new Map<string, number>()));
  const key = `${deepened}/${counts.join()}`;
  let moves = known.get(key);
  if (moves === undefined) known.set(key, (moves = searchLegal(m, counts, deepened)));
  return moves;
}

/** Searches for a legal arrangement, breadth first over single moves. */
function searchLegal(m: M, counts: readonly number[], deepened: number): number {
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

/** Repairs an illegal grid: the owner makes the fewest free moves, or gives up cards if no legal arrangement exists. */
export const REPAIR = step('repair-grid', ['seat'], {
  repair: {
    ask(m: M, f) {
      if (gridIsLegal(m, f.seat)) return DONE;
      const counts = depthsOf(m, f.seat);
      const deepened = m.seat.deepened[f.seat]!;
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
});
