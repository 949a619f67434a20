/** Compiles the verb `fatigue`: Fatigues Pages in the Arena (mz.lang.fatigue-states). */
import { fatigue } from '../../play/arena/pages.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { onPage, toEach } from '../../play/model/operations.ts';
import { R } from '../../rules.ts';

export const compileFatigue: CompileVerb<'fatigue'> = ({ target }, compiling) =>
  toEach(
    compiling,
    target,
    onPage((m, _use, one) => void fatigue(m, one, R['mz.lang.fatigue-states'])),
  );
