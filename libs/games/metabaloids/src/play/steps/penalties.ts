/** Fixed losses: for not attacking and for an empty play area (mb.attack.skip-*, mb.endturn.*). */
import { DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { E } from '../model/events.ts';
import { O } from '../model/options.ts';
import { PAY_BIT } from '../zones/pay.ts';
import { drawTo, lose, loseFromDrawPile, refill } from '../zones/piles.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnZone, zoneAt } from '../model/places.ts';

/** The owner gives up `left` cards from the places of `zones`, one at a time (mb.endturn.anywhere-penalty). */
export const LOSE_ANYWHERE = step('lose-from-anywhere', ['seat', 'left', 'zones', 'rule'], {
  settle: (m: M) => (unsettled(m) ? m.call(SETTLE) : NEXT),
  lose: {
    ask(m: M, f) {
      if (f.left <= 0) return DONE;
      const { seat, zones } = f;
      const offerAll = (zone: number): void => {
        for (let card = m.bottom(zone); card !== NO_CARD; card = m.above(card)) m.offer(O.pay, card);
      };
      if (zones & PAY_BIT.hand) offerAll(zoneAt(m, seat, ZONE.hand));
      if (zones & PAY_BIT['discard-pile']) {
        const top = m.top(zoneAt(m, seat, ZONE.discard));
        if (top !== NO_CARD) m.offer(O.pay, top);
      }
      if (zones & PAY_BIT['play-area'])
        for (let column = 0; column < m.program.columns; column++) offerAll(columnZone(m, seat, column));
      if (zones & PAY_BIT.reserve) offerAll(zoneAt(m, seat, ZONE.reserve));
      if (zones & PAY_BIT['draw-pile'] && m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0) m.offer(O.payDrawPile);
      return m.optionCount === 0 ? DONE : seat;
    },
    answer(m: M, f, kind, card) {
      f.left--;
      if (kind !== O.payDrawPile) lose(m, f.seat, card, f.rule);
      else if (refill(m, f.seat)) drawTo(m, f.seat, ZONE.lost, f.rule);
      return f.goto.settle;
    },
  },
});

/**
 * Makes a seat lose `cards` cards because of a rule, from the draw pile or from anywhere. The stage must return the
 * result of this function.
 */
export function penalise(m: M, seat: number, cards: number, source: 'draw-pile' | 'anywhere', rule: number): number {
  if (cards <= 0) return DONE;
  m.emit(E.penalty, rule, seat, cards);
  if (source === 'anywhere') return m.call(LOSE_ANYWHERE, seat, cards, m.program.skipZones, rule);
  loseFromDrawPile(m, seat, cards, rule);
  return DONE;
}
