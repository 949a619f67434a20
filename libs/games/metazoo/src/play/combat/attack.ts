/**
 * An attack from its declaration to the end of combat (mz.combat.step-order). Texts and Status Effects read the table
 * fields `attacker`, `attackIndex`, `target`, `targetSeat` and `primary` during combat.
 */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { passesPriority } from '../actions/actions.ts';
import { eachAttackTarget } from '../actions/attacks.ts';
import { CHAIN_ROUND } from '../actions/chain.ts';
import { PAY_AURA } from '../actions/pay-aura.ts';
import { FLIP } from '../actions/traps.ts';
import { setDue } from '../arena/aura.ts';
import { endCombatChanges } from '../arena/changes.ts';
import { fatigue } from '../arena/pages.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { eachIn, trapAt, trapNumber } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { neutral } from '../model/words.ts';
import { ATTACKER, DEFENDER } from '../numbers/sides.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';
import { declareAttack, flippedDefends, wakeTarget } from './declare.ts';
import { ANSWER, DEFEND } from './defend.ts';
import { endsBetween, isOff } from './ending.ts';
import { strikesFirst } from './first.ts';
import { STRIKE } from './strike.ts';

/** The values of `table.combat` during a combat: its steps in order (mz.combat.step-order). */
const COMBAT = { target: 1, defenders: 2, first: 3, strikes: 4 } as const;

/**
 * The face-down Traps that the attack turns face-up: its target, or the Traps under its target
 * (mz.trap.flipped-by-attack).
 */
function trapsAimedAt(m: M): number[] {
  const { target } = m.table;
  const found: number[] = [];
  if (target === NO_CARD) return found;
  eachIn(m, ZONE.traps, (trap) => {
    if (trap === target || m.card.host[trap] === target) found.push(trap);
    if (m.card.host[trap] === target) m.cite(R['mz.combat.covered-trap-not-target']);
  });
  return found;
}

/** Resolves the Attack of one side. The Defenders use the Attack of the primary Defender. */
function strike(m: M, side: number): Control {
  const { attacker, attackIndex, primary, primaryAttack } = m.table;
  return side === ATTACKER
    ? m.call(STRIKE, attacker, attackIndex, ATTACKER)
    : m.call(STRIKE, primary, primaryAttack, DEFENDER);
}

/** `attack` is the number of the Attack's name. `side` is the side that strikes first. */
export const ATTACK = step('attack', ['seat', 'card', 'attack', 'trap', 'side'], {
  pay(m: M, f): Control {
    m.table.paid = 1;
    if (m.program.p.attackCost === 0) return NEXT;
    setDue(m, neutral(m.program.p.attackCost));
    return m.call(PAY_AURA, f.seat, f.card);
  },
  target: {
    ask(m: M, f): Control {
      if (m.table.paid === 0) return DONE;
      eachAttackTarget(m, f.seat, f.card, {
        page: (card) => m.offer(O.attackPage, card),
        caster: (seat) => m.offer(O.attackCaster, seat),
        trap: (card) => m.offer(O.attackTrap, m.owner[card], trapNumber(m, card)),
      });
      return m.optionCount === 0 ? DONE : f.seat;
    },
    answer(m: M, f, kind, a, b): Control {
      if (!fatigue(m, f.card, R['mz.combat.begins'])) return DONE;
      m.table.combat = COMBAT.target;
      declareAttack(m, f.seat, f.card, f.attack, kind === O.attackTrap ? trapAt(m, a, b) : a, kind === O.attackCaster);
      f.trap = NO_CARD;
      return NEXT;
    },
  },
  settleDeclaration(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : NEXT;
  },
  flipTraps: {
    // If there are several Traps, the active Caster chooses which is flipped first (mz.trap.simultaneous-order).
    ask(m: M, f): Control {
      if (isOff(m)) return f.goto.priority;
      wakeTarget(m);
      const traps = trapsAimedAt(m);
      if (traps.length === 0) return f.goto.priority;
      if (traps.length > 1) {
        for (const trap of traps) m.offer(O.targetTrap, m.owner[trap], trapNumber(m, trap));
        return m.table.active;
      }
      f.trap = traps[0]!;
      return m.call(FLIP, f.trap);
    },
    answer(m: M, f, _kind, owner, at): Control {
      m.cite(R['mz.trap.simultaneous-order']);
      f.trap = trapAt(m, owner, at);
      return m.call(FLIP, f.trap);
    },
  },
  flippedDefends(m: M, f): Control {
    if (f.trap !== NO_CARD) flippedDefends(m, f.trap);
    f.trap = NO_CARD;
    return unsettled(m) ? m.callAgain(SETTLE) : f.goto.flipTraps;
  },
  priority(m: M, f): Control {
    return !m.over && passesPriority(m, O.attack) ? m.call(CHAIN_ROUND, f.seat) : NEXT;
  },
  settleChain(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : NEXT;
  },
  defenders(m: M, f): Control {
    if (isOff(m)) return f.goto.endCombat;
    m.table.combat = COMBAT.defenders;
    return m.call(DEFEND, m.table.targetSeat);
  },
  answer(m: M, f): Control {
    return isOff(m) ? f.goto.endCombat : m.call(ANSWER, m.table.targetSeat);
  },
  firstAttack(m: M, f): Control {
    if (unsettled(m)) return m.callAgain(SETTLE);
    if (isOff(m) || (m.table.primary === NO_CARD && m.table.atCaster === 0)) return f.goto.endCombat;
    m.table.combat = COMBAT.first;
    f.side = strikesFirst(m);
    m.table.combat = COMBAT.strikes;
    m.cite(R['mz.combat.resolve-first-attack']);
    return strike(m, f.side);
  },
  secondAttack(m: M, f): Control {
    if (endsBetween(m)) return NEXT;
    m.cite(R['mz.combat.resolve-second-attack']);
    return strike(m, f.side === ATTACKER ? DEFENDER : ATTACKER);
  },
  endCombat(m: M): Control {
    m.cite(R['mz.combat.step-order']);
    if (!m.over) m.emit(E.combatOver, R['mz.combat.end-step'], m.table.attackSeat);
    m.table.combat = 0;
    m.table.attacker = m.table.target = m.table.primary = NO_CARD;
    m.card.defending.fill(0);
    endCombatChanges(m);
    return unsettled(m) ? m.call(SETTLE) : DONE;
  },
});
