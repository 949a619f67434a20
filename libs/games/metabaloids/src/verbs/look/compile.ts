/** Compiles the verb `look` to functions that play its effect. */
import { LOOK } from '../../play/effects/choices.ts';
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { R } from '../../rules.ts';

export const compileLook: CompileVerb<'look'> = (effect) => ({
  possible: (m, seat) => m.zoneCount[zoneAt(m, seat, ZONE.draw)]! > 0,
  run(m, f) {
    const there = m.zoneCount[zoneAt(m, f.seat, ZONE.draw)]!;
    if (there === 0) return mark(f, false);
    mark(f, true, there >= effect.count);
    m.cite(R['mb.zone.draw-pile-hidden']);
    const rest = effect.rest === 'top' ? 0 : effect.rest === 'bottom' ? 1 : 2;
    return m.callAgain(LOOK, f.seat, Math.min(there, effect.count), effect.take, rest);
  },
});
