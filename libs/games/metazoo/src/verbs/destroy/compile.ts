/** Compiles the verb `destroy`: Destroys Pages, all at the same moment (mz.page.destroyed-leaves-arena). */
import { destroyTogether } from '../../play/arena/pages.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { R } from '../../rules.ts';

export const compileDestroy: CompileVerb<'destroy'> = ({ target }, compiling) => {
  const targets = compiling.targetsOf(target);
  compiling.add({
    run(m, f) {
      destroyTogether(m, targets(m, f), R['mz.page.destroyed-leaves-arena'], f.card);
      return stepped(f);
    },
  });
};
