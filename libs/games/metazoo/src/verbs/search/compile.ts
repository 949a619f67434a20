/**
 * Compiles the verb `search`: searches the user's own Spellbook, then shuffles it. The user may stop early
 * (mz.general.search-may-fail, mz.general.search-then-shuffle).
 */
import { AGAIN, type Control } from '@rulewright/engine';
import { enterArena } from '../../play/arena/enter.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped, type Frame } from '../../play/model/frame.ts';
import type { M } from '../../play/model/model.ts';
import { O } from '../../play/model/options.ts';
import { ZONE } from '../../play/model/state.ts';
import { compileSelector, selected } from '../../play/numbers/selections.ts';
import { putAway } from '../../play/piles/put-away.ts';
import { shuffleSpellbook } from '../../play/piles/spellbook.ts';
import { picked } from '../../play/targets/targets.ts';
import { R } from '../../rules.ts';

export const compileSearch: CompileVerb<'search'> = ({ count, find, to }, compiling) => {
  const op = compiling.newPick();
  const selection = compileSelector({ ...find, in: 'spellbook', whose: 'own' });
  const found = (m: M, f: Frame): number => picked(m, f.id, op).length;
  compiling.add({
    run(m, f): Control {
      if (found(m, f) >= count) return stepped(f);
      for (const card of selected(m, selection, f.seat, f.card)) {
        if (m.owner[card] === f.seat) m.offer(O.take, card);
      }
      const none = m.optionCount === 0;
      if (none || m.program.p.searchMayFail) m.offer(O.pass);
      return f.seat;
    },
    answer(m, f, kind, card) {
      if (kind === O.pass) {
        m.cite(R['mz.general.search-may-fail']);
        return stepped(f);
      }
      m.records.pick.add(f.id, op, card);
      if (to === 'arena') enterArena(m, card, f.seat, R['mz.faq.enters-from-anywhere'], false);
      else if (to === 'chapter') putAway(m, card, ZONE.chapter, R['mz.owner.areas-by-owner']);
      return AGAIN;
    },
  });
  compiling.add({
    run(m, f) {
      if (m.program.p.searchShuffles) shuffleSpellbook(m, f.seat, R['mz.general.search-then-shuffle']);
      if (to === 'spellbook-top') {
        for (const card of picked(m, f.id, op)) putAway(m, card, ZONE.spellbook, R['mz.owner.areas-by-owner']);
      }
      return stepped(f);
    },
  });
};
