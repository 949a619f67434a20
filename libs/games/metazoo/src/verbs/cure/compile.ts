/** Compiles the verb `cure`: removes Status Effects (mz.status.removal-ends). */
import { cure } from '../../play/arena/inflict.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { STATUS } from '../../play/model/words.ts';
import { R } from '../../rules.ts';

export const compileCure: CompileVerb<'cure'> = ({ status, target }, compiling) => {
  const removed = status === 'any' ? null : STATUS[status];
  toEach(compiling, target, (m, _use, one) => cure(m, one, removed, R['mz.status.removal-ends']));
};
