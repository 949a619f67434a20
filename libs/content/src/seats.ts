/** The numbers of players of a ruleset, which are two of its parameters. */
import type { Ruleset } from './ruleset.ts';

/** The parameters with which a game sets its number of players. */
export const SEATS = { fewest: 'players.min', most: 'players.max' } as const;

/** The most players of a table, and of a ruleset that sets no limit. */
export const MOST_SEATS = 12;

export interface SeatRange {
  readonly minSeats: number;
  readonly maxSeats: number;
}

/** The numbers of players of a ruleset. It is for two players if its game has no parameters for them. */
export function seatsOf({ parameters }: Pick<Ruleset, 'parameters'>): SeatRange {
  const [minSeats, maxSeats] = [SEATS.fewest, SEATS.most].map((name) => {
    const value = parameters[name];
    return value === null ? MOST_SEATS : typeof value === 'number' ? value : 2;
  });
  return { minSeats: minSeats!, maxSeats: maxSeats! };
}
