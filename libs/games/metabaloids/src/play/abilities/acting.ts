/**
 * Which abilities a seat's cards could bring into play, by timing: one look at it answers most windows, in which nobody can
 * act. It follows from where the cards lie, so it is kept beside the state and brought up to date as they move.
 */
import { NO_CARD } from '@rulewright/engine';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';

/** Tells timings that were read, even if there are none, from those that are not known (0). */
const READ = 1 << 30;

function timingsIn(m: M, seat: number, place: number): number {
  const here = m.program.timingsAt[place]!;
  let bits = 0;
  for (let card = m.bottom(zoneAt(m, seat, place)); card !== NO_CARD; card = m.above(card)) bits |= here[m.def[card]!]!;
  return bits;
}

/** Timings of the abilities of a seat's cards where they lie, as bits; more than these no window can find. */
export function actingTimings(m: M, seat: number): number {
  const known = m.derived.acting[seat]!;
  if (known !== 0) return known;
  let bits = READ;
  for (let column = 0; column < m.program.columns; column++) bits |= timingsIn(m, seat, ZONE.column + column);
  for (const place of m.program.abilityPlaces) bits |= timingsIn(m, seat, place);
  m.derived.acting[seat] = bits;
  return bits;
}

/** A card has moved: its abilities count where it lies now. What a card takes away with it is found out when asked next. */
export function actingMoved(m: M, card: number, from: number, to: number): void {
  const { timingsAt } = m.program;
  const { acting } = m.derived;
  const def = m.def[card]!;
  if (timingsAt[m.placeOf[from]!]![def] !== 0) acting[m.seatOf[from]!] = 0;
  const brought = timingsAt[m.placeOf[to]!]![def]!;
  const seat = m.seatOf[to]!;
  if (brought !== 0 && acting[seat] !== 0) acting[seat]! |= brought;
}
