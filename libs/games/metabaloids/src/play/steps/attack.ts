/** The attack phase: choosing attackers and targets, the fee, and the penalty for not attacking (mb.attack.*). */
import { AGAIN, DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { WINDOW, anyoneCanAct } from '../abilities/use.ts';
import { BATTLE } from './battle.ts';
import { endDueNow } from '../zones/end.ts';
import { O } from '../model/options.ts';
import { PAY, PAY_BIT, canPay } from '../zones/pay.ts';
import { penalise } from './penalties.ts';
import { discard } from '../zones/piles.ts';
import { hasTarget, isAble, offerTargets } from '../numbers/attackable.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, zoneAt } from '../model/places.ts';
import { TIMING } from '../model/timing.ts';

/** The timings of the window between two actions of a turn. */
export const MAIN = TIMING['any-time'] | TIMING['own-turn'];

/** Whether the fee for one more attack can be paid (mb.attack.fee-source). */
function feePayable(m: M, seat: number): boolean {
  const { fee, feeIsPoints } = m.program.p;
  if (feeIsPoints) return canPay(m, seat, fee, PAY_BIT.hand, NO_CARD);
  return m.zoneCount[zoneAt(m, seat, ZONE.hand)]! >= fee;
}

/**
 * The fee is a number of cards; their value does not matter (mb.attack.fee-unit). They go to the payer's own discard
 * pile.
 */
export const FEE = step('pay-fee', ['seat', 'left'], {
  pay: {
    ask(m: M, f) {
      const hand = zoneAt(m, f.seat, ZONE.hand);
      if (f.left <= 0 || m.zoneCount[hand] === 0) return DONE;
      m.offerZone(O.pay, hand);
      return f.seat;
    },
    answer(m: M, f, _kind, card) {
      m.cite(R['mb.attack.fee-unit']);
      discard(m, f.seat, card, R['mb.attack.fee']);
      f.left--;
      return AGAIN;
    },
  },
});

/** Whether any card in play can initiate an attack. The size of the penalty depends on it (mb.attack.able-meaning). */
function hasAbleCard(m: M, seat: number): boolean {
  const { p } = m.program;
  if (p.ablePaysFee && !feePayable(m, seat)) return false;
  for (let column = 0; column < m.program.columns; column++) {
    for (let card = m.bottom(columnZone(m, seat, column)); card !== NO_CARD; card = m.above(card)) {
      if (isAble(m, seat, column, card) && (!p.ableHasTarget || hasTarget(m, seat, column))) return true;
    }
  }
  return false;
}

/**
 * Applies the penalty for not attacking, from the place that the mode names (mb.attack.skip-penalty,
 * mb.attack.no-able-attacker, mb.attack.skip-source-web). The stage must return the result of this function.
 */
export function attackPenalty(m: M, seat: number): number {
  const { p } = m.program;
  m.cite(R['mb.attack.penalty-timing']);
  if (m.table.attacks >= p.attackMin) {
    if (!p.noAblePerOpponent) return DONE;
    let left = 0;
    for (let other = 0; other < m.seats; other++) {
      if (other !== seat && m.seat.out[other] === 0 && m.seat.attacked[other] === 0) left++;
    }
    m.table.penalised = left * p.noAbleCards;
    return penalise(m, seat, m.table.penalised, p.noAbleSource, R['mb.attack.another-opponent']);
  }
  m.cite(R['mb.attack.duty']);
  const able = hasAbleCard(m, seat);
  const cards = able ? p.skipCards : p.noAbleCards;
  m.table.penalised = cards;
  // Only rulebooks with a penalty of more than one card have the rule on having no able card.
  const rule = able || p.noAbleCards <= 1 ? R['mb.attack.skip-penalty'] : R['mb.attack.no-able-attacker'];
  return penalise(m, seat, cards, able ? p.skipSource : p.noAbleSource, rule);
}

export const ATTACK = step('attack', ['seat', 'card', 'again'], {
  window(m: M, f) {
    if (m.over || m.seat.out[f.seat] === 1) return DONE;
    return f.again === 1 && anyoneCanAct(m, MAIN) ? m.call(WINDOW, MAIN) : NEXT;
  },
  attacker: {
    ask(m: M, f) {
      const { p, columns } = m.program;
      if (feePayable(m, f.seat)) {
        for (let column = 0; column < columns; column++) {
          const zone = columnZone(m, f.seat, column);
          if (m.zoneCount[zone] === 0 || !hasTarget(m, f.seat, column)) continue;
          for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
            if (isAble(m, f.seat, column, card)) m.offer(O.attackWith, card);
          }
        }
      }
      if (m.optionCount === 0) return f.goto.end;
      if (p.skipAllowed || m.table.attacks >= p.attackMin) m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card) {
      if (kind === O.pass) {
        m.cite(R['mb.attack.refusing']);
        return f.goto.end;
      }
      f.card = card;
      return NEXT;
    },
  },
  target: {
    ask(m: M, f) {
      offerTargets(m, f.seat, f.card);
      return f.seat;
    },
    answer(m: M, f, _kind, card, opponent) {
      const { table } = m;
      const from = columnOf(m, f.card);
      table.attacker = f.seat;
      table.defender = opponent;
      table.attackColumn = from;
      table.attackCard = f.card;
      table.defendColumn = columnOf(m, card);
      table.defendCard = card;
      table.attacks++;
      m.card.attackedTurn[f.card] = table.turn;
      m.seat.attackColumns[f.seat]! |= 1 << from;
      m.seat.attacked[opponent]!++;
      m.seat.attackedFrom[opponent] = from;
      m.seat.attackedAt[opponent] = table.defendColumn;
      m.cite(R['mb.attack.once-per-opponent']);
      m.cite(R['mb.attack.distinct-attackers']);
      const { fee, feeIsPoints } = m.program.p;
      return feeIsPoints
        ? m.call(PAY, f.seat, fee, PAY_BIT.hand, NO_CARD, R['mb.attack.fee'])
        : m.call(FEE, f.seat, fee);
    },
  },
  battle: (m: M) => m.call(BATTLE),
  again(m: M, f) {
    f.again = 1;
    return endDueNow(m) ? DONE : f.goto.window;
  },
  end: (m: M, f) => (m.program.p.skipAtTurnEnd ? DONE : attackPenalty(m, f.seat)),
});
