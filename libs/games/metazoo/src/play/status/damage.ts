/** How Traits and Status Effects change Damage that a Page takes, and what being damaged does to them. */
import { R } from '../../rules.ts';
import { awaken } from '../arena.ts';
import { E } from '../events.ts';
import { hasTrait } from '../numbers.ts';
import type { M } from '../state.ts';
import { STATUS, TRAIT } from '../words.ts';

/** Whether a Status Effect was inflicted in the combat that runs now. */
const ofThisCombat = (m: M, combat: number): boolean => m.table.combat !== 0 && combat === m.table.combatNumber;

/** The Damage that a Page takes of what is dealt to it: Stone Skin, then Sleep (mz.trait.stone-skin, mz.status.sleep-damage). */
export function damageTaken(m: M, card: number, amount: number, fighting: boolean): number {
  if (!fighting && hasTrait(m, card, TRAIT['Stone Skin'])) {
    m.cite(R['mz.trait.stone-skin']);
    return 0;
  }
  if (m.card.asleep[card] === 0 || ofThisCombat(m, m.card.asleepCombat[card]!)) return amount;
  m.cite(R['mz.status.sleep-damage']);
  return amount * m.program.p.sleepMultiplier;
}

/** A damaged Page is Frozen and asleep no longer, unless this combat made it so (mz.status.frozen-damage, mz.status.sleep-damage). */
export function afterDamage(m: M, card: number): void {
  if (m.card.frozen[card]! > 0 && !ofThisCombat(m, m.card.frozenCombat[card]!)) {
    m.card.frozen[card] = 0;
    m.emit(E.statusGone, R['mz.status.frozen-damage'], card, STATUS.Frozen);
  }
  if (m.card.asleep[card]! > 0 && !ofThisCombat(m, m.card.asleepCombat[card]!)) {
    m.card.asleep[card] = 0;
    m.emit(E.statusGone, R['mz.status.sleep-damage'], card, STATUS.Sleep);
    awaken(m, card, R['mz.status.sleep-damage']);
  }
}
