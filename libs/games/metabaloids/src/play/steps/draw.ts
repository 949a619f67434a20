/** The draw phase and the voluntary discard after it (mb.draw.*). */
import { AGAIN, DONE, NEXT, NO_CARD, step } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { WINDOW, anyoneCanAct } from '../abilities/use.ts';
import { failDraw } from '../zones/end.ts';
import { O } from '../model/options.ts';
import { discard, drawTo, nextCard } from '../zones/piles.ts';
import { ZONE } from '../model/state.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { TIMING } from '../model/timing.ts';

/** `asked`: whether the players had the chance to stop the draw before the next card. */
export const DRAW = step('draw', ['seat', 'drawn', 'asked', 'discarded'], {
  draw(m: M, f) {
    const { p } = m.program;
    const hand = zoneAt(m, f.seat, ZONE.hand);
    m.table.drawing = 1;
    if (m.zoneCount[hand]! >= p.handSize && f.drawn === 0) {
      m.cite(R['mb.draw.full-hand-no-draw']);
      m.cite(R['mb.win.full-hand-no-failure']);
      if (!p.fullHandIsSafe && nextCard(m, f.seat) === NO_CARD) failDraw(m, 1 << f.seat, true);
      return NEXT;
    }
    while (m.zoneCount[hand]! < p.handSize && m.table.drawStopped === 0 && !m.over) {
      const last = m.zoneCount[hand]! === p.handSize - 1;
      if (f.asked === 0 && anyoneCanAct(m, TIMING.drawing)) {
        f.asked = 1;
        m.cite(R['mb.ability.stop-window']);
        return m.callAgain(WINDOW, TIMING.drawing);
      }
      f.asked = 0;
      if (drawTo(m, f.seat, ZONE.hand, R['mb.draw.to-hand-size']) === NO_CARD) {
        m.cite(R['mb.win.end-with-reshuffle']);
        if (f.drawn === 0 || p.partialDrawFails) failDraw(m, 1 << f.seat, true);
        return NEXT;
      }
      f.drawn++;
      if (last) break;
    }
    return NEXT;
  },
  drawn(m: M, f) {
    m.table.drawing = 0;
    m.table.drawStopped = 0;
    return m.seat.out[f.seat] === 1 ? DONE : NEXT;
  },
  discardDown: {
    ask(m: M, f) {
      const { p } = m.program;
      if (!p.discardDown) m.cite(R['mb.draw.no-forced-discard']);
      if (!p.discardDown || m.zoneCount[zoneAt(m, f.seat, ZONE.hand)]! <= p.handSize) return NEXT;
      m.offerZone(O.discard, zoneAt(m, f.seat, ZONE.hand));
      return f.seat;
    },
    answer(m: M, f, _kind, card) {
      discard(m, f.seat, card, R['mb.draw.no-forced-discard']);
      return AGAIN;
    },
  },
  voluntaryDiscard: {
    ask(m: M, f) {
      const { p } = m.program;
      if (f.discarded >= p.voluntaryMax || (p.voluntaryNeedsDraw && f.drawn === 0)) return DONE;
      m.offerZone(O.discard, zoneAt(m, f.seat, ZONE.hand));
      if (m.optionCount === 0) return DONE;
      m.offer(O.pass);
      return f.seat;
    },
    answer(m: M, f, kind, card) {
      m.cite(R['mb.draw.voluntary-window']);
      if (kind === O.pass) return DONE;
      m.cite(R['mb.draw.voluntary-requires-draw']);
      discard(m, f.seat, card, R['mb.draw.voluntary-discard']);
      f.discarded++;
      return AGAIN;
    },
  },
});
