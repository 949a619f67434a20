/** Tokens: Pages that were not in any Spellbook (mz.token.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { inArena, zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT } from '../model/words.ts';
import { hasTrait, maxLp } from '../numbers/numbers.ts';
import { enterArena } from './enter.ts';

/** Creates a Token of a definition for a seat. If `lp` is above 0, it replaces the printed maximum LP. */
export function makeToken(m: M, seat: number, def: number, lp: number, rule: number): number {
  const card = m.make(seat, def, zoneAt(m, seat, ZONE.removed));
  m.card.controller[card] = seat;
  m.card.host[card] = NO_CARD;
  enterArena(m, card, seat, rule, false);
  m.card.tokenLp[card] = lp;
  m.emit(E.token, rule, seat, card);
  m.cite(R['mz.token.nameless']);
  return card;
}

/**
 * Gives the controller of Beastie `by`, which has Infectious, a Token with its values. Called when `by` has Destroyed
 * another Beastie (mz.trait.infectious).
 */
export function infect(m: M, by: number): void {
  if (!inArena(m, by) || !hasTrait(m, by, TRAIT.Infectious)) return;
  if (!m.program.p.infectiousAnyWay && m.table.combat === 0) return;
  const token = m.program.infectious[m.def[by]!]!;
  if (token >= 0) makeToken(m, m.card.controller[by]!, token, maxLp(m, by), R['mz.trait.infectious']);
}
