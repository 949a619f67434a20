/** Compiles the verb `prevent` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { E } from '../../play/model/events.ts';
import { amountOf, compileAmount } from '../../play/numbers/select.ts';
import { R } from '../../rules.ts';

export const compilePrevent: CompileVerb<'prevent'> = (effect, { cards }) => {
  const amount = effect.amount === 'all' ? Infinity : compileAmount(effect.amount, cards);
  return {
    possible: (m, seat) => m.table.battle !== 0 && m.table.loser === seat && m.table.damage > 0,
    run(m, f) {
      if (m.table.loser !== f.seat || m.table.damage <= 0) return mark(f, false);
      const points = Math.min(m.table.damage, amountOf(m, amount, f.seat, f.card));
      m.table.damage -= points;
      m.table.prevented += points;
      if (effect.keepsCard) m.table.cardKept = 1;
      m.emit(E.prevented, R['mb.damage.negated-meaning'], f.seat, points);
      return mark(f, true);
    },
  };
};
