/** Compiles the verb `token`: creates Tokens (mz.token.is-page-for-targeting). */
import { makeToken } from '../../play/arena/tokens.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { R } from '../../rules.ts';

export const compileToken: CompileVerb<'token'> = ({ token, count }, compiling) => {
  const def = compiling.tokenDef(token);
  const tokens = compileAmount(count);
  compiling.add({
    run(m, f) {
      for (let left = tokens(m, f.seat, f.card); left > 0; left--)
        makeToken(m, f.seat, def, 0, R['mz.token.is-page-for-targeting']);
      return stepped(f);
    },
  });
};
