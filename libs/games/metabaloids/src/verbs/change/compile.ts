/** Compiles the verb `change` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { markTargets } from '../../play/effects/marks.ts';
import { compileTarget } from '../../play/effects/target.ts';
import { E } from '../../play/model/events.ts';
import { STAT, UNTIL } from '../../play/model/state.ts';
import { amountOf, compileAmount } from '../../play/numbers/select.ts';
import { R } from '../../rules.ts';

const hit: number[] = [];

export const compileChange: CompileVerb<'change'> = (effect, { cards, slot, slots }) => {
  const target = compileTarget(effect.target, cards, slot, slots);
  const by = compileAmount(effect.by, cards);
  const stat = STAT[effect.stat];
  const until = effect.until === 'end-of-battle' ? UNTIL.battle : UNTIL.turn;
  return {
    possible: target.aim,
    run(m, f) {
      const n = target.of(m, f, hit);
      const points = amountOf(m, by, f.seat, f.card);
      for (let i = 0; i < n; i++) {
        m.records.modifier.add(hit[i], stat, points, until);
        m.emit(E.change, R['mb.ability.text-beats-rules'], hit[i], stat, points);
      }
      return markTargets(f, n, target.wanted(f));
    },
  };
};
