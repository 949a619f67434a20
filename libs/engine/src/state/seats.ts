/**
 * A set of seats as one number, for events and fields: -1 for no seat, the seat itself for one, and for several -1
 * minus the sum of 2 to the power of each.
 */

/** The number for a set of seats. `mask` has a bit for each seat. */
export function seatsWord(mask: number): number {
  if (mask === 0) return -1;
  return (mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : -1 - mask;
}

/** The seats of such a number, in ascending order. */
export function seatsIn(word: number): readonly number[] {
  if (word >= -1) return word < 0 ? [] : [word];
  const seats: number[] = [];
  for (let mask = -1 - word; mask !== 0; mask &= mask - 1) seats.push(31 - Math.clz32(mask & -mask));
  return seats;
}

/** The winners of a match as one number, for files and rows. Null if nobody won. */
export const winnerWord = (winners: readonly number[]): number | null =>
  winners.length === 0 ? null : seatsWord(winners.reduce((mask, seat) => mask | (1 << seat), 0));

/** What a match is worth for a seat: 1 if it won, alone or with others, 0.5 if nobody won, otherwise 0. */
export const worthFor = (winners: readonly number[], seat: number): number =>
  winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
