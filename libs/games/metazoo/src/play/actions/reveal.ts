/** Reveals the top Page of a Spellbook. Its Caster may Contract it at once (mz.faq.contracted). */
import { DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { zoneAt } from '../model/places.ts';
import { CHAIN, ZONE } from '../model/state.ts';
import { RESOLVE_ENTRY } from './chain.ts';
import { CONTRACT, mayContract, offerContract } from './contract.ts';

/**
 * The Page stays on top unless the Caster Contracts it. A Contracted Page resolves before the text continues, and no
 * one can respond (mz.chain.no-reopening).
 */
export const REVEAL = step('reveal-top', ['seat', 'card', 'waiting'], {
  reveal(m: M, f) {
    f.card = m.top(zoneAt(m, f.seat, ZONE.spellbook));
    if (f.card === NO_CARD) return DONE;
    m.emit(E.revealed, R['mz.action.what-counts'], f.seat, f.card);
    return NEXT;
  },
  choose: {
    ask(m: M, f): Control {
      if (!mayContract(m, f.seat, f.card)) return DONE;
      m.seat.peek[f.seat] = 1;
      offerContract(m, f.seat, f.card);
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card, host): Control {
      m.seat.peek[f.seat] = 0;
      if (kind === O.pass) return DONE;
      f.waiting = m.records.chain.count;
      return m.call(CONTRACT, f.seat, card, kind === O.equip ? host : NO_CARD);
    },
  },
  resolve(m: M, f): Control {
    const { chain } = m.records;
    const row = chain.count - 1;
    if (chain.count === f.waiting) return DONE;
    const [id, text, stopped] = [chain.get(row, CHAIN.id), chain.get(row, CHAIN.text), chain.get(row, CHAIN.stopped)];
    chain.remove(row);
    return m.call(RESOLVE_ENTRY, id, f.card, f.seat, text, stopped);
  },
});
