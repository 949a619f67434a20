/** A match: set-up, then turns. A turn consists of the steps that the mode lists (mz.turn.*). */
import { CALL_THEN_AGAIN, DONE, NEXT, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { loseUnspent } from '../arena/aura.ts';
import { endTurnChanges } from '../arena/changes.ts';
import { checkSpellbooks } from '../arena/end.ts';
import { destroyAtOnce } from '../arena/lp.ts';
import { awaken } from '../arena/pages.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { eachIn, nextSeat } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { bookmark } from '../piles/spellbook.ts';
import { SETTLE, unsettled } from '../texts/resolve.ts';
import { BURROW } from './burrow.ts';
import { MAIN } from './main.ts';
import { AT, TIMED } from './timed.ts';
import { WINDOW } from './window.ts';

/** Start of the turn: counters and timed effects, then the Casters' chance to act (mz.turn.start-effects-first). */
export const START = step('start', ['seat'], {
  burrow(m: M, f) {
    // A Caster who is out is not asked, and no other Caster twice.
    let staying = 0;
    for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) staying++;
    return m.call(BURROW, f.seat, staying);
  },
  effects(m: M, f) {
    m.cite(R['mz.turn.start-effects-first']);
    return m.call(TIMED, f.seat, AT.start);
  },
  window(m: M) {
    if (m.over || !m.program.p.startWindow) return DONE;
    m.cite(R['mz.priority.start-window']);
    return m.call(WINDOW);
  },
});

export const BOOKMARK = step('bookmark', ['seat'], {
  bookmark(m: M, f) {
    const { p } = m.program;
    if (m.table.turn > 1 || p.firstTurnBookmarks) bookmark(m, f.seat, p.bookmarks, R['mz.turn.bookmark-one']);
    return DONE;
  },
});

export const AWAKEN = step('awaken', ['seat'], {
  awaken(m: M, f) {
    const of = m.program.p.awakensOwned ? m.owner : m.card.controller;
    for (const place of [ZONE.arena, ZONE.terra, ZONE.attached, ZONE.traps]) {
      eachIn(m, place, (card) => {
        if (of[card] === f.seat) awaken(m, card, R['mz.turn.awaken-own']);
      });
    }
    m.cite(R['mz.turn.awaken-own']);
    return unsettled(m) ? m.call(SETTLE) : DONE;
  },
});

/**
 * End of the turn: the Casters' chance to act, then counters and timed effects, then unspent Aura is lost
 * (mz.turn.end-effects).
 */
export const END = step('end', ['seat'], {
  window(m: M) {
    m.table.main = 0;
    if (!m.program.p.endWindow) return NEXT;
    m.cite(R['mz.priority.end-window']);
    return m.call(WINDOW);
  },
  effects(m: M, f) {
    if (m.over) return DONE;
    m.cite(R['mz.turn.end-effects']);
    return m.call(TIMED, f.seat, AT.end);
  },
  loseAura(m: M) {
    loseUnspent(m);
    return DONE;
  },
});

/** `index`: the next step. */
export const TURN = step('turn', ['seat', 'index'], {
  begin(m: M, f) {
    const { table, seat } = m;
    table.turn++;
    table.inTurn = 1;
    table.dirty = 1;
    seat.turns[f.seat]!++;
    for (const counted of [seat.auraPages, seat.terras, seat.contracts, seat.powers, seat.attacks, seat.traps])
      counted.fill(0);
    m.records.contracted.clear();
    m.emit(E.turn, R['mz.turn.three-parts'], f.seat, table.turn);
    return NEXT;
  },
  parts(m: M, f) {
    if (m.over || f.index === m.program.turn.length || m.seat.out[f.seat] === 1) return NEXT;
    checkSpellbooks(m);
    if (m.over) return NEXT;
    m.emit(E.step, R['mz.turn.three-parts'], f.seat, f.index);
    const next = m.program.turn[f.index]!;
    f.index++;
    m.callAgain(next, f.seat);
    return CALL_THEN_AGAIN;
  },
  passToNext(m: M, f) {
    if (m.over) return DONE;
    endTurnChanges(m, f.seat);
    destroyAtOnce(m);
    m.card.burrowing.fill(0);
    m.table.dirty = 1;
    m.table.active = nextSeat(m, f.seat);
    m.cite(R['mz.turn.pass-to-next']);
    checkSpellbooks(m);
    return unsettled(m) ? m.call(SETTLE) : DONE;
  },
});

/** Asks the Caster whose turn ended, so that a worked example can end there. Never used in a normal match. */
export const TURN_OVER = step('turn-over', ['seat'], {
  over: {
    ask(m: M, f) {
      m.offer(O.pass);
      return f.seat;
    },
    answer: () => DONE,
  },
});

/** The turn steps by their names in modes. */
export const TURN_STEPS = { start: START, bookmark: BOOKMARK, awaken: AWAKEN, main: MAIN, end: END } as const;
