/**
 * Declaring Defenders, and choosing the one Attack of the defending side (mz.combat.declare-defenders,
 * mz.combat.one-defending-attack).
 */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { PAY_AURA } from '../actions/pay-aura.ts';
import { canPay, setDue } from '../arena/aura.ts';
import { inflict } from '../arena/inflict.ts';
import { destroyAtOnce } from '../arena/lp.ts';
import { fatigue } from '../arena/pages.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { isWithin } from '../model/places.ts';
import { STATUS, TRAIT, TYPE, neutral } from '../model/words.ts';
import { FORBID, hasTrait, isForbidden } from '../numbers/numbers.ts';
import { defendersOf } from '../numbers/sides.ts';
import { addDefender, isUnblockable } from './declare.ts';

/** Whether a Page may be declared as a Defender (mz.combat.defenders-awake-beasties, mz.status.paralyze-no-combat). */
function mayDefend(m: M, seat: number, card: number): boolean {
  const { p, type } = m.program;
  if (m.card.controller[card] !== seat || m.card.fatigued[card] === 1 || m.card.defending[card] === 1) return false;
  if (!p.defenders.has(type[m.def[card]!]!) || m.card.burrowing[card] === 1) return false;
  if (m.card.paralyzed[card]! > 0) {
    m.cite(R['mz.status.paralyze-no-combat']);
    return false;
  }
  return (card !== m.table.target || p.targetMayDefend) && !isForbidden(m, card, FORBID.defend);
}

/** Declares any number of Defenders. Each is Fatigued; a scared one may flee instead. */
export const DEFEND = step('declare-defenders', ['seat', 'declared', 'card'], {
  declare: {
    ask(m: M, f): Control {
      const { p } = m.program;
      destroyAtOnce(m);
      if (f.declared >= p.maxDefenders || isUnblockable(m) || !canPay(m, f.seat, neutral(p.defendCost))) return DONE;
      const { pages } = m.program.lists.of(m);
      for (let at = 0; at < pages.count; at++) {
        const card = pages.cards[at]!;
        if (mayDefend(m, f.seat, card)) m.offer(O.defend, card);
      }
      if (m.optionCount === 0) return DONE;
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card): Control {
      if (kind === O.pass) return DONE;
      f.card = card;
      f.declared++;
      m.table.paid = 1;
      if (m.program.p.defendCost === 0) return NEXT;
      setDue(m, neutral(m.program.p.defendCost));
      return m.call(PAY_AURA, f.seat, card);
    },
  },
  fatigue(m: M, f) {
    if (m.table.paid === 1 && fatigue(m, f.card, R['mz.combat.declare-defenders'])) {
      m.cite(R['mz.trap.defending-host-no-flip']);
      addDefender(m, f.card, R['mz.combat.defenders-awake-beasties']);
    }
    return f.goto.declare;
  },
});

/** Offers the Attacks of a Page for its defence. */
function offerAttacks(m: M, card: number): void {
  for (const attack of m.program.attacks[m.def[card]!]!) m.offer(O.answer, card, attack.name);
}

/**
 * Offers the Attacks of the defending side. Without Defenders, those of the target
 * (mz.combat.undefended-target-is-primary).
 */
function offerAnswer(m: M): void {
  const { p } = m.program;
  const defenders = defendersOf(m);
  const { target } = m.table;
  if (defenders.length > 0) {
    if (p.defendingAttacks > 0) for (const card of defenders) offerAttacks(m, card);
    if (m.optionCount === 0) for (const card of defenders) m.offer(O.primary, card);
    return;
  }
  if (m.table.atCaster === 1 || !isWithin(m, target)) return;
  const strikes = m.card.fatigued[target] === 0 || p.fatiguedTargetStrikesBack;
  if (strikes && p.defendingAttacks > 0) offerAttacks(m, target);
  if (m.optionCount === 0) m.offer(O.primary, target);
}

/** Sets the primary Defender. If it is Venomous, poisons an attacking Beastie (mz.trait.venomous). */
function setPrimary(m: M, card: number, attack: number): void {
  const { table, program } = m;
  const undefended = m.card.defending[card] === 0;
  table.primary = card;
  table.primaryAttack = attack;
  const rule = undefended ? R['mz.combat.undefended-target-is-primary'] : R['mz.combat.primary-defender'];
  m.emit(E.primary, rule, card, attack);
  m.cite(R['mz.combat.one-defending-attack']);
  if (undefended && program.p.undefendedTargetFatigues) fatigue(m, card, rule);
  if (!hasTrait(m, card, TRAIT.Venomous) || program.type[m.def[table.attacker]!] !== TYPE.beastie) return;
  m.cite(R['mz.trait.venomous']);
  inflict(m, table.attacker, STATUS.Poison, program.p.venomousIndicators, m.card.controller[card]!);
}

/**
 * The defending side chooses its one Attack. A Caster has no Attack. If the target is gone, combat ends
 * (mz.combat.target-left).
 */
export const ANSWER = step('choose-answer', ['seat'], {
  choose: {
    ask(m: M, f): Control {
      offerAnswer(m);
      if (m.optionCount > 0) return f.seat;
      m.cite(R[m.table.atCaster === 1 ? 'mz.combat.undefended-caster' : 'mz.combat.target-left']);
      return DONE;
    },
    answer(m: M, _f, kind, card, attack): Control {
      setPrimary(m, card, kind === O.answer ? attack : NO_CARD);
      return DONE;
    },
  },
});
