/** Compiles the verb `recover`: removes Damage, but never more than there is (mz.lp.recover). */
import { recover } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEachAtOnce } from '../../play/model/operations.ts';
import { compileAmountOrAll } from '../../play/numbers/conditions.ts';
import { R } from '../../rules.ts';

export const compileRecover: CompileVerb<'recover'> = ({ amount, target }, compiling) =>
  toEachAtOnce(compiling, target, compileAmountOrAll(amount), (m, _use, one, recovered) =>
    recover(m, one, recovered, R['mz.lp.recover']),
  );
