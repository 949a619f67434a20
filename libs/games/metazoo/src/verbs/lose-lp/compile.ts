/** Takes LP without Damage (mz.lp.loss-is-not-damage). */
import { loseLp } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { R } from '../../rules.ts';

export const compileLoseLp: CompileVerb<'lose-lp'> = ({ amount, target }, compiling) => {
  const lost = compileAmount(amount);
  toEach(compiling, target, (m, use, one) =>
    loseLp(m, one, lost(m, use.seat, use.card), R['mz.lp.loss-is-not-damage']),
  );
};
