/** How Status Effects restrict a Page: whether it can be Fatigued, Awakened or declared. */
import { R } from '../../rules.ts';
import { E, TAILS } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { ZONE } from '../model/state.ts';
import { STATUS } from '../model/words.ts';
import { flip } from './coin.ts';
import { putAway } from '../piles/put-away.ts';

/**
 * Flips a coin for a scared Page that would be Fatigued. On tails, the Page goes to its owner's Chapter. On heads, it
 * is no longer scared (mz.status.scared-flip). @returns whether the Page is gone
 */
export function fleesInstead(m: M, card: number): boolean {
  if (m.card.scared[card] === 0) return false;
  m.cite(R['mz.status.scared-any-fatigue']);
  if (flip(m, m.card.controller[card]!, R['mz.status.scared-flip']) === TAILS) {
    putAway(m, card, ZONE.chapter, R['mz.status.scared-flip']);
    return true;
  }
  m.card.scared[card] = 0;
  m.emit(E.statusGone, R['mz.status.scared-flip'], card, STATUS.Scared);
  return false;
}

/** Frozen and sleeping Pages cannot be Awakened by any means (mz.status.frozen-no-awaken, mz.status.sleep-no-awaken). */
export function staysFatigued(m: M, card: number): boolean {
  if (m.card.frozen[card]! > 0) {
    m.cite(R['mz.status.frozen-no-awaken']);
    return true;
  }
  if (m.card.asleep[card]! > 0) {
    m.cite(R['mz.status.sleep-no-awaken']);
    return true;
  }
  return false;
}
