/** Set-up: declared surroundings, the prediction for the first turn, opening Chapters, Mulligans (mz.setup.*). */
import { AGAIN, CALL_THEN_AGAIN, DONE, NEXT, NO_CARD, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { zoneAt } from '../model/places.ts';
import { TABLE, ZONE } from '../model/state.ts';
import { answersTo, declare } from '../numbers/facts.ts';
import { bookmark, shuffleSpellbook } from '../piles/spellbook.ts';

/** The seat that answers questions for the whole table. */
const HOST = 0;

/**
 * Asks once for every fact that Pages depend on. The answers are: false, true, a place within sight, or a distance in
 * miles. They are recorded like any decision and never guessed (mz.terrabonus.environment-input).
 */
export const SURROUNDINGS = step('surroundings', ['fact', 'seat'], {
  declare: {
    ask(m: M, f): Control {
      const fact = m.program.facts[f.fact];
      if (!fact) return DONE;
      for (const value of answersTo(m, fact)) m.offer(O.declare, fact.name, value);
      return f.seat;
    },
    answer(m: M, f, _kind, name, value) {
      const own = m.program.facts[f.fact]!.perCaster || m.program.p.surroundingsPerCaster;
      declare(m, f.fact, own ? f.seat : TABLE, value);
      m.emit(E.fact, R['mz.terrabonus.environment-input'], own ? f.seat : TABLE, name, value);
      f.seat = own ? f.seat + 1 : m.seats;
      if (f.seat === m.seats) {
        f.fact++;
        f.seat = HOST;
      }
      return AGAIN;
    },
  },
});

/** The Caster who predicts: a random one or the second, depending on the mode (mz.setup.prediction). */
function predictorOf(m: M): number {
  return m.program.p.predictorRandom ? m.random(m.seats) : 1;
}

/**
 * A Caster predicts a coin or die. The result decides which Caster chooses the starting Caster
 * (mz.setup.prediction-right, mz.setup.prediction-wrong).
 */
export const FIRST_CASTER = step('first-caster', ['predictor', 'chooser'], {
  predictor(m: M, f) {
    f.predictor = predictorOf(m);
    return NEXT;
  },
  prediction: {
    ask(m: M, f): Control {
      for (let side = 1; side <= m.program.p.predictionSides; side++) m.offer(O.predict, side);
      return f.predictor;
    },
    answer(m: M, f, _kind, prediction) {
      const { p } = m.program;
      const result = m.random(p.predictionSides) + 1;
      m.emit(E.predicted, R['mz.setup.prediction'], f.predictor, prediction, result);
      const right = prediction === result;
      m.cite(R[right ? 'mz.setup.prediction-right' : 'mz.setup.prediction-wrong']);
      const other = f.predictor + 1 === m.seats ? 0 : f.predictor + 1;
      f.chooser = (right ? p.rightPredictorChooses : p.wrongPredictorChooses) ? f.predictor : other;
      return NEXT;
    },
  },
  firstTurn: {
    ask(m: M, f): Control {
      for (let seat = 0; seat < m.seats; seat++) m.offer(O.begins, seat);
      return f.chooser;
    },
    answer(m: M, _f, _kind, seat) {
      m.table.starter = m.table.active = seat;
      m.emit(E.first, R['mz.setup.first-turn'], seat);
      return DONE;
    },
  },
});

/** Shuffles the Spellbooks and deals the opening Chapters (mz.setup.shuffle-and-bookmark). */
export const OPENING_CHAPTER = step('opening-chapter', [], {
  shuffleAndBookmark(m: M) {
    for (let seat = 0; seat < m.seats; seat++) {
      shuffleSpellbook(m, seat, R['mz.setup.shuffle-and-bookmark']);
      bookmark(m, seat, m.program.p.openingChapter, R['mz.setup.shuffle-and-bookmark']);
    }
    return DONE;
  },
});

/** The number of Pages after the next Mulligan of a seat. */
const nextSize = (m: M, seat: number): number =>
  m.program.p.openingChapter - (m.seat.mulligans[seat]! + 1) * m.program.p.mulliganFewer;

function mayMulligan(m: M, seat: number): boolean {
  const { p } = m.program;
  if (m.seat.kept[seat] === 1 || m.seat.mulligans[seat]! >= p.maxMulligans) return false;
  return m.zoneCount[zoneAt(m, seat, ZONE.chapter)]! > 0 && nextSize(m, seat) >= p.smallestChapter;
}

/** Returns the whole Chapter to the Spellbook and Bookmarks one Page fewer (mz.mulligan.procedure). */
function mulligan(m: M, seat: number): void {
  const size = Math.max(0, nextSize(m, seat));
  m.seat.mulligans[seat]!++;
  const chapter = zoneAt(m, seat, ZONE.chapter);
  while (m.top(chapter) !== NO_CARD)
    m.move(m.top(chapter), zoneAt(m, seat, ZONE.spellbook), R['mz.mulligan.procedure']);
  shuffleSpellbook(m, seat, R['mz.mulligan.procedure']);
  bookmark(m, seat, size, R['mz.mulligan.procedure']);
  m.emit(E.mulligan, R['mz.mulligan.any-number'], seat, size);
}

/** Casters decide in turn, starting with the first one, until all have kept their Chapter (mz.mulligan.alternate). */
export const MULLIGAN = step('mulligan', ['seat', 'asked'], {
  fromTheFirst(m: M, f) {
    f.seat = m.table.starter;
    m.cite(R['mz.setup.mulligan-step']);
    return NEXT;
  },
  keepOrMulligan: {
    ask(m: M, f): Control {
      for (; f.asked < m.seats; f.asked++, f.seat = (f.seat + 1) % m.seats) {
        if (!mayMulligan(m, f.seat)) continue;
        m.offer(O.keep);
        m.offer(O.mulligan);
        return f.seat;
      }
      return DONE;
    },
    answer(m: M, f, kind) {
      m.cite(R['mz.mulligan.alternate']);
      if (kind === O.keep) {
        if (m.program.p.keepingIsFinal) m.seat.kept[f.seat] = 1;
        m.emit(E.kept, R['mz.mulligan.alternate'], f.seat, m.zoneCount[zoneAt(m, f.seat, ZONE.chapter)]);
        f.asked++;
      } else {
        mulligan(m, f.seat);
        f.asked = 0;
      }
      f.seat = (f.seat + 1) % m.seats;
      return f.goto.keepOrMulligan;
    },
  },
});

/** The set-up steps by their names in modes. */
export const SETUP_STEPS = {
  surroundings: SURROUNDINGS,
  'first-caster': FIRST_CASTER,
  'opening-chapter': OPENING_CHAPTER,
  mulligan: MULLIGAN,
} as const;

/** Runs the set-up steps of the mode in order. */
export const SETUP = step('set-up', ['index'], {
  next(m: M, f) {
    if (f.index === m.program.setup.length) return DONE;
    const next = m.program.setup[f.index]!;
    f.index++;
    m.callAgain(next);
    return CALL_THEN_AGAIN;
  },
});
