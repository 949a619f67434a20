/** Counters and timed texts of one moment, in the order that the active Caster chooses (mz.general.simultaneous-active-orders). */
import { DONE, NEXT, goto, step, type Control } from '@rulewright/engine';
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
export const TIMED = step(
  'timed-effects',
  ['seat', 'at'],
  [
    (m: M, f) => {
      if (f.at === AT.start) fireTurn(m, MOMENT.everyTurnStart, MOMENT.ownTurnStart, f.seat);
      else fireTurn(m, MOMENT.everyTurnEnd, MOMENT.ownTurnEnd, f.seat);
      return NEXT;
    },
    {
      ask(m: M, f): Control {
        const counters = f.at === AT.start ? hasStartClocks(m) : hasEndClocks(m);
        if (m.records.trigger.count === 0 || !counters) return goto(2);
        m.offer(O.countersFirst);
        m.offer(O.textsFirst);
        return m.table.active;
      },
      answer(m: M, _f, kind) {
        m.cite(R['mz.general.simultaneous-active-orders']);
        return goto(kind === O.countersFirst ? 2 : 3);
      },
    },
    (m: M, f) => {
      runClocks(m, f.at);
      return goto(5);
    },
    (m: M) => (unsettled(m) ? m.callAgain(SETTLE) : NEXT),
    (m: M, f) => {
      if (!m.over) runClocks(m, f.at);
      return NEXT;
    },
    (m: M) => (unsettled(m) ? m.callAgain(SETTLE) : DONE),
  ],
);
