/** Ratings of players, by OpenSkill: a strength with its uncertainty, for tables of any size. Pure, so a result can be counted again. */
import type { Counting, Strength } from '@rulewright/database';
import { rate, rating } from 'openskill';
import type { Room } from '../room/room.ts';

/** OpenSkill starts at a strength of 25. People see 1500 instead, and this many points for one point of strength. */
const SHOWN_START = 1500;
const POINTS = 30;

/** A rating is provisional while it is less certain than this, in shown points. */
const CERTAIN = 140;

/** A new season moves each player half of the way back to the start, and makes the strength this uncertain at least. */
const RESET = { share: 0.5, sigma: 6 };

export interface ShownRating {
  readonly value: number;
  /** The rating is almost certainly within this many points. */
  readonly uncertainty: number;
  readonly provisional: boolean;
}

const shownPoints = (mu: number): number => Math.round(SHOWN_START + (mu - rating().mu) * POINTS);

/** A rating as people see it, such as 1480 ± 90. */
export function shownRating({ mu, sigma }: Strength): ShownRating {
  const uncertainty = Math.round(sigma * POINTS);
  return { value: shownPoints(mu), uncertainty, provisional: uncertainty > CERTAIN };
}

export const COUNTING: Counting = {
  start(last) {
    const fresh = rating();
    if (!last) return fresh;
    const mu = fresh.mu + (last.mu - fresh.mu) * RESET.share;
    return { mu, sigma: Math.min(fresh.sigma, Math.max(last.sigma, RESET.sigma)) };
  },
  rate: (strengths, places) =>
    rate(
      strengths.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: [...places] },
    ).map(([one]) => one!),
  floor(strength) {
    const { value, uncertainty, provisional } = shownRating(strength);
    return provisional ? -1 : Math.max(0, value - uncertainty);
  },
};

/**
 * The place of each seat of a rated match; null while it is not decided. A seat that was left, or whose time ran out, has lost: the seat that
 * left first has the last place.
 */
export function placesOf({ seats, left, tracked }: Room): number[] | null {
  const stayed = seats.length - left.size;
  if (!tracked || (!tracked.over && stayed > 1)) return null;
  const leavers = [...left];
  const won = (tracked.result?.winners ?? []).filter((seat) => !left.has(seat));
  return seats.map(({ seat }) => {
    if (left.has(seat)) return seats.length - leavers.indexOf(seat);
    return won.length === 0 || won.includes(seat) ? 1 : 2;
  });
}
