/** A match: turns one after the other until something ends it. */
import { DONE, NO_CARD, collectSteps, step } from '@rulewright/engine';
import { R } from '../rules.ts';
import { CAUSE, E } from './events.ts';
import { O } from './options.ts';
import { ZONE, zoneAt, type M } from './state.ts';

/** A turn of one Caster. */
export const TURN = step(
  'turn',
  ['seat'],
  [
    (m: M, f) => {
      m.table.turn++;
      m.emit(E.turn, R['mz.turn.three-parts'], f.seat, m.table.turn);
      const top = m.top(zoneAt(m, f.seat, ZONE.spellbook));
      if (top !== NO_CARD) m.move(top, zoneAt(m, f.seat, ZONE.chapter), R['mz.turn.bookmark-one']);
      m.table.active = f.seat + 1 === m.seats ? 0 : f.seat + 1;
      m.cite(R['mz.turn.pass-to-next']);
      for (let seat = 0; seat < m.seats; seat++) if (m.zoneCount[zoneAt(m, seat, ZONE.spellbook)]! > 0) return DONE;
      m.table.cause = CAUSE.allEmpty;
      m.table.endRule = R['mz.runout.all-empty-draw'];
      m.emit(E.over, m.table.endRule, m.table.winner, m.table.cause);
      m.finish();
      return DONE;
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

/** The whole match. */
export const MATCH = step('match', [], [(m: M) => m.callAgain(TURN, m.table.active)]);

export const STAGES = collectSteps<M>([MATCH, TURN, TURN_OVER]);
