/** Changing sides: each player moves to the previous seat, and the first player moves to the last seat. */

/** A list by seat, in the seat order of the next game. */
export const nextSeats = <T>(seats: readonly T[]): T[] => [...seats.slice(1), ...seats.slice(0, 1)];

/** A list by seat, in the seat order `games` games later. */
export function seatsAfter<T>(seats: readonly T[], games: number): T[] {
  const from = games % seats.length;
  return [...seats.slice(from), ...seats.slice(0, from)];
}
