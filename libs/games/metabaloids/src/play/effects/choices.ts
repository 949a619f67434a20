/** Choices that players make while effects resolve: giving up hand cards, looking at the draw pile, shifting a card. */
import { AGAIN, DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { mayShift, offered } from '../zones/grid.ts';
import { O } from '../model/options.ts';
import { discard, lose } from '../zones/piles.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone, nextSeat, zoneAt } from '../model/places.ts';

/** Each seat in `seats` (bits) gives up `count` hand cards of its choice, from the next player on. */
export const DISCARD_FROM_HAND = step('discard-from-hand', ['by', 'seats', 'count', 'toLost', 'seat', 'left'], {
  begin(m: M, f) {
    f.seat = nextSeat(m, f.by);
    f.left = f.count;
    return NEXT;
  },
  discard: {
    ask(m: M, f) {
      for (;;) {
        const hand = zoneAt(m, f.seat, ZONE.hand);
        if ((f.seats >> f.seat) & 1 && f.left > 0 && m.zoneCount[hand]! > 0) {
          m.offerZone(O.discard, hand);
          return f.seat;
        }
        if (f.seat === f.by) return DONE;
        f.seat = nextSeat(m, f.seat);
        f.left = f.count;
      }
    },
    answer(m: M, f, _kind, card) {
      if (f.toLost === 1) lose(m, f.seat, card, R['mb.zone.lost-purpose']);
      else discard(m, f.seat, card, R['mb.zone.discard-purpose']);
      f.left--;
      return AGAIN;
    },
  },
});

/**
 * The place of the cards that the player looked at but did not take: on top of the draw pile, at its bottom, or in the
 * discard pile.
 */
const REST = { top: 0, bottom: 1, discard: 2 } as const;

/** The owner looks at the top `count` cards of the draw pile and takes up to `take` of them (mb.zone.draw-pile-hidden). */
export const LOOK = step('look-at-draw-pile', ['seat', 'count', 'take', 'rest'], {
  look(m: M, f) {
    m.seat.peek[f.seat] = f.count;
    return NEXT;
  },
  take: {
    ask(m: M, f) {
      if (f.take <= 0 || f.count <= 0) return NEXT;
      let card = m.top(zoneAt(m, f.seat, ZONE.draw));
      for (let k = 0; k < f.count && card !== NO_CARD; k++, card = m.below(card)) m.offer(O.take, card);
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card) {
      if (kind === O.pass) return NEXT;
      f.take--;
      f.count--;
      m.seat.peek[f.seat] = f.count;
      m.move(card, zoneAt(m, f.seat, ZONE.hand), R['mb.zone.draw-pile-hidden']);
      return AGAIN;
    },
  },
  rest(m: M, f) {
    m.seat.peek[f.seat] = 0;
    const draw = zoneAt(m, f.seat, ZONE.draw);
    for (let k = 0; k < f.count && f.rest !== REST.top; k++) {
      const card = m.top(draw);
      if (card === NO_CARD) break;
      if (f.rest === REST.bottom) m.moveUnder(card, draw, R['mb.ability.text-beats-rules']);
      else discard(m, f.seat, card, R['mb.zone.discard-purpose']);
    }
    return DONE;
  },
});

/** Whether a card in a column can legally be shifted to column `to`, or to any other column if `to` is -1. */
export function canShift(m: M, card: number, to: number): boolean {
  const seat = m.owner[card]!;
  const from = columnOf(m, card);
  if (from < 0) return false;
  for (let column = 0; column < m.program.columns; column++) {
    if (column !== from && (to < 0 || column === to) && offered(m, seat, column) && mayShift(m, seat, from, column))
      return true;
  }
  return false;
}

/** The owner moves a card to another column without payment. */
export const SHIFT = step('shift-card', ['seat', 'card', 'to'], {
  shift: {
    ask(m: M, f) {
      const from = columnOf(m, f.card);
      for (let column = 0; column < m.program.columns; column++) {
        if (column === from || (f.to >= 0 && column !== f.to)) continue;
        if (offered(m, f.seat, column) && mayShift(m, f.seat, from, column)) m.offer(O.column, f.card, column);
      }
      return m.optionCount === 0 ? DONE : f.seat;
    },
    answer(m: M, f, _kind, card, column) {
      m.move(card, columnZone(m, f.seat, column), R['mb.ability.text-beats-rules']);
      return DONE;
    },
  },
});
