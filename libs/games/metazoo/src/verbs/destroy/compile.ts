/** Destroys Pages (mz.page.destroyed-leaves-arena). */
import { destroy } from '../../play/arena/pages.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { R } from '../../rules.ts';

export const compileDestroy: CompileVerb<'destroy'> = ({ target }, compiling) =>
  toEach(compiling, target, (m, use, one) => destroy(m, one, R['mz.page.destroyed-leaves-arena'], use.card));
