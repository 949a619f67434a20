/**
 * Restocking: the player buys hand cards into the reserve, or into the play area in a mode without a reserve
 * (mb.restock.destination, mb.restock.timing).
 */
import { DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { enterColumn } from './deploy.ts';
import { mayEnter, offerColumns, offeredColumns, openColumns } from '../zones/grid.ts';
import { numberOf } from '../numbers/numbers.ts';
import { O } from '../model/options.ts';
import { PAY, canPay } from '../zones/pay.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { STAT, ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';

export const RESTOCK = step('restock', ['seat', 'card', 'column', 'bought'], {
  buy: {
    ask(m: M, f) {
      const { p, isEvent, restockZones } = m.program;
      if (f.bought >= p.restockLimit) return DONE;
      const hand = zoneAt(m, f.seat, ZONE.hand);
      // The number of cards is limited by the hand that pays (mb.restock.count) and by the capacity of the reserve
      // (mb.zone.reserve-capacity).
      const columns = p.restockToReserve ? 0 : openColumns(m, f.seat) & offeredColumns(m, f.seat);
      const room = p.restockToReserve
        ? m.zoneCount[zoneAt(m, f.seat, ZONE.reserve)]! < p.reserveCapacity
        : columns !== 0;
      for (let card = m.bottom(hand); card !== NO_CARD && room; card = m.above(card)) {
        if (isEvent[m.def[card]!] === 1 && !p.eventInGrid) continue;
        if (!canPay(m, f.seat, numberOf(m, card, STAT.cost), restockZones, card)) continue;
        if (p.restockToReserve) m.offer(O.restock, card);
        else offerColumns(m, O.restock, card, columns);
      }
      const nothing = m.optionCount === 0;
      // A step that ends by itself would tell what the hand costs and pays.
      if (nothing && !(room && m.zoneCount[hand]! > 0 && m.asksAnyway(f.seat))) return DONE;
      if (nothing || !p.restockMust || f.bought > 0) m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card, column) {
      m.cite(R['mb.restock.optional']);
      if (kind === O.pass) return DONE;
      f.card = card;
      f.column = column;
      f.bought++;
      m.cite(R['mb.pay.not-itself']);
      m.cite(R['mb.pay.one-cost-at-a-time']);
      const cost = numberOf(m, card, STAT.cost);
      return cost > 0 ? m.call(PAY, f.seat, cost, m.program.restockZones, card, R['mb.restock.pay-from-hand']) : NEXT;
    },
  },
  place(m: M, f) {
    if (m.program.p.restockToReserve) m.move(f.card, zoneAt(m, f.seat, ZONE.reserve), R['mb.restock.destination']);
    else if (mayEnter(m, f.seat, f.column)) enterColumn(m, f.seat, f.card, f.column, R['mb.restock.destination']);
    return unsettled(m) ? m.call(SETTLE) : NEXT;
  },
  again: (_m: M, f) => f.goto.buy,
});
