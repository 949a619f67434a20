/** Compiles the verb `take-control`: gives the user of the text control of Pages (mz.owner.controller). */
import { changeControl, untilOf } from '../../play/arena/changes.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { onPage, toEach } from '../../play/model/operations.ts';

export const compileTakeControl: CompileVerb<'take-control'> = ({ target, until }, compiling) => {
  const end = untilOf(until);
  toEach(
    compiling,
    target,
    onPage((m, use, one) => changeControl(m, one, use.seat, end, use.card)),
  );
};
