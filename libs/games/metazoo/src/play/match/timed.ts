/**
 * Counters and timed texts that are due at the same moment. The active Caster chooses their order
 * (mz.general.simultaneous-active-orders).
 */
import { DONE, NEXT, step } from '@rulewright/engine';
import { noteEndClocks, noteStartClocks } from '../arena/clocks.ts';
import { fireTurn } from '../arena/triggers.ts';
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';

/** The moments at which counters are due. */
export const AT = { start: 0, end: 1 } as const;

/** `at`: the start or the end of the turn of `seat`. */
export const TIMED = step('timed-effects', ['seat', 'at'], {
  setOff(m: M, f) {
    if (f.at === AT.start) {
      noteStartClocks(m);
      fireTurn(m, MOMENT.everyTurnStart, MOMENT.ownTurnStart, f.seat);
    } else {
      noteEndClocks(m);
      fireTurn(m, MOMENT.everyTurnEnd, MOMENT.ownTurnEnd, f.seat);
    }
    return NEXT;
  },
  resolve(m: M) {
    return unsettled(m) ? m.callAgain(SETTLE) : DONE;
  },
});
