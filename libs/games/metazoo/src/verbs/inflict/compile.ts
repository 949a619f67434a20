/** Compiles the verb `inflict`: inflicts a Status Effect (mz.status.who). */
import { inflict } from '../../play/arena/inflict.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { STATUS } from '../../play/model/words.ts';

export const compileInflict: CompileVerb<'inflict'> = ({ status, counters, target }, compiling) =>
  toEach(compiling, target, (m, use, one) => inflict(m, one, STATUS[status], counters, use.seat));
