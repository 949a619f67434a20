/** Compiles the verb `safety` to functions that play its effect. */
import type { CompileVerb } from '../../play/effects/compiling.ts';
import { mark } from '../../play/effects/marks.ts';
import { E } from '../../play/model/events.ts';
import { columnOf } from '../../play/model/places.ts';
import { R } from '../../rules.ts';

export const compileSafety: CompileVerb<'safety'> = (effect) => ({
  possible: (m) => m.program.p.safety,
  run(m, f) {
    const column = columnOf(m, f.card);
    if (column < 0 || !m.program.p.safety) return mark(f, false);
    const owner = m.owner[f.card]!;
    if (effect.state === 'on') m.seat.safe[owner]! |= 1 << column;
    else m.seat.safe[owner]! &= ~(1 << column);
    m.emit(effect.state === 'on' ? E.safe : E.unsafe, R['mb.ability.text-beats-rules'], owner, column);
    return mark(f, true);
  },
});
