/** The differences that questions notice, in words. */
import type { Question } from './question-draft.ts';

/** `points` for differences of shares, `percent` for parts of a value, `players` for a share of the players. */
export type SizeKind = 'points' | 'percent' | 'players';

/** The question whose difference is a share of players who do something at all. */
const OF_PLAYERS = 'card-played';

export const sizeKind = ({ id, unit }: Pick<Question, 'id' | 'unit'>): SizeKind =>
  id === OF_PLAYERS ? 'players' : unit === 'share' ? 'points' : 'percent';

/** A difference in points or percent, with a decimal if it needs one. */
export function sizeNumber(size: number): string {
  const points = 100 * size;
  return points < 1.95 && Math.abs(points - Math.round(points)) > 0.04 ? points.toFixed(1) : String(Math.round(points));
}
