/** Compiles the verb `lose-lp`: removes LP without Damage (mz.lp.loss-is-not-damage). */
import { destroyFallen, loseLp } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEachAtOnce } from '../../play/model/operations.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { R } from '../../rules.ts';

export const compileLoseLp: CompileVerb<'lose-lp'> = ({ amount, target }, compiling) =>
  toEachAtOnce(
    compiling,
    target,
    compileAmount(amount),
    (m, _use, one, lost, fallen) => loseLp(m, one, lost, R['mz.lp.loss-is-not-damage'], fallen),
    (m, _use, fallen) => destroyFallen(m, fallen),
  );
