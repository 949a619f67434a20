/** The area to which a Page goes when it leaves play (mz.owner.*, mz.page.*). */
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';

/** The discard area for the type of a Page (mz.page.destroyed-leaves-arena). */
export const discardPlace = (m: M, card: number): number => m.program.p.destroyedTo[m.program.type[m.def[card]!]!]!;

/**
 * Puts a Page into an area of its owner (mz.owner.areas-by-owner). A Token leaves the game instead
 * (mz.token.leaves-game).
 */
export function putAway(m: M, card: number, place: number, rule: number, under = false): void {
  const token = m.program.defs[m.def[card]!]!.token;
  const to = zoneAt(m, m.owner[card]!, token ? ZONE.removed : place);
  if (token) m.move(card, to, R['mz.token.leaves-game']);
  else if (under) m.moveUnder(card, to, rule);
  else m.move(card, to, rule);
}
