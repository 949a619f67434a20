/** The Casters' chance to act at the start and at the end of a turn (mz.priority.start-window, mz.priority.end-window). */
import { DONE, NEXT, step, type Control } from '@rulewright/engine';
import { answerAction, asksAnyway, offerAnswers, passesPriority } from '../actions/actions.ts';
import { CHAIN_ROUND } from '../actions/chain.ts';
import { destroyAtOnce } from '../arena/lp.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { nextSeat } from '../model/places.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';

/**
 * Lets every Caster act, starting with the active one, until all have declined after the last Action
 * (mz.priority.start-window, mz.priority.end-window).
 */
export const WINDOW = step('window', ['asked', 'left', 'acted'], {
  open(m: M, f) {
    f.asked = m.table.active;
    f.left = 0;
    for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) f.left++;
    return NEXT;
  },
  priority: {
    ask(m: M, f): Control {
      if (m.over) return DONE;
      if (f.acted === 1) return f.goto.chain;
      destroyAtOnce(m);
      for (; f.left > 0; f.left--, f.asked = nextSeat(m, f.asked)) {
        if (!offerAnswers(m, f.asked) && !asksAnyway(m, f.asked)) continue;
        m.offer(O.pass);
        return f.asked;
      }
      return DONE;
    },
    answer(m: M, f, kind, a, b) {
      if (kind === O.pass) {
        f.left--;
        f.asked = nextSeat(m, f.asked);
        return f.goto.priority;
      }
      f.acted = passesPriority(m, kind) ? 1 : 0;
      return answerAction(m, f.asked, kind, a, b);
    },
  },
  chain(m: M, f) {
    f.acted = 0;
    return m.call(CHAIN_ROUND, f.asked);
  },
  settle(m: M, f) {
    if (unsettled(m)) return m.callAgain(SETTLE);
    if (m.program.p.windowReopens) return f.goto.open;
    f.left--;
    f.asked = nextSeat(m, f.asked);
    return f.goto.priority;
  },
});
