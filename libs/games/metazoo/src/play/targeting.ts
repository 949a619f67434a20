/** Which Pages may be targeted by what: Traits that bar Spells, Powers and Attacks. */
import { R } from '../rules.ts';
import { hasTrait } from './numbers.ts';
import type { M } from './state.ts';
import { TRAIT, TYPE } from './words.ts';

/** Whether a text of the Page `by` may target a Page in the Arena (mz.trait.magiproof, mz.trait.burrow). */
export function isTargetable(m: M, target: number, by: number, power: boolean): boolean {
  const type = m.program.type[m.def[by]!]!;
  const spell = type === TYPE.spell;
  if (spell && hasTrait(m, target, TRAIT.Magiproof)) {
    m.cite(R['mz.trait.magiproof']);
    return false;
  }
  if (m.card.burrowing[target] === 1 && (spell || power || type === TYPE.artifact)) {
    m.cite(R['mz.trait.burrow']);
    return false;
  }
  return true;
}
