/** The consequences of declaring an attack: Burn causes a loss of LP, a sleeping target wakes, flipped Traps defend. */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { cure } from '../arena/inflict.ts';
import { loseLp } from '../arena/lp.ts';
import { fatigue } from '../arena/pages.ts';
import { fireOthers, fireOwn } from '../arena/triggers.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { casterTarget, inArena, placeOf } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { STATUS, TRAIT, TYPE } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';

/** Starts a combat. `aimedAt` is a Page, or with `atCaster` a seat (mz.combat.choose-attack-target). */
export function declareAttack(
  m: M,
  seat: number,
  card: number,
  attack: number,
  aimedAt: number,
  atCaster: boolean,
): void {
  const { table } = m;
  const target = atCaster ? NO_CARD : aimedAt;
  table.combatNumber++;
  table.attacker = card;
  table.attackSeat = seat;
  table.attackIndex = attack;
  table.atCaster = atCaster ? 1 : 0;
  table.target = target;
  table.targetSeat = atCaster ? aimedAt : m.card.controller[target]!;
  table.primary = NO_CARD;
  table.primaryAttack = NO_CARD;
  m.cite(R['mz.lang.one-attack']);
  m.cite(R['mz.combat.attack-awake-beastie']);
  m.cite(R['mz.combat.legal-targets']);
  m.cite(R['mz.combat.opposing-only']);
  m.cite(R['mz.combat.aura-terra-not-targets']);
  if (atCaster) m.emit(E.attackCaster, R['mz.combat.choose-attack-target'], seat, card, attack, aimedAt);
  else {
    // The event must not name a Trap, which is still face-down and is turned face-up later.
    const named = placeOf(m, target) === ZONE.traps ? NO_CARD : target;
    m.emit(E.attack, R['mz.combat.choose-attack-target'], seat, card, attack, named);
  }
  burn(m, seat, card);
  fireOwn(m, MOMENT.attacks, card, target);
  fireOthers(m, MOMENT.attacks, card);
}

/**
 * Applies Burn to the attacking Caster, to the attacking Page, or to both (mz.status.burn-caster, mz.status.burn-page,
 * mz.example.burn).
 */
function burn(m: M, seat: number, card: number): void {
  const { p } = m.program;
  if (m.seat.burn[seat]! > 0) loseLp(m, casterTarget(seat), p.burnCasterLoss, R['mz.status.burn-caster']);
  if (m.card.burn[card]! === 0) return;
  loseLp(m, card, p.burnPageLoss, R['mz.status.burn-page']);
  if (!inArena(m, card)) m.cite(R['mz.status.burn-destroys-attacker']);
}

/** Ends Sleep on the target before any Damage. The Page stays Fatigued (mz.status.sleep-attack-target). */
export function wakeTarget(m: M): void {
  const { target } = m.table;
  if (target === NO_CARD || !m.program.p.sleepAttackWakes || m.card.asleep[target] === 0) return;
  cure(m, target, STATUS.Sleep, R['mz.status.sleep-attack-target']);
}

/** Whether no Defender may be declared against the attacker (mz.trait.unblockable, mz.trait.invisible). */
export function isUnblockable(m: M): boolean {
  const { attacker } = m.table;
  for (const [trait, rule] of [
    [TRAIT.Unblockable, R['mz.trait.unblockable']],
    [TRAIT.Invisible, R['mz.trait.invisible']],
  ] as const) {
    if (!hasTrait(m, attacker, trait)) continue;
    m.cite(rule);
    return true;
  }
  return false;
}

/**
 * Declares a flipped Trap as a Defender and Fatigues it. Does so only if the Trap is a paid Beastie or Artifact
 * (mz.trap.auto-defender).
 */
export function flippedDefends(m: M, trap: number): void {
  const { p, type } = m.program;
  if (m.table.flipPaid === 0 || !inArena(m, trap) || !p.flippedDefend.has(type[m.def[trap]!]!)) return;
  if (!p.trapDefendsAgainstUnblockable && isUnblockable(m)) return;
  if (!fatigue(m, trap, R['mz.trap.auto-defender'])) return;
  if (type[m.def[trap]!] === TYPE.beastie) m.cite(R['mz.faq.beastie-trap-fatigued-defender']);
  m.cite(R['mz.combat.flipped-beastie-artifact-defends']);
  addDefender(m, trap, R['mz.trap.auto-defender']);
}

/** Makes a Page a Defender of the running combat. */
export function addDefender(m: M, card: number, rule: number): void {
  m.card.defending[card] = 1;
  m.emit(E.defends, rule, m.table.targetSeat, card);
  fireOwn(m, MOMENT.defends, card, m.table.attacker);
  fireOthers(m, MOMENT.defends, card);
}
