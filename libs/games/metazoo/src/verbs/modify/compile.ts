/** Compiles the verb `modify`: creates temporary changes. */
import { addChange, untilOf } from '../../play/arena/changes.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { compileModifier } from '../../play/numbers/modifiers.ts';

export const compileModify: CompileVerb<'modify'> = ({ target, modifiers, until }, compiling) => {
  const changes = modifiers.map((one) => compileModifier(one, compiling.factOf));
  const end = untilOf(until);
  const targets = compiling.targetsOf(target);
  compiling.add({
    run(m, f) {
      const found = targets(m, f);
      // Computes all values first, because a change may affect the values that others count.
      const values = found.map(() => changes.map(({ value }) => value(m, f.seat, f.card)));
      found.forEach((one, n) => {
        changes.forEach(({ kind }, at) => addChange(m, one, kind, values[n]![at]!, end, f.seat, f.card));
      });
      return stepped(f);
    },
  });
};
