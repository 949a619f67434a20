/**
 * Paying costs with Metabaloids: the player gives cards one by one, each worth its points
 * (mb.pay.metabaloids-are-hand-cards, mb.pay.point-value).
 */
import { AGAIN, DONE, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { O } from '../model/options.ts';
import { drawTo, discard, refill } from './piles.ts';
import type { PayZone } from '../model/params.ts';
import { depthsOf, gridIsLegal, isLegal } from './grid.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, zoneAt } from '../model/places.ts';

/** Zones of a payment as bits, so that they fit into one local of a frame. */
export const PAY_BIT: Readonly<Record<PayZone, number>> = {
  hand: 1,
  'draw-pile': 2,
  'discard-pile': 4,
  'play-area': 8,
  reserve: 16,
};
export const payBits = (zones: readonly PayZone[]): number => zones.reduce((bits, zone) => bits | PAY_BIT[zone], 0);

/** The points that a card pays towards a cost (mb.pay.point-value). */
export function pointsOf(m: M, card: number): number {
  const { p, points, cost } = m.program;
  if (p.pointValue === 'one-per-card') return 1;
  return p.pointValue === 'card-cost' ? cost[m.def[card]!]! : points[m.def[card]!]!;
}

function worthIn(m: M, zone: number, except: number): number {
  if (m.program.p.pointValue === 'one-per-card')
    return m.zoneCount[zone]! - (except !== NO_CARD && m.zone[except] === zone ? 1 : 0);
  let worth = 0;
  for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card))
    if (card !== except) worth += pointsOf(m, card);
  return worth;
}

/** Whether a cost can be paid from these zones. The card `except` cannot be used as payment (mb.pay.not-itself). */
export function canPay(m: M, seat: number, cost: number, zones: number, except: number): boolean {
  if (cost <= 0) return true;
  let worth = 0;
  if (zones & PAY_BIT.hand) worth += worthIn(m, zoneAt(m, seat, ZONE.hand), except);
  if (worth >= cost) return true;
  if (zones & PAY_BIT['draw-pile']) {
    worth += m.zoneCount[zoneAt(m, seat, ZONE.draw)]!;
    if (m.program.p.reshuffle) worth += m.zoneCount[zoneAt(m, seat, ZONE.discard)]!;
  }
  if (zones & PAY_BIT.reserve) worth += worthIn(m, zoneAt(m, seat, ZONE.reserve), except);
  if (worth >= cost) return true;
  if (zones & PAY_BIT['play-area']) {
    for (let column = 0; column < m.program.columns; column++) worth += worthIn(m, columnZone(m, seat, column), except);
  }
  return worth >= cost;
}

/**
 * Whether a card in a column may be used as payment. The payment must not leave an illegal grid, because the grid might
 * never be repaired in time. If the payment is for a move, checks the grid after both: card `moving` is then in column
 * `to` (mb.move.legality). `to` is -1 if no card moves.
 */
export function mayLeave(m: M, seat: number, card: number, moving: number, to: number): boolean {
  if (to < 0 && !gridIsLegal(m, seat)) return true;
  const counts = depthsOf(m, seat);
  counts[columnOf(m, card)]!--;
  if (to >= 0) {
    counts[columnOf(m, moving)]!--;
    counts[to]!++;
  }
  return isLegal(m, counts, m.seat.deepened[seat]);
}

/**
 * Pays `owed` points by discarding cards one after the other, in an order that the payer chooses
 * (mb.pay.discard-order). Points above the cost are lost (mb.pay.excess-forfeited). `rule`: the rule that demands the
 * payment. `toward`: if the payment is for a move of the card `except`, the target column, counted from 1.
 */
export const PAY = step('pay-cost', ['seat', 'owed', 'zones', 'except', 'rule', 'toward'], {
  pay: {
    ask(m: M, f) {
      if (f.owed <= 0) return DONE;
      const { seat, zones, except } = f;
      if (zones & PAY_BIT.hand) m.offerZone(O.pay, zoneAt(m, seat, ZONE.hand), except);
      if (zones & PAY_BIT.reserve) m.offerZone(O.pay, zoneAt(m, seat, ZONE.reserve), except);
      if (zones & PAY_BIT['play-area']) {
        for (let column = 0; column < m.program.columns; column++) {
          const zone = columnZone(m, seat, column);
          for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) {
            if (card !== except && mayLeave(m, seat, card, except, f.toward - 1)) m.offer(O.pay, card);
          }
        }
      }
      if (zones & PAY_BIT['draw-pile'] && (m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0 || canRefill(m, seat)))
        m.offer(O.payDrawPile);
      return m.optionCount === 0 ? DONE : seat;
    },
    answer(m: M, f, kind, card) {
      if (kind === O.payDrawPile) {
        // A card of the draw pile counts as 1 point, as in damage payment (mb.move.anywhere-scope).
        if (refill(m, f.seat)) drawTo(m, f.seat, ZONE.discard, R['mb.move.anywhere-scope']);
        f.owed -= 1;
      } else {
        f.owed -= pointsOf(m, card);
        m.cite(R['mb.pay.point-value']);
        discard(m, f.seat, card, f.rule);
        if (f.owed < 0) m.cite(R['mb.pay.excess-forfeited']);
      }
      return f.owed > 0 ? AGAIN : DONE;
    },
  },
});

const canRefill = (m: M, seat: number): boolean =>
  m.program.p.reshuffle && m.zoneCount[zoneAt(m, seat, ZONE.discard)]! > 0;
