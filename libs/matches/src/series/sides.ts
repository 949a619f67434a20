/** Changing sides: each player moves to the seat of the player before, and the first player to the last seat. */

/** The entries of a list by seat, in the order of the next game. */
export const nextSeats = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

/** The entries after `games` changes of sides. */
export function seatsAfter<T>(seats: readonly T[], games: number): T[] {
  const from = games % seats.length;
  return [...seats.slice(from), ...seats.slice(0, from)];
}
