/** Compiles the verb `shift` to functions that play its effect. */
import { NO_CARD } from '@rulewright/engine';
import { SHIFT, canShift } from '../../play/effects/choices.ts';
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { compileTarget } from '../../play/effects/target.ts';
import { columnOf } from '../../play/model/places.ts';

export const compileShift: CompileVerb<'shift'> = (effect, { cards, slot, slots }) => {
  const target = compileTarget(effect.target, cards, slot, slots);
  const found: number[] = [];
  return {
    possible: (m, seat, source) => (effect.target === 'this' ? canShift(m, source, -1) : target.aim(m, seat, source)),
    run(m, f) {
      const n = target.of(m, f, found);
      const to = effect.to === 'this-column' ? columnOf(m, f.card) : -1;
      if (target.wanted(f) === 0) return mark(f, true);
      const card = n > 0 ? found[0]! : NO_CARD;
      if (card === NO_CARD || columnOf(m, card) < 0 || !canShift(m, card, to)) return mark(f, false);
      mark(f, true);
      return m.callAgain(SHIFT, m.owner[card], card, to);
    },
  };
};
