/**
 * Caches for each seat the timings of the abilities that have a use left, and the places of their cards. In most
 * windows, no player can act, and the cache shows this without a search. It is updated whenever a card moves, an ability
 * is used or a turn begins. Not part of the state.
 */
import { NO_CARD } from '@rulewright/engine';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { hasUse, usesOf } from './uses.ts';

/** Set in every cached value, so that "no timings" differs from "not computed yet" (0). */
const READ = 1 << 30;
/** Set in a cached value that depends on counted uses. Such a value may be out of date after the start of a turn. */
const USES = 1 << 29;
/** The number of the first place bit in a cached value. The bits below are timings. */
const PLACES = 8;

/** The cached bits for a place that has a card with these timings. */
const bitsFor = (place: number, timings: number): number => timings | (1 << (PLACES + place));

/** Whether a card in this place has an ability with a use left. `acting` is the result of `actingTimings`. */
export const actsFrom = (acting: number, place: number): boolean => ((acting >> (PLACES + place)) & 1) === 1;

function timingsIn(m: M, seat: number, place: number): number {
  const here = m.program.timingsAt[place]!;
  let bits = 0;
  for (let card = m.bottom(zoneAt(m, seat, place)); card !== NO_CARD; card = m.above(card)) {
    const timings = here[m.def[card]!]!;
    if (timings === 0) continue;
    bits |= usesOf(m, card) === 0 ? bitsFor(place, timings) : USES | unusedIn(m, place, card);
  }
  return bits;
}

/** The bits for a card with counted uses. Leaves out the abilities that have no use left. */
function unusedIn(m: M, place: number, card: number): number {
  let bits = 0;
  for (const ability of m.program.abilitiesOf[m.def[card]!]!) {
    if ((ability.places >> Math.min(place, ZONE.column)) & 1 && hasUse(m, card, ability))
      bits |= bitsFor(place, ability.timing);
  }
  return bits;
}

/**
 * The timings of the abilities that a seat's cards can use from their present places, together with these places, as
 * bits. No window can offer an ability with another timing or from another place.
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

/** Clears the cache after an ability was used. */
export function actingUsed(m: M): void {
  for (let seat = 0; seat < m.seats; seat++) m.derived.acting[seat] = 0;
}

/** At the start of a turn, clears the cache of seats with used abilities. The turn may restore their uses. */
export function actingTurned(m: M): void {
  const { acting } = m.derived;
  for (let seat = 0; seat < m.seats; seat++) if (acting[seat]! & USES) acting[seat] = 0;
}

/**
 * Updates the cache after a card moved. Adds the timings that the card has in its new place. If the card has counted
 * uses, clears the cache of the new seat instead. If the card had timings in its old place, clears the cache of the old
 * seat.
 */
export function actingMoved(m: M, card: number, from: number, to: number): void {
  const { timingsAt } = m.program;
  const { acting } = m.derived;
  const def = m.def[card]!;
  if (timingsAt[m.placeOf[from]!]![def] !== 0) acting[m.seatOf[from]!] = 0;
  const arrived = m.placeOf[to]!;
  const brought = timingsAt[arrived]![def]!;
  const seat = m.seatOf[to]!;
  if (brought === 0 || acting[seat] === 0) return;
  acting[seat] = usesOf(m, card) === 0 ? acting[seat]! | bitsFor(arrived, brought) : 0;
}
