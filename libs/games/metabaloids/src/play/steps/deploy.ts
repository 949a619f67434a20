/**
 * The deploy step. It follows the draw (mb.deploy.after-drawing). If the mode repairs grids only now, the grid is
 * repaired first. Then the player deploys the whole reserve into the columns (mb.deploy.all-reserve). Deployed cards
 * stay there (mb.deploy.stays) and may attack in the same turn (mb.deploy.attack-same-turn).
 */
import { AGAIN, DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { triggerCard } from '../abilities/triggers.ts';
import { E } from '../model/events.ts';
import { REPAIR, offerColumns, offeredColumns, openColumns } from '../zones/grid.ts';
import { O } from '../model/options.ts';
import { lose } from '../zones/piles.ts';
import { SETTLE, unsettled } from '../abilities/settle.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { columnZone, isSafe, zoneAt } from '../model/places.ts';
import { TRIGGERS } from '../model/timing.ts';

const THIS_DEPLOYED = TRIGGERS.indexOf('this-deployed');

/**
 * Moves a card into a column from outside the columns. This reinforcement ends the column's safety
 * (mb.safety.reinforcement).
 */
export function enterColumn(m: M, seat: number, card: number, column: number, rule: number): void {
  m.move(card, columnZone(m, seat, column), rule);
  if (isSafe(m, seat, column)) {
    m.seat.safe[seat]! &= ~(1 << column);
    m.emit(E.unsafe, R['mb.safety.reinforcement'], seat, column);
  }
  triggerCard(m, THIS_DEPLOYED, card);
}

/** Offers the cards that may return to the reserve: those that did not enter the columns this turn (mb.deploy.stays). */
function offerTakingBack(m: M, seat: number): void {
  for (let column = 0; column < m.program.columns; column++) {
    for (let card = m.bottom(columnZone(m, seat, column)); card !== NO_CARD; card = m.above(card))
      if (m.card.enteredTurn[card] !== m.table.turn) m.offer(O.takeBack, card);
  }
}

export const DEPLOY = step('deploy', ['seat'], {
  repair: (m: M, f) => (m.program.p.gridCheck === 'before-deploy' ? m.call(REPAIR, f.seat) : NEXT),
  place: {
    ask(m: M, f) {
      const { p } = m.program;
      const reserve = zoneAt(m, f.seat, ZONE.reserve);
      if (m.zoneCount[reserve]! > 0) {
        const open = openColumns(m, f.seat) & offeredColumns(m, f.seat);
        for (let card = m.bottom(reserve); card !== NO_CARD; card = m.above(card))
          offerColumns(m, O.deploy, card, open);
      }
      const room = m.optionCount > 0;
      if (!room && p.deployFull === 'lost') {
        while (m.top(reserve) !== NO_CARD) lose(m, f.seat, m.top(reserve), R['mb.deploy.full-grid-lost']);
      }
      if (p.deployReturns) offerTakingBack(m, f.seat);
      if (m.optionCount === 0) {
        m.cite(R['mb.deploy.ends']);
        return DONE;
      }
      if (!room || !p.deployAll) m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card, column) {
      if (kind === O.pass) return DONE;
      if (kind === O.takeBack) m.move(card, zoneAt(m, f.seat, ZONE.reserve), R['mb.deploy.stays']);
      else {
        m.cite(R['mb.deploy.legal-columns']);
        m.cite(R['mb.deploy.choice']);
        enterColumn(m, f.seat, card, column, R['mb.deploy.all-reserve']);
      }
      return unsettled(m) ? m.call(SETTLE) : AGAIN;
    },
  },
  again: (_m: M, f) => f.goto.place,
});
