/** Legal targets of texts: Traits that block Spells, Powers and Attacks. */
import { R } from '../../rules.ts';
import type { M } from '../model/model.ts';
import { TRAIT, TYPE } from '../model/words.ts';
import { hasTrait } from './numbers.ts';

/** Whether a text of the Page `by` may target a Page in the Arena (mz.trait.magiproof, mz.trait.burrow). */
export function isTargetable(m: M, target: number, by: number, power: boolean): boolean {
  const { p, type } = m.program;
  const source = type[m.def[by]!]!;
  const isOneOf = (barred: ReadonlySet<string>): boolean =>
    (source === TYPE.spell && barred.has('spell')) ||
    (source === TYPE.potion && barred.has('potion')) ||
    (source === TYPE.artifact && barred.has('artifact')) ||
    (power && barred.has('power'));
  if (isOneOf(p.magiproofBars) && hasTrait(m, target, TRAIT.Magiproof)) {
    m.cite(R['mz.trait.magiproof']);
    return false;
  }
  if (m.card.burrowing[target] === 1 && isOneOf(p.burrowBars)) {
    m.cite(R['mz.trait.burrow']);
    return false;
  }
  return true;
}
