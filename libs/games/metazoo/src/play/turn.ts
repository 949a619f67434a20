/** A match: set-up, then turns one after the other; a turn is the steps that the mode lists (mz.turn.*). */
import { CALL_THEN_AGAIN, DONE, NEXT, collectSteps, goto, step, type Control } from '@rulewright/engine';
import { R } from '../rules.ts';
import { answerAction, asksAnyway, offerAnswers, offerMain, passesPriority } from './actions.ts';
import { awaken } from './arena.ts';
import { PAY_AURA, loseUnspent } from './aura.ts';
import { CHAIN_ROUND, RESOLVE_CHAIN, RESOLVE_ENTRY } from './chain.ts';
import { endTurnChanges } from './changes.ts';
import { ALLOCATE } from './combat/allocate.ts';
import { ATTACK } from './combat/attack.ts';
import { ANSWER, DEFEND } from './combat/defend.ts';
import { STRIKE } from './combat/strike.ts';
import { CONTRACT } from './contract.ts';
import { checkSpellbooks } from './end.ts';
import { E } from './events.ts';
import { hasTrait } from './numbers.ts';
import { O } from './options.ts';
import { FIRST_CASTER, MULLIGAN, OPENING_CHAPTER, SETUP, SURROUNDINGS } from './setup.ts';
import { bookmark } from './spellbook.ts';
import { ZONE, eachIn, nextSeat, type M } from './state.ts';
import { AT, TIMED } from './clock-steps.ts';
import { CHOOSE } from './texts/choose.ts';
import { RESOLVE_TEXT, SETTLE, TRIGGERED, unsettled } from './texts/resolve.ts';
import { FLIP, PLACE_TRAP } from './traps.ts';
import { PAY_PAGES, USE } from './use.ts';
import { TRAIT, traitBit } from './words.ts';

/**
 * A chance to act for every Caster, the active one first, until all have declined after the last Action
 * (mz.priority.start-window, mz.priority.end-window).
 */
const WINDOW = step(
  'window',
  ['asked', 'left', 'acted'],
  [
    (m: M, f) => {
      f.asked = m.table.active;
      f.left = 0;
      for (let seat = 0; seat < m.seats; seat++) if (m.seat.out[seat] === 0) f.left++;
      return NEXT;
    },
    {
      ask(m: M, f): Control {
        if (m.over) return DONE;
        if (f.acted === 1) return goto(2);
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
          return goto(1);
        }
        f.acted = passesPriority(m, kind) ? 1 : 0;
        return answerAction(m, f.asked, kind, a, b);
      },
    },
    (m: M, f) => {
      f.acted = 0;
      return m.call(CHAIN_ROUND, f.asked);
    },
    (m: M, f) => {
      if (unsettled(m)) return m.callAgain(SETTLE);
      if (m.program.p.windowReopens) return goto(0);
      f.left--;
      f.asked = nextSeat(m, f.asked);
      return goto(1);
    },
  ],
);

/** Beasties with Burrow may be declared burrowing as any turn starts, in turn order (mz.trait.burrow). */
const BURROW = step(
  'burrow',
  ['asked', 'left'],
  [
    {
      ask(m: M, f): Control {
        if ((m.program.lists.of(m).present & traitBit('Burrow')) === 0) return DONE;
        for (; f.left > 0; f.left--, f.asked = nextSeat(m, f.asked)) {
          eachIn(m, ZONE.arena, (card) => {
            if (m.card.controller[card] === f.asked && m.card.burrowing[card] === 0 && hasTrait(m, card, TRAIT.Burrow))
              m.offer(O.burrow, card);
          });
          if (m.optionCount === 0) continue;
          m.offer(O.pass);
          return f.asked;
        }
        return DONE;
      },
      answer(m: M, f, kind, card) {
        if (kind === O.pass) {
          f.left--;
          f.asked = nextSeat(m, f.asked);
        } else {
          m.card.burrowing[card] = 1;
          m.emit(E.burrowed, R['mz.trait.burrow'], card);
        }
        return goto(0);
      },
    },
  ],
);

/** Start of the turn: counters and timed effects, then a chance to act (mz.turn.start-effects-first). */
const START = step(
  'start',
  ['seat'],
  [
    (m: M, f) => m.call(BURROW, f.seat, m.seats),
    (m: M, f) => {
      m.cite(R['mz.turn.start-effects-first']);
      return m.call(TIMED, f.seat, AT.start);
    },
    (m: M) => {
      if (m.over || !m.program.p.startWindow) return DONE;
      m.cite(R['mz.priority.start-window']);
      return m.call(WINDOW);
    },
  ],
);

const BOOKMARK = step(
  'bookmark',
  ['seat'],
  [
    (m: M, f) => {
      const { p } = m.program;
      if (m.table.turn > 1 || p.firstTurnBookmarks) bookmark(m, f.seat, p.bookmarks, R['mz.turn.bookmark-one']);
      return DONE;
    },
  ],
);

