/** The Damage of an Attack: printed number, changes, advantages, Terra Bonuses (mz.attack.order). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { CompiledAttack, M } from '../model/model.ts';
import { isWithin } from '../model/places.ts';
import { NO_AURA } from '../model/words.ts';
import { typeAdvantage } from './advantage.ts';
import { terraBonus } from './facts.ts';
import { damageChange, damagePercent } from './numbers.ts';
import { ATTACKER } from './sides.ts';

/** The Page whose Aura Type determines the advantages of an Attack, or NO_CARD (mz.attack.type-advantage-once). */
export function opposite(m: M, side: number): number {
  const other = side === ATTACKER ? m.table.primary : m.table.attacker;
  return isWithin(m, other) ? other : NO_CARD;
}

/**
 * The Damage that advantages add to an Attack. It does not depend on the number of the Attack
 * (mz.auraattack.plus-twenty, mz.auraattack.stacks, mz.example.aura-attack-70, mz.example.spookster-flatwoods-50).
 */
function advantages(m: M, card: number, attack: CompiledAttack, other: number): number {
  if (other === NO_CARD) return 0;
  const { p, auraType } = m.program;
  const type = auraType[m.def[other]!]!;
  const symbol = type !== NO_AURA && ((attack.advantage >> type) & 1) === 1 ? p.auraAttackAdvantage : 0;
  if (symbol > 0) {
    m.cite(R['mz.auraattack.plus-twenty']);
    m.cite(R['mz.auraattack.attacks-only']);
  }
  const strong = p.attacksHaveAdvantage ? typeAdvantage(m, card, other) : 0;
  if (symbol > 0 && strong > 0) m.cite(R['mz.auraattack.stacks']);
  m.cite(R['mz.attack.type-advantage-once']);
  return p.advantagesStack ? symbol + strong : Math.max(symbol, strong);
}

/**
 * The number of an Attack after changes by texts, before advantages and Terra Bonuses (mz.attack.order). First adds,
 * then scales, then rounds down to the step of Damage.
 */
function changedDamage(m: M, card: number, attack: CompiledAttack): number {
  const sum = Math.max(0, attack.damage + damageChange(m, card));
  const percent = damagePercent(m, card);
  const { damageStep } = m.program.p;
  return percent === 100 ? sum : Math.floor((sum * percent) / 100 / damageStep) * damageStep;
}

/**
 * The Damage of an Attack: printed number, changes, advantages, Terra Bonuses. A paralyzed Page deals none
 * (mz.status.paralyze-zero-damage).
 */
export function countDamage(m: M, card: number, attack: CompiledAttack, side: number): number {
  const base = changedDamage(m, card, attack);
  const change = base - attack.damage;
  const advantage = advantages(m, card, attack, opposite(m, side));
  const terra = terraBonus(m, card, false);
  if (change !== 0) m.cite(R['mz.lp.damage-two-senses']);
  if (terra > 0) {
    m.cite(R['mz.attack.terra-bonus-step']);
    m.cite(R['mz.terrabonus.all-attacks']);
    m.cite(R['mz.terrabonus.must-be-considered']);
  }
  const paralyzed = m.card.paralyzed[card]! > 0;
  if (paralyzed) m.cite(R['mz.status.paralyze-zero-damage']);
  const total = paralyzed ? m.program.p.paralyzeDamage : base + advantage + terra;
  m.emit(E.strike, R['mz.attack.order'], card, attack.damage, change + terra, advantage, total);
  return total;
}

/**
 * The parts of the Damage that an Attack would deal now. `other` is the target Page, or NO_CARD for a Caster. Leaves
 * out parts of 0.
 */
export function foreseenDamage(m: M, card: number, attack: CompiledAttack, other: number): [string, number][] {
  if (m.card.paralyzed[card]! > 0) return [['paralyzed', m.program.p.paralyzeDamage]];
  const base = changedDamage(m, card, attack);
  const parts: [string, number][] = [
    ['printed', attack.damage],
    ['changed by', base - attack.damage],
    ['advantage', advantages(m, card, attack, other)],
    ['Terra Bonus', terraBonus(m, card, false)],
  ];
  return parts.filter(([, value], at) => at === 0 || value !== 0);
}

export const attackOf = (m: M, card: number, attack: number): CompiledAttack =>
  m.program.attacks[m.def[card]!]!.find((one) => one.name === attack)!;
