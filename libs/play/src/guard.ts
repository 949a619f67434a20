/**
 * What a forecast may read: only what the asked seat knows. A program with a guard throws where play reads something else, so that a forecast
 * ends there.
 */
import type { Match } from '@rulewright/engine';

/** Thrown where play depends on what the seat does not know, or where it computes for too long. */
export class UnknownError extends Error {}

/** The seat of the forecast that is running, and the cards that it does not know: 1 for each. */
export interface Guard {
  seat: number;
  unknown: Uint8Array;
}

/** Whether a seat does not know a card. */
export const isUnknown = (guard: Guard | undefined, card: number): boolean => guard?.unknown[card] === 1;

/** A card whose definition or numbers are read. @returns the given function if there is no guard */
export function knownCard(guard: Guard | undefined, card: (m: Match) => number): (m: Match) => number {
  if (guard === undefined) return card;
  return (m) => {
    const read = card(m);
    if (isUnknown(guard, read)) throw new UnknownError();
    return read;
  };
}

/** A seat whose secret number is read. Other players do not see it. @returns the given function if there is no guard */
export function ownSeat(guard: Guard | undefined, seat: (m: Match) => number): (m: Match) => number {
  if (guard === undefined) return seat;
  return (m) => {
    const read = seat(m);
    if (read >= 0 && read !== guard.seat) throw new UnknownError();
    return read;
  };
}

/** A value for people: not a number where it is unknown. */
export function orUnknown(read: (m: Match, about: number) => number): (m: Match, about: number) => number {
  return (m, about) => {
    try {
      return read(m, about);
    } catch (error) {
      if (error instanceof UnknownError) return Number.NaN;
      throw error;
    }
  };
}
