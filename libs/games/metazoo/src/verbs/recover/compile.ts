/** Removes Damage, never more than there is (mz.lp.recover). */
import { recover } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { compileAmountOrAll } from '../../play/numbers/conditions.ts';
import { R } from '../../rules.ts';

export const compileRecover: CompileVerb<'recover'> = ({ amount, target }, compiling) => {
  const recovered = compileAmountOrAll(amount);
  toEach(compiling, target, (m, use, one) => recover(m, one, recovered(m, use.seat, use.card), R['mz.lp.recover']));
};
