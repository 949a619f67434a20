/**
 * Compiles the verb `look`: shows the top Pages of the user's own Spellbook. The user may take some. The rest stays or
 * goes to another place.
 */
import { AGAIN, type Control } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { O } from '../../play/model/options.ts';
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { discardPlace, putAway } from '../../play/piles/put-away.ts';
import { picked } from '../../play/targets/targets.ts';
import { R } from '../../rules.ts';

export const compileLook: CompileVerb<'look'> = ({ count, take, rest }, compiling) => {
  const op = compiling.newPick();
  compiling.add({
    run(m, f): Control {
      const taken = picked(m, f.id, op).length;
      const left = Math.min(count - taken, m.zoneCount[zoneAt(m, f.seat, ZONE.spellbook)]!);
      m.seat.peek[f.seat] = left;
      if (taken < take) {
        let card = m.top(zoneAt(m, f.seat, ZONE.spellbook));
        for (let n = 0; n < left; n++, card = m.below(card)) m.offer(O.take, card);
      }
      m.offer(O.pass);
      return f.seat;
    },
    answer(m, f, kind, card) {
      if (kind !== O.pass) {
        m.records.pick.add(f.id, op, card);
        putAway(m, card, ZONE.chapter, R['mz.owner.areas-by-owner']);
        return AGAIN;
      }
      const spellbook = zoneAt(m, f.seat, ZONE.spellbook);
      for (let left = m.seat.peek[f.seat]!; left > 0 && rest !== 'top'; left--) {
        const top = m.top(spellbook);
        if (rest === 'bottom') putAway(m, top, ZONE.spellbook, R['mz.owner.areas-by-owner'], true);
        else putAway(m, top, discardPlace(m, top), R['mz.owner.areas-by-owner']);
      }
      m.seat.peek[f.seat] = 0;
      return stepped(f);
    },
  });
};
