/** Giving up cards from a hand or a draw pile: the shared code of `discard` and `lose`. */
import { NO_CARD } from '@rulewright/engine';
import { DISCARD_FROM_HAND } from './choices.ts';
import { mark } from './marks.ts';
import { seatsMeant } from './seats.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { amountOf, compileAmount } from '../numbers/select.ts';
import { drawTo, nextCard } from '../zones/piles.ts';
import { R } from '../../rules.ts';
import type { Compiling } from './compiling.ts';
import type { CompiledEffect } from '../model/model.ts';
import type { EffectOf } from '../../verbs/schema.ts';

/** Compiles an effect that makes players give up cards. */
export function compileGivingUp(
  effect: EffectOf<'discard'> | EffectOf<'lose'>,
  { cards, slot }: Compiling,
): Pick<CompiledEffect, 'possible' | 'run'> {
  const count = compileAmount(effect.count, cards);
  const toLost = effect.do === 'lose';
  const place = effect.from === 'hand' ? ZONE.hand : ZONE.draw;
  return {
    possible(m, seat, source, spent) {
      if (effect.whose !== 'own') return true;
      const zone = zoneAt(m, seat, place);
      const gone = (m.zone[source] === zone ? 1 : 0) + (place === ZONE.hand ? spent : 0);
      return m.zoneCount[zone]! - gone >= Math.min(1, amountOf(m, count, seat, source));
    },
    run(m, f) {
      const wanted = amountOf(m, count, f.seat, f.card);
      const seats = seatsMeant(m, effect.whose, f, slot);
      if (effect.from === 'hand') {
        // The owners choose the cards, from the next player on. The step takes their seats as bits.
        const bits = seats.reduce((all, seat) => all | (1 << seat), 0);
        const enough = seats.some((seat) => m.zoneCount[zoneAt(m, seat, ZONE.hand)]! > 0);
        mark(f, enough, enough && seats.every((seat) => m.zoneCount[zoneAt(m, seat, ZONE.hand)]! >= wanted));
        return m.callAgain(DISCARD_FROM_HAND, f.seat, bits, wanted, toLost ? 1 : 0);
      }
      let moved = 0;
      for (const seat of seats) {
        for (let k = 0; k < wanted && !m.over && nextCard(m, seat) !== NO_CARD; k++, moved++) {
          drawTo(
            m,
            seat,
            toLost ? ZONE.lost : ZONE.discard,
            R[toLost ? 'mb.zone.lost-purpose' : 'mb.zone.discard-purpose'],
          );
        }
      }
      return mark(f, moved > 0 || wanted === 0, moved === wanted * seats.length);
    },
  };
}
