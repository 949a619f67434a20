/** Compiles the verb `draw` to functions that play its effect. */
import { NO_CARD } from '@rulewright/engine';
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { seatsMeant } from '../../play/effects/seats.ts';
import type { M } from '../../play/model/model.ts';
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { amountOf, compileAmount } from '../../play/numbers/select.ts';
import { failDraw } from '../../play/zones/end.ts';
import { drawTo } from '../../play/zones/piles.ts';
import { R } from '../../rules.ts';

/**
 * Draws up to `count` cards to a hand. A missing card may end the match (mb.win.draw-scope). Returns how many cards
 * were drawn.
 */
function drawCards(m: M, seat: number, count: number): number {
  for (let drawn = 0; drawn < count; drawn++) {
    if (m.over) return drawn;
    if (drawTo(m, seat, ZONE.hand, R['mb.ability.pay-and-perform']) === NO_CARD) {
      failDraw(m, 1 << seat, false);
      return drawn;
    }
  }
  return count;
}

export const compileDraw: CompileVerb<'draw'> = (effect, { cards, slot }) => {
  const count = compileAmount(effect.count, cards);
  return {
    possible: (m, seat) =>
      effect.whose !== 'own' ||
      m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0 ||
      (m.program.p.reshuffle && m.zoneCount[zoneAt(m, seat, ZONE.discard)]! > 0),
    run(m, f) {
      const wanted = amountOf(m, count, f.seat, f.card);
      let all = true;
      let some = false;
      for (const seat of seatsMeant(m, effect.whose, f, slot)) {
        if (m.over) break;
        const drawn = drawCards(m, seat, wanted);
        all &&= drawn === wanted;
        some ||= drawn > 0;
      }
      return mark(f, some, all && some);
    },
  };
};
