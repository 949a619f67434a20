/** The players that an effect concerns. */
import { slotOf } from './marks.ts';
import type { M, Resolving } from '../model/model.ts';
import { nextSeat } from '../model/places.ts';
import { otherSide } from '../numbers/sides.ts';

/**
 * The seats meant by `whose` when the effect resolves, from the next player on. `opponent` is the chosen seat, or in a
 * battle the other side.
 */
export function seatsMeant(m: M, whose: string, f: Resolving, slot: number): number[] {
  if (whose === 'own') return [f.seat];
  if (whose === 'opponent') {
    const other = otherSide(m, f.seat);
    const seat = other >= 0 ? other : slotOf(f, slot);
    return seat >= 0 && m.seat.out[seat] === 0 ? [seat] : [];
  }
  const seats: number[] = [];
  for (let seat = nextSeat(m, f.seat); seat !== f.seat; seat = nextSeat(m, seat)) seats.push(seat);
  if (whose === 'every-player') seats.push(f.seat);
  return seats;
}
