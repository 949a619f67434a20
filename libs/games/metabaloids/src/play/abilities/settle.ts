/** The work between two actions: resolves triggered abilities and repairs illegal grids. */
import { DONE, step } from '@rulewright/engine';
import { RESOLVE } from './resolve.ts';
import { NOT_CHOSEN } from '../effects/marks.ts';
import { REPAIR, gridIsLegal } from '../zones/grid.ts';
import type { M } from '../model/model.ts';

/** Whether `SETTLE` has anything to do. Checked before calling it, because usually it has not. */
export function unsettled(m: M): boolean {
  if (m.records.trigger.count > 0) return true;
  if (m.program.p.gridCheck !== 'immediate') return false;
  for (let seat = 0; seat < m.seats; seat++) {
    if (m.seat.dirty[seat] === 1) {
      if (!gridIsLegal(m, seat)) return true;
      m.seat.dirty[seat] = 0;
    }
  }
  return false;
}

/**
 * Repairs illegal grids immediately if the mode demands it (mb.zone.restore-grid). Then resolves the triggered
 * abilities.
 */
export const SETTLE = step('settle', [], {
  settle(m: M) {
    if (m.program.p.gridCheck === 'immediate') {
      for (let seat = 0; seat < m.seats; seat++) {
        if (m.seat.dirty[seat] === 0) continue;
        m.seat.dirty[seat] = 0;
        if (!gridIsLegal(m, seat)) return m.callAgain(REPAIR, seat);
      }
    }
    const waiting = m.records.trigger;
    if (waiting.count === 0) return DONE;
    const ability = waiting.get(0, 0);
    const card = waiting.get(0, 1);
    const seat = waiting.get(0, 2);
    waiting.remove(0);
    return m.callAgain(RESOLVE, seat, card, ability, NOT_CHOSEN, NOT_CHOSEN);
  },
});
