/** What must be put right between two actions: triggered abilities, and grids that have become illegal. */
import { DONE, step } from '@rulewright/engine';
import { RESOLVE } from './resolve.ts';
import { REPAIR, gridIsLegal } from '../zones/grid.ts';
import type { M } from '../model/model.ts';

/** Whether `SETTLE` would do anything: asked before calling it, since mostly there is nothing. */
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

/** Repairs illegal grids at once where the mode asks for it (mb.zone.restore-grid), then resolves what was triggered. */
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
    return m.callAgain(RESOLVE, seat, card, ability);
  },
});
