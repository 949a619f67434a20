/** The move step: moving cards between columns for points (mb.move.*). */
import { DONE, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { filledColumns, mayShift, offerColumns, offeredColumns, openColumns } from '../zones/grid.ts';
import { O } from '../model/options.ts';
import { PAY, PAY_BIT, canPay, mayLeave } from '../zones/pay.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import type { M } from '../model/model.ts';
import { columnOf, columnZone } from '../model/places.ts';

/**
 * The columns of `targets`, as bits, to which the player can pay this move with cards in columns. The grid must be legal
 * after the card leaves.
 */
function payableFromColumns(m: M, seat: number, moving: number, targets: number): number {
  const { p, columns, moveZones } = m.program;
  if ((moveZones & PAY_BIT['play-area']) === 0 || !canPay(m, seat, p.moveCost, moveZones, moving)) return 0;
  let found = 0;
  for (let from = 0; from < columns; from++) {
    for (let card = m.bottom(columnZone(m, seat, from)); card !== NO_CARD; card = m.above(card)) {
      for (let to = 0; card !== moving && to < columns; to++)
        if ((targets >> to) & 1 && mayLeave(m, seat, card, moving, to)) found |= 1 << to;
    }
  }
  return found;
}

/** `card` and `to`: the move that is being paid for. */
export const MOVE = step('move', ['seat', 'card', 'to'], {
  choose: {
    ask(m: M, f) {
      const { p, columns, moveZones } = m.program;
      const { seat } = f;
      if (!p.moves || !canPay(m, seat, p.moveCost, moveZones, NO_CARD)) return DONE;
      // The moving card is in a column, so it is never among the cards outside the columns. One test is valid for all cards.
      const paysElsewhere = canPay(m, seat, p.moveCost, moveZones & ~PAY_BIT['play-area'], NO_CARD);
      const worth = p.moveOpensColumn ? offeredColumns(m, seat) : filledColumns(m, seat);
      for (let from = 0; from < columns; from++) {
        const zone = columnZone(m, seat, from);
        if (m.zoneCount[zone] === 0) continue;
        const targets = openColumns(m, seat, from) & worth;
        for (let card = m.bottom(zone); targets !== 0 && card !== NO_CARD; card = m.above(card))
          offerColumns(m, O.move, card, paysElsewhere ? targets : payableFromColumns(m, seat, card, targets));
      }
      if (m.optionCount === 0) return DONE;
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card, column) {
      if (kind === O.pass) return DONE;
      m.cite(R['mb.move.legality']);
      f.card = card;
      f.to = column;
      return m.call(PAY, f.seat, m.program.p.moveCost, m.program.moveZones, card, R['mb.move.cost'], column + 1);
    },
  },
  move(m: M, f) {
    m.cite(R['mb.move.pay-source']);
    // Payment from the columns may have changed the grid, so the move happens only if it is still legal.
    const from = columnOf(m, f.card);
    if (from >= 0 && mayShift(m, f.seat, from, f.to))
      m.move(f.card, columnZone(m, f.seat, f.to), R['mb.move.between-columns']);
    return unsettled(m) ? m.call(SETTLE) : f.goto.choose;
  },
  again: (_m: M, f) => f.goto.choose,
});
