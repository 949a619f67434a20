/**
 * An attack from its declaration to the end of combat (mz.combat.step-order). The stages in `table.combat` and the fields
 * beside it are what texts and Status Effects read: `attacker`, `attackIndex`, `target`, `targetSeat`, `primary`.
 */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { fatigue } from '../arena.ts';
import { CHAIN_ROUND } from '../chain.ts';
import { endCombatChanges } from '../changes.ts';
import { E } from '../events.ts';
import { dealDamage } from '../lp.ts';
import { O } from '../options.ts';
import { casterTarget, inArena, type M } from '../state.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';
import { trapAt, trapNumber } from '../texts/choose.ts';
import { eachAttackTarget } from './targets.ts';

/** `attack` is the number of the Attack's name. */
export const ATTACK = step(
  'attack',
  ['seat', 'card', 'attack'],
  [
    {
      ask(m: M, f): Control {
        eachAttackTarget(m, f.seat, f.card, {
          page: (card) => m.offer(O.attackPage, card),
          caster: (seat) => m.offer(O.attackCaster, seat),
          trap: (card) => m.offer(O.attackTrap, m.owner[card]!, trapNumber(m, card)),
        });
        return m.optionCount === 0 ? DONE : f.seat;
      },
      answer(m: M, f, kind, a, b): Control {
        const { table } = m;
        if (!fatigue(m, f.card, R['mz.combat.begins'])) return DONE;
        table.combat = 1;
        table.combatNumber++;
        table.attacker = f.card;
        table.attackSeat = f.seat;
        table.attackIndex = f.attack;
        table.atCaster = kind === O.attackCaster ? 1 : 0;
        table.target = kind === O.attackCaster ? NO_CARD : kind === O.attackTrap ? trapAt(m, a, b) : a;
        table.targetSeat = kind === O.attackCaster ? a : m.card.controller[table.target]!;
        table.primary = NO_CARD;
        if (kind === O.attackCaster)
          m.emit(E.attackCaster, R['mz.combat.choose-attack-target'], f.seat, f.card, f.attack, a);
        else
          m.emit(
            E.attack,
            R['mz.combat.choose-attack-target'],
            f.seat,
            f.card,
            f.attack,
            kind === O.attackTrap ? NO_CARD : a,
          );
        return m.call(CHAIN_ROUND, f.seat);
      },
    },
    (m: M, f): Control => {
      if (inArena(m, f.card)) {
        const { damage } = m.program.attacks[m.def[f.card]!]!.find((one) => one.name === f.attack)!;
        const target = m.table.atCaster === 1 ? casterTarget(m.table.targetSeat) : m.table.target;
        if (m.table.atCaster === 1 || inArena(m, target)) dealDamage(m, target, damage, f.card, true);
      }
      return unsettled(m) ? m.call(SETTLE) : NEXT;
    },
    (m: M): Control => {
      m.table.combat = 0;
      m.table.attacker = m.table.target = m.table.primary = NO_CARD;
      endCombatChanges(m);
      m.emit(E.combatOver, R['mz.combat.end-step'], m.table.attackSeat);
      return DONE;
    },
  ],
);
