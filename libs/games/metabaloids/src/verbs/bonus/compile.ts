/** Compiles the verb `bonus` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { E } from '../../play/model/events.ts';
import { amountOf, compileAmount } from '../../play/numbers/select.ts';
import { fightingColumn, otherSide, undecided } from '../../play/numbers/sides.ts';
import { R } from '../../rules.ts';

export const compileBonus: CompileVerb<'bonus'> = (effect, { cards }) => {
  const amount = compileAmount(effect.amount, cards);
  return {
    possible: (m, seat) => undecided(m) && fightingColumn(m, seat) >= 0,
    run(m, f) {
      if (!undecided(m) || fightingColumn(m, f.seat) < 0) return mark(f, false);
      const points = amountOf(m, amount, f.seat, f.card);
      const side = effect.side === 'own' ? f.seat : otherSide(m, f.seat);
      if (side === m.table.attacker) m.table.attackBonus += points;
      else m.table.defendBonus += points;
      m.emit(E.bonus, R['mb.battle.bonus-scope'], side, points);
      return mark(f, true);
    },
  };
};
