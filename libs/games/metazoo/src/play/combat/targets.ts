/** Who may attack with what, and what an attack may be aimed at (mz.combat.*). */
import { NO_CARD } from '@rulewright/engine';
import { FORBID, hasTrait, isForbidden } from '../numbers.ts';
import { ZONE, eachIn, type M } from '../state.ts';
import { TRAIT } from '../words.ts';

/** Whether a Page may be declared as attacker now (mz.combat.attack-awake-beastie). */
export function mayAttack(m: M, seat: number, card: number): boolean {
  const { card: fields, program } = m;
  if (fields.controller[card] !== seat || fields.fatigued[card] === 1 || fields.burrowing[card] === 1) return false;
  if (!program.p.attackers.has(program.type[m.def[card]!]!) || fields.paralyzed[card]! > 0) return false;
  return m.seat.attacks[seat]! < program.p.maxAttacks && !isForbidden(m, card, FORBID.attack);
}

/** Whether an attack of `attacker` may be aimed at a Page in the Arena: Traits may bar it (mz.trait.flight, mz.trait.invisible, mz.trait.spirit). */
export function mayBeAttacked(m: M, attacker: number, target: number): boolean {
  const { p, type } = m.program;
  const kind = type[m.def[target]!]!;
  if (!p.attackTargets.has(kind) || m.card.controller[target] === m.card.controller[attacker]) return false;
  if (hasTrait(m, target, TRAIT.Invisible) || hasTrait(m, target, TRAIT.Spirit)) return false;
  if (hasTrait(m, target, TRAIT.Flight) && !hasTrait(m, attacker, TRAIT.Flight)) return false;
  return m.card.burrowing[target] === 0 || hasTrait(m, attacker, TRAIT.Burrow);
}

/** What an attack can be aimed at. */
export interface AttackTargets {
  page(card: number): void;
  caster(seat: number): void;
  /** A face-down Trap that lies free. */
  trap(card: number): void;
}

export function eachAttackTarget(m: M, seat: number, attacker: number, visit: AttackTargets): void {
  const { p } = m.program;
  for (let other = 0; other < m.seats; other++) {
    if (other !== seat && m.seat.out[other] === 0 && p.casterTargets) visit.caster(other);
  }
  eachIn(m, ZONE.arena, (card) => {
    if (mayBeAttacked(m, attacker, card)) visit.page(card);
  });
  if (!p.trapTargets) return;
  eachIn(m, ZONE.traps, (card) => {
    if (m.card.host[card] === NO_CARD && m.card.controller[card] !== seat) visit.trap(card);
  });
}

/** Goes through the Attacks that a Caster may declare; `attack` is the number of its name. */
export function eachAttack(m: M, seat: number, visit: (card: number, attack: number) => void): void {
  eachIn(m, ZONE.arena, (card) => {
    if (!mayAttack(m, seat, card)) return;
    for (const attack of m.program.attacks[m.def[card]!]!) visit(card, attack.name);
  });
}
