/** Compiles the verb `close-payment` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { otherSide } from '../../play/numbers/sides.ts';
import { R } from '../../rules.ts';

/** The bit of each payment zone in a payment. */
const CLOSED = { hand: 1, 'draw-pile': 2, 'discard-pile': 4, 'play-area': 8, reserve: 16, 'lost-pile': 0 } as const;

export const compileClosePayment: CompileVerb<'close-payment'> = (effect) => {
  const bits = effect.zones.reduce((all, zone) => all | CLOSED[zone], 0);
  return {
    possible: (m, seat) => otherSide(m, seat) >= 0,
    run(m, f) {
      if (otherSide(m, f.seat) < 0) return mark(f, false);
      if (f.seat === m.table.attacker) m.table.closedForDefender |= bits;
      else m.table.closedForAttacker |= bits;
      m.cite(R['mb.damage.unless-stated']);
      return mark(f, true);
    },
  };
};
