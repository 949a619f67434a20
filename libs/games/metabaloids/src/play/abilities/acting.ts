/**
 * Caches the timings of the abilities on each seat's cards. In most windows, no player can act, and the cache shows
 * this without a search. Updated whenever a card moves. Not part of the state.
 */
import { NO_CARD } from '@rulewright/engine';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';

/** Set in every cached value, so that "no timings" differs from "not computed yet" (0). */
const READ = 1 << 30;

function timingsIn(m: M, seat: number, place: number): number {
  const here = m.program.timingsAt[place]!;
  let bits = 0;
  for (let card = m.bottom(zoneAt(m, seat, place)); card !== NO_CARD; card = m.above(card)) bits |= here[m.def[card]!]!;
  return bits;
}

/**
 * The timings of all abilities that a seat's cards have in their present places, as bits. No window can offer an
 * ability with another timing.
 */
export function actingTimings(m: M, seat: number): number {
  const known = m.derived.acting[seat]!;
  if (known !== 0) return known;
  let bits = READ;
  for (let column = 0; column < m.program.columns; column++) bits |= timingsIn(m, seat, ZONE.column + column);
  for (const place of m.program.abilityPlaces) bits |= timingsIn(m, seat, place);
  m.derived.acting[seat] = bits;
  return bits;
}

/**
 * Updates the cache after a card moved. Adds the timings that the card brings to its new place. If it had timings in
 * its old place, clears the cache of that seat.
 */
export function actingMoved(m: M, card: number, from: number, to: number): void {
  const { timingsAt } = m.program;
  const { acting } = m.derived;
  const def = m.def[card]!;
  if (timingsAt[m.placeOf[from]!]![def] !== 0) acting[m.seatOf[from]!] = 0;
  const brought = timingsAt[m.placeOf[to]!]![def]!;
  const seat = m.seatOf[to]!;
  if (brought !== 0 && acting[seat] !== 0) acting[seat]! |= brought;
}
