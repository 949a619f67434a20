/** Operations on Pages out of sight: searching and looking at the Spellbook, naming targets anew. */
import { AGAIN, NO_CARD, type Control } from '@rulewright/engine';
import type { SimpleEffect } from '../../cards/effects.ts';
import { R } from '../../rules.ts';
import { enterArena } from '../arena/enter.ts';
import type { M, Op, Pick } from '../model/model.ts';
import { stepped, type Frame } from '../model/operations.ts';
import { O } from '../model/options.ts';
import { zoneAt } from '../model/places.ts';
import { CHAIN, ZONE } from '../model/state.ts';
import { compileSelector, selected } from '../numbers/selections.ts';
import { putAway } from '../piles/put-away.ts';
import { shuffleSpellbook } from '../piles/spellbook.ts';
import { CHOOSE } from '../targets/choose.ts';
import { entryRow, forget, picked, stillLegal } from '../targets/targets.ts';

type Search = Extract<SimpleEffect, { do: 'search' }>;

/** A search of the own Spellbook, which may end early, then shuffling (mz.general.search-may-fail, mz.general.search-then-shuffle). */
export function searchOps(effect: Search, op: number): Op[] {
  const selection = compileSelector({ ...effect.find, in: 'spellbook', whose: 'own' });
  const found = (m: M, f: Frame): number => picked(m, f.id, op).length;
  return [
    {
      run(m, f): Control {
        if (found(m, f) >= effect.count) return stepped(f);
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
        if (effect.to === 'arena') enterArena(m, card, f.seat, R['mz.faq.enters-from-anywhere'], false);
        else if (effect.to === 'chapter') putAway(m, card, ZONE.chapter, R['mz.owner.areas-by-owner']);
        return AGAIN;
      },
    },
    {
      run(m, f) {
        if (m.program.p.searchShuffles) shuffleSpellbook(m, f.seat, R['mz.general.search-then-shuffle']);
        if (effect.to === 'spellbook-top') {
          for (const card of picked(m, f.id, op)) putAway(m, card, ZONE.spellbook, R['mz.owner.areas-by-owner']);
        }
        return stepped(f);
      },
    },
  ];
}

type Look = Extract<SimpleEffect, { do: 'look' }>;

/** A look at the top of the own Spellbook: some Pages may be taken, the rest stays or is put away. */
export const lookOp = (effect: Look, op: number): Op => ({
  run(m, f): Control {
    const taken = picked(m, f.id, op).length;
    const left = Math.min(effect.count - taken, m.zoneCount[zoneAt(m, f.seat, ZONE.spellbook)]!);
    m.seat.peek[f.seat] = left;
    if (taken < effect.take) {
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
    for (let left = m.seat.peek[f.seat]!; left > 0 && effect.rest !== 'top'; left--) {
      const top = m.top(spellbook);
      if (effect.rest === 'bottom') putAway(m, top, ZONE.spellbook, R['mz.owner.areas-by-owner'], true);
      else putAway(m, top, m.program.p.destroyedTo[m.program.type[m.def[top]!]!]!, R['mz.owner.areas-by-owner']);
    }
    m.seat.peek[f.seat] = 0;
    return stepped(f);
  },
});

/** The entry's targets are named anew by the user of this text. */
export function retargetOp(pick: Pick): Op[] {
  const targets = stillLegal(pick);
  return [
    {
      run(m, f): Control {
        const entry = targets(m, f)[0];
        const row = entry === undefined ? -1 : entryRow(m, entry);
        f.pc++;
        if (row < 0) return AGAIN;
        const { chain } = m.records;
        const id = chain.get(row, CHAIN.id);
        forget(m, id);
        return m.callAgain(
          CHOOSE,
          id,
          chain.get(row, CHAIN.card),
          chain.get(row, CHAIN.seat),
          chain.get(row, CHAIN.text),
          NO_CARD,
          f.seat,
          0,
        );
      },
    },
  ];
}
