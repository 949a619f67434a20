/** Coin flips, and the texts that wait for their results. */
import { COIN, E, HEADS } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { fireTurn } from './triggers.ts';

/** Flips a coin for a seat and triggers the texts that wait for the result. @returns HEADS or TAILS */
export function flip(m: M, seat: number, rule: number): number {
  const side = m.random(COIN.length);
  m.emit(E.coin, rule, seat, side);
  if (side === HEADS) fireTurn(m, MOMENT.everyHeads, MOMENT.ownHeads, seat);
  else fireTurn(m, MOMENT.everyTails, MOMENT.ownTails, seat);
  return side;
}
