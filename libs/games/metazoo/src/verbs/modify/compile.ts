/** Makes changes that end at a moment. */
import { addChange, untilOf } from '../../play/arena/changes.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { compileModifier } from '../../play/numbers/modifiers.ts';

export const compileModify: CompileVerb<'modify'> = ({ target, modifiers, until }, compiling) => {
  const changes = modifiers.map(compileModifier);
  const end = untilOf(until);
  toEach(compiling, target, (m, use, one) => {
    for (const { kind, value } of changes)
      addChange(m, one, kind, value(m, use.seat, use.card), end, use.seat, use.card);
  });
};
