/** Compiles the verb `deepen-column` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { columnOf } from '../../play/model/places.ts';
import { R } from '../../rules.ts';

export const compileDeepenColumn: CompileVerb<'deepen-column'> = () => ({
  possible: (m, _seat, source) => columnOf(m, source) >= 0,
  run(m, f) {
    const column = columnOf(m, f.card);
    if (column < 0) return mark(f, false);
    m.seat.deepened[m.owner[f.card]!]! |= 1 << column;
    m.cite(R['mb.zone.temporary-exception']);
    return mark(f, true);
  },
});
