/** The main part of a turn (mz.turn.free-order). */
import { DONE, NEXT, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { answerAction, asksAnyway, offerMain, passesPriority } from '../actions/actions.ts';
import { CHAIN_ROUND } from '../actions/chain.ts';
import { ATTACK } from '../combat/attack.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';

/** The main part: the active Caster acts until they end it (mz.turn.free-order). */
export const MAIN = step('main', ['seat', 'acted'], {
  act: {
    ask(m: M, f): Control {
      if (m.over || m.seat.out[f.seat] === 1) return DONE;
      if (f.acted === 1 || unsettled(m)) return f.goto.chain;
      m.table.main = 1;
      offerMain(m, f.seat);
      // A turn that ends by itself would tell that nothing in the Chapter can be used.
      if (m.optionCount === 0) asksAnyway(m, f.seat);
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, a, b): Control {
      if (kind === O.pass) return DONE;
      m.cite(R['mz.turn.free-order']);
      if (kind === O.attack) {
        m.table.main = 0;
        m.seat.attacks[f.seat]!++;
        m.cite(R['mz.turn.attack-unlimited']);
        return m.call(ATTACK, f.seat, a, b);
      }
      f.acted = passesPriority(m, kind) ? 1 : 0;
      return answerAction(m, f.seat, kind, a, b);
    },
  },
  chain(m: M, f): Control {
    m.table.main = 0;
    if (f.acted === 0) return NEXT;
    f.acted = 0;
    m.cite(R['mz.action.passes-priority']);
    return m.call(CHAIN_ROUND, f.seat);
  },
  settle(m: M, f) {
    return unsettled(m) ? m.callAgain(SETTLE) : f.goto.act;
  },
});
