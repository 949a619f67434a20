/** Bookmarking and shuffling (mz.lang.bookmark, mz.runout.*). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';

/** Bookmarks Pages for a Caster. Pages that an empty Spellbook cannot give are ignored (mz.runout.ignore-bookmark). */
export function bookmark(m: M, seat: number, count: number, rule: number): void {
  const from = zoneAt(m, seat, ZONE.spellbook);
  for (let left = count; left > 0; left--) {
    const top = m.top(from);
    if (top === NO_CARD) {
      m.emit(E.noPage, R['mz.runout.ignore-bookmark'], seat);
      return;
    }
    m.cite(R['mz.lang.bookmark']);
    m.move(top, zoneAt(m, seat, ZONE.chapter), rule);
  }
}

export function shuffleSpellbook(m: M, seat: number, rule: number): void {
  m.shuffle(zoneAt(m, seat, ZONE.spellbook));
  m.emit(E.shuffled, rule, seat);
}
