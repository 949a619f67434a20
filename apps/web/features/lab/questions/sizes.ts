/** Formats the differences that questions can notice. */
import type { Question } from './question-draft.ts';

/** `points` for a difference between shares, `percent` for a part of a value, `players` for a share of the players. */
export type SizeKind = 'points' | 'percent' | 'players';

/** The only question whose size is a share of the players, not a difference. */
const OF_PLAYERS = 'card-played';

export const sizeKind = ({ id, unit }: Pick<Question, 'id' | 'unit'>): SizeKind =>
  id === OF_PLAYERS ? 'players' : unit === 'share' ? 'points' : 'percent';

/** A difference in points or percent. Sizes below 2 have one decimal if they are not whole. */
export function sizeNumber(size: number): number {
  const points = 100 * size;
  return points < 1.95 && Math.abs(points - Math.round(points)) > 0.04
    ? Math.round(10 * points) / 10
    : Math.round(points);
}