const AWAKEN = step(
  'awaken',
  ['seat'],
  [
    (m: M, f) => {
      const of = m.program.p.awakensOwned ? m.owner : m.card.controller;
      for (const place of [ZONE.arena, ZONE.terra, ZONE.attached, ZONE.traps]) {
        eachIn(m, place, (card) => {
          if (of[card] === f.seat) awaken(m, card, R['mz.turn.awaken-own']);
        });
      }
      m.cite(R['mz.turn.awaken-own']);
      return unsettled(m) ? m.call(SETTLE) : DONE;
    },
  ],
);

/** The main part: the active Caster acts until they end it (mz.turn.free-order). */
const MAIN = step(
  'main',
  ['seat', 'acted'],
  [
    {
      ask(m: M, f): Control {
        if (m.over || m.seat.out[f.seat] === 1) return DONE;
        if (f.acted === 1 || unsettled(m)) return goto(1);
        m.table.main = 1;
        offerMain(m, f.seat);
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
    (m: M, f): Control => {
      m.table.main = 0;
      if (f.acted === 0) return NEXT;
      f.acted = 0;
      m.cite(R['mz.action.passes-priority']);
      return m.call(CHAIN_ROUND, f.seat);
    },
    (m: M) => (unsettled(m) ? m.callAgain(SETTLE) : goto(0)),
  ],
);

/** End of the turn: a chance to act, then what is timed for it, then unspent Aura is gone (mz.turn.end-effects). */
const END = step(
  'end',
  ['seat'],
  [
    (m: M) => {
      m.table.main = 0;
      if (!m.program.p.endWindow) return NEXT;
      m.cite(R['mz.priority.end-window']);
      return m.call(WINDOW);
    },
    (m: M, f) => {
      if (m.over) return DONE;
      m.cite(R['mz.turn.end-effects']);
      return m.call(TIMED, f.seat, AT.end);
    },
    (m: M) => {
      loseUnspent(m);
      return DONE;
    },
  ],
);

/** `index`: the step that comes next. */
export const TURN = step(
  'turn',
  ['seat', 'index'],
  [
    (m: M, f) => {
      const { table, seat } = m;
      table.turn++;
      table.inTurn = 1;
      table.dirty = 1;
      seat.turns[f.seat]!++;
      for (const counted of [seat.auraPages, seat.terras, seat.contracts, seat.powers, seat.attacks, seat.traps])
        counted.fill(0);
      m.emit(E.turn, R['mz.turn.three-parts'], f.seat, table.turn);
      return NEXT;
    },
    (m: M, f) => {
      if (m.over || f.index === m.program.turn.length || m.seat.out[f.seat] === 1) return NEXT;
      checkSpellbooks(m);
      if (m.over) return NEXT;
      m.emit(E.step, R['mz.turn.three-parts'], f.seat, f.index);
      const next = m.program.turn[f.index]!;
      f.index++;
      m.callAgain(next, f.seat);
      return CALL_THEN_AGAIN;
    },
    (m: M, f) => {
      if (m.over) return DONE;
      endTurnChanges(m, f.seat);
      m.card.burrowing.fill(0);
      m.table.dirty = 1;
      m.table.active = nextSeat(m, f.seat);
      m.cite(R['mz.turn.pass-to-next']);
      checkSpellbooks(m);
      return unsettled(m) ? m.call(SETTLE) : DONE;
    },
  ],
);

/** Asks the Caster whose turn is over, so that a worked example can end there. Not part of a match. */
export const TURN_OVER = step(
  'turn-over',
  ['seat'],
  [
    {
      ask(m: M, f) {
        m.offer(O.pass);
        return f.seat;
      },
      answer: () => DONE,
    },
  ],
);

/** Turn steps by the names that modes use. */
export const TURN_STEPS = { start: START, bookmark: BOOKMARK, awaken: AWAKEN, main: MAIN, end: END } as const;

/** The whole match: set-up, then turn after turn until something ends it. */
export const MATCH = step('match', [], [(m: M) => m.call(SETUP), (m: M) => m.callAgain(TURN, m.table.active)]);

export const STAGES = collectSteps<M>([
  MATCH,
  SETUP,
  SURROUNDINGS,
  FIRST_CASTER,
  OPENING_CHAPTER,
  MULLIGAN,
  TURN,
  TURN_OVER,
  START,
  BOOKMARK,
  AWAKEN,
  MAIN,
  END,
  TIMED,
  WINDOW,
  BURROW,
  CONTRACT,
  USE,
  PLACE_TRAP,
  PAY_AURA,
  PAY_PAGES,
  CHAIN_ROUND,
  RESOLVE_CHAIN,
  RESOLVE_ENTRY,
  CHOOSE,
  RESOLVE_TEXT,
  TRIGGERED,
  SETTLE,
  FLIP,
  ATTACK,
  DEFEND,
  ANSWER,
  STRIKE,
  ALLOCATE,
]);
