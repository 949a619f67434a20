/** How Traits and Status Effects change the Damage that a Page takes, and how Damage changes the Status Effects. */
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { STATUS, TRAIT } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';
import { isFighting } from '../numbers/sides.ts';
import { awaken } from './pages.ts';

/** Whether a Status Effect was inflicted in the running combat. */
const ofThisCombat = (m: M, combat: number): boolean => m.table.combat !== 0 && combat === m.table.combatNumber;

/** Whether Damage thaws a Page now. Some modes exclude the combat in which it was Frozen. */
const thaws = (m: M, card: number): boolean =>
  m.card.frozen[card]! > 0 && !(m.program.p.frozenSparesCombat && ofThisCombat(m, m.card.frozenCombat[card]!));

/** Whether Damage wakes a Page now, with the same exclusion. */
const wakes = (m: M, card: number): boolean =>
  m.card.asleep[card]! > 0 && !(m.program.p.sleepSparesCombat && ofThisCombat(m, m.card.asleepCombat[card]!));

/** The part of dealt Damage that a Page takes, after Stone Skin and Sleep (mz.trait.stone-skin, mz.status.sleep-damage). */
export function damageTaken(m: M, card: number, amount: number, fighting: boolean): number {
  if (!fighting && hasTrait(m, card, TRAIT['Stone Skin'])) {
    m.cite(R['mz.trait.stone-skin']);
    return 0;
  }
  if (!wakes(m, card)) return amount;
  m.cite(R['mz.status.sleep-damage']);
  return amount * m.program.p.sleepMultiplier;
}

/** Whether Stone Skin prevents a Page from losing LP outside combat, which only some modes allow (mz.trait.stone-skin). */
export const keepsLp = (m: M, card: number): boolean =>
  m.program.p.stoneSkinStopsLoss && !isFighting(m, card) && hasTrait(m, card, TRAIT['Stone Skin']);

/**
 * Ends Frozen and Sleep on a damaged Page, unless they were inflicted in this combat (mz.status.frozen-damage,
 * mz.status.sleep-damage).
 */
export function afterDamage(m: M, card: number): void {
  const { p } = m.program;
  if (thaws(m, card)) {
    m.card.frozen[card] = 0;
    m.emit(E.statusGone, R['mz.status.frozen-damage'], card, STATUS.Frozen);
    if (p.frozenDamageAwakens) awaken(m, card, R['mz.status.frozen-damage']);
  }
  if (wakes(m, card)) {
    m.card.asleep[card] = 0;
    m.emit(E.statusGone, R['mz.status.sleep-damage'], card, STATUS.Sleep);
    if (p.sleepDamageAwakens) awaken(m, card, R['mz.status.sleep-damage']);
  }
}
