/** Compiles the verb `prevent`: lowers the next Damage to its targets this turn. */
import { UNTIL, addChange } from '../../play/arena/changes.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { compileAmountOrAll } from '../../play/numbers/conditions.ts';
import { MOD } from '../../play/numbers/tally.ts';

export const compilePrevent: CompileVerb<'prevent'> = ({ amount, target }, compiling) => {
  const prevented = compileAmountOrAll(amount);
  toEach(compiling, target, (m, use, one) =>
    addChange(m, one, MOD.prevent, prevented(m, use.seat, use.card), UNTIL.turn, use.seat, use.card),
  );
};
