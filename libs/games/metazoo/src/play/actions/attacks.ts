/** Legal attackers, and legal targets of an attack (mz.combat.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { canPay } from '../arena/aura.ts';
import type { M, MetaZooProgram } from '../model/model.ts';
import { O } from '../model/options.ts';
import { eachIn } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, TYPE, neutral } from '../model/words.ts';
import { FORBID, hasTrait, isForbidden } from '../numbers/numbers.ts';

/** Whether a Page may be declared as the attacker now (mz.combat.attack-awake-beastie). */
function mayAttack(m: M, seat: number, card: number): boolean {
  const { card: fields, program } = m;
  if (fields.controller[card] !== seat || fields.fatigued[card] === 1 || fields.burrowing[card] === 1) return false;
  if (!program.p.attackers.has(program.type[m.def[card]!]!)) return false;
  if (fields.paralyzed[card]! > 0) {
    m.cite(R['mz.status.paralyze-no-combat']);
    return false;
  }
  return m.seat.attacks[seat]! < program.p.maxAttacks && !isForbidden(m, card, FORBID.attack);
}

/** The Traits that block every attack on their Page, with their rules. */
const BARS = [
  [TRAIT.Invisible, R['mz.trait.invisible']],
  [TRAIT.Spirit, R['mz.trait.spirit']],
] as const;

/** Means "no rule". */
const NONE = -1;

/** The rule of the Trait that blocks an attack by `attacker` on a Page, or NONE. */
function barredBy(m: M, attacker: number, target: number): number {
  for (const [trait, rule] of BARS) if (hasTrait(m, target, trait)) return rule;
  if (hasTrait(m, target, TRAIT.Flight) && !hasTrait(m, attacker, TRAIT.Flight)) return R['mz.trait.flight'];
  const burrows = m.card.burrowing[target] === 1 && m.program.p.burrowBars.has('attack');
  return burrows && !hasTrait(m, attacker, TRAIT.Burrow) ? R['mz.trait.burrow'] : NONE;
}

/** Whether `attacker` may attack a face-up Page (mz.combat.legal-targets, mz.combat.opposing-only). */
function mayBeAttacked(m: M, attacker: number, target: number): boolean {
  const { p, type } = m.program;
  if (m.card.controller[target] === m.card.controller[attacker]) return false;
  if (!p.attackTargets.has(type[m.def[target]!]!)) return false;
  const rule = barredBy(m, attacker, target);
  if (rule !== NONE) m.cite(rule);
  return rule === NONE;
}

/** Callbacks for each kind of target of an attack. */
export interface AttackTargets {
  page(card: number): void;
  caster(seat: number): void;
  /** A face-down Trap that is not under a Page. */
  trap(card: number): void;
}

/**
 * Calls `visit` for every target that a Page of `seat` may attack. A Trap under a Page is not a target
 * (mz.combat.covered-trap-not-target).
 */
export function eachAttackTarget(m: M, seat: number, attacker: number, visit: AttackTargets): void {
  const { p } = m.program;
  for (let other = 0; other < m.seats; other++) {
    if (other !== seat && m.seat.out[other] === 0 && p.casterTargets) visit.caster(other);
  }
  for (const place of p.attackTargets.has(TYPE.terra) ? [ZONE.arena, ZONE.terra] : [ZONE.arena]) {
    eachIn(m, place, (card) => {
      if (mayBeAttacked(m, attacker, card)) visit.page(card);
    });
  }
  eachIn(m, ZONE.attached, (card) => {
    if (isOpenToAttack(m.program, m.def[card]!) && m.card.controller[card] !== seat) visit.page(card);
  });
  if (!p.trapTargets) return;
  eachIn(m, ZONE.traps, (card) => {
    if (m.card.host[card] === NO_CARD && m.card.controller[card] !== seat) visit.trap(card);
  });
}

/**
 * Whether attached Equipment may be attacked: because its own text says so, or because the mode allows it for all
 * (mz.equip.out-of-play).
 */
const isOpenToAttack = ({ p, defs }: MetaZooProgram, def: number): boolean =>
  p.equipmentAttackable || (p.statedEquipmentTargets && defs[def]!.data.attackable === true);

/** Whether the attacker has any target. Usually, a Caster is one. */
function hasTarget(m: M, seat: number, attacker: number): boolean {
  let found = false;
  const note = (): void => void (found = true);
  eachAttackTarget(m, seat, attacker, { page: note, caster: note, trap: note });
  return found;
}

/** Offers every Attack that a Caster may declare. Each option contains the Attack's name as a number. */
export function offerAttacks(m: M, seat: number): void {
  const { p, attacks } = m.program;
  const { pages } = m.program.lists.of(m);
  for (let at = 0; at < pages.count; at++) {
    const card = pages.cards[at]!;
    if (!mayAttack(m, seat, card) || !canPay(m, seat, neutral(p.attackCost), card)) continue;
    if (!p.casterTargets && !hasTarget(m, seat, card)) continue;
    for (const attack of attacks[m.def[card]!]!) m.offer(O.attack, card, attack.name);
  }
}
