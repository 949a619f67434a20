/** Helpers for places, turn order and targets: areas of seats, parts of the Arena, targets as numbers. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from './model.ts';
import { ZONE } from './state.ts';

// A target is one number: the card number of a Page, or a number below -1 for a Caster.
export const casterTarget = (seat: number): number => -2 - seat;
export const isCaster = (target: number): boolean => target <= -2;
export const seatOfTarget = (target: number): number => -2 - target;

/** The zone number in the match for a place of a seat. */
export const zoneAt = (m: M, seat: number, place: number): number => seat * m.perSeat + place;
/** The place number of the zone that contains a Page. */
export const placeOf = (m: M, card: number): number => m.placeOf[m.zone[card]!]!;
export const inArena = (m: M, card: number): boolean => card !== NO_CARD && placeOf(m, card) === ZONE.arena;
/** Whether a Page is face-up in a place where it can take Damage: in the Arena, or attached to a Page there. */
export const isWithin = (m: M, card: number): boolean =>
  card !== NO_CARD && (placeOf(m, card) === ZONE.arena || placeOf(m, card) === ZONE.attached);

/** The next seat in turn order that is not out of the match. */
export const nextSeat = (m: M, seat: number): number => {
  let next = seat;
  do next = next + 1 === m.seats ? 0 : next + 1;
  while (m.seat.out[next] === 1 && next !== seat);
  return next;
};

/** Calls `visit` for the Pages of all owners in a part of the Arena. Stops when `visit` returns true. */
export function eachIn(m: M, place: number, visit: (card: number) => unknown): boolean {
  for (let seat = 0; seat < m.seats; seat++) {
    for (let card = m.bottom(zoneAt(m, seat, place)); card !== NO_CARD;) {
      const above = m.above(card);
      if (visit(card) === true) return true;
      card = above;
    }
  }
  return false;
}

/** The Page that an attached Page is under, or NO_CARD. */
export const equippedPage = (m: M, card: number): number =>
  placeOf(m, card) === ZONE.attached ? m.card.host[card]! : NO_CARD;

/** The face-down Trap under a Page, or NO_CARD. */
export function trapUnder(m: M, host: number): number {
  let found: number = NO_CARD;
  eachIn(m, ZONE.traps, (card) => {
    if (m.card.host[card] === host) found = card;
  });
  return found;
}

/** The index of a Trap among the face-down Traps of its owner, from 0. */
export function trapNumber(m: M, trap: number): number {
  let at = 0;
  for (let card = m.bottom(m.zone[trap]!); card !== trap; card = m.above(card)) at++;
  return at;
}

/** The face-down Trap of an owner at this index, or NO_CARD. */
export function trapAt(m: M, seat: number, at: number): number {
  let card = m.bottom(seat * m.perSeat + ZONE.traps);
  for (let left = at; left > 0 && card !== NO_CARD; left--) card = m.above(card);
  return card;
}
