/** Compiles the verb `awaken`: Awakens Pages in the Arena (mz.lang.fatigue-states). */
import { awaken } from '../../play/arena/pages.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { onPage, toEach } from '../../play/model/operations.ts';
import { R } from '../../rules.ts';

export const compileAwaken: CompileVerb<'awaken'> = ({ target }, compiling) =>
  toEach(
    compiling,
    target,
    onPage((m, _use, one) => void awaken(m, one, R['mz.lang.fatigue-states'])),
  );
