/** Counters and timed texts of one moment, in the order that the active Caster chooses (mz.general.simultaneous-active-orders). */
import { DONE, NEXT, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { endClocks, hasEndClocks, hasStartClocks, startClocks } from '../arena/clocks.ts';
import { fireTurn } from '../arena/triggers.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { O } from '../model/options.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';

/** The moments at which counters run. */
export const AT = { start: 0, end: 1 } as const;

function runClocks(m: M, at: number): void {
  if (at === AT.start) startClocks(m);
  else endClocks(m);
}

/** `at`: which moment of the turn of `seat`. */
export const TIMED = step('timed-effects', ['seat', 'at'], {
  setOff(m: M, f) {
    if (f.at === AT.start) fireTurn(m, MOMENT.everyTurnStart, MOMENT.ownTurnStart, f.seat);
    else fireTurn(m, MOMENT.everyTurnEnd, MOMENT.ownTurnEnd, f.seat);
    return NEXT;
  },
  order: {
    ask(m: M, f): Control {
      const counters = f.at === AT.start ? hasStartClocks(m) : hasEndClocks(m);
      if (m.records.trigger.count === 0 || !counters) return f.goto.countersFirst;
      m.offer(O.countersFirst);
      m.offer(O.textsFirst);
      return m.table.active;
    },
    answer(m: M, f, kind) {
      m.cite(R['mz.general.simultaneous-active-orders']);
      return kind === O.countersFirst ? f.goto.countersFirst : f.goto.textsFirst;
    },
  },
  countersFirst(m: M, f) {
    runClocks(m, f.at);
    return f.goto.textsAfter;
  },
  textsFirst(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : NEXT;
  },
  countersAfter(m: M, f) {
    if (!m.over) runClocks(m, f.at);
    return NEXT;
  },
  textsAfter(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : DONE;
  },
});
