/** Helpers for places in a match: zone and column numbers, and seats in turn order. */
import type { M } from './model.ts';
import { ZONE } from './state.ts';

/** The zone number in the match for a place of a seat. */
export const zoneAt = (m: M, seat: number, place: number): number => seat * m.perSeat + place;
export const columnZone = (m: M, seat: number, column: number): number => seat * m.perSeat + ZONE.column + column;
/** The place number that a zone has within its seat. */
export const placeOfZone = (m: M, zone: number): number => m.placeOf[zone]!;
/** The column that contains a card, or -1. */
export const columnOf = (m: M, card: number): number => {
  const place = placeOfZone(m, m.zone[card]!);
  return place >= ZONE.column ? place - ZONE.column : -1;
};
export const isSafe = (m: M, seat: number, column: number): boolean => ((m.seat.safe[seat]! >> column) & 1) === 1;
/** The next seat in turn order that is not out of the match. */
export const nextSeat = (m: M, seat: number): number => {
  let next = seat;
  do next = next + 1 === m.seats ? 0 : next + 1;
  while (m.seat.out[next] === 1 && next !== seat);
  return next;
};
/** The number of seats that are not out of the match. */
export const seatsLeft = (m: M): number => {
  let left = 0;
  for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) left++;
  return left;
};
/** The number of cards in a seat's columns (mb.win.in-play-scope). */
export const cardsInPlay = (m: M, seat: number): number => {
  let cards = 0;
  for (let column = 0; column < m.program.columns; column++) cards += m.zoneCount[columnZone(m, seat, column)]!;
  return cards;
};
