/**
 * Compiles the verb `may`: asks the user of the text. "No" jumps over the optional effects; their targets are named
 * only after "yes".
 */
import { AGAIN, type Control } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { jump } from '../../play/model/operations.ts';
import { O } from '../../play/model/options.ts';

export const compileMay: CompileVerb<'may'> = ({ effects }, compiling) => {
  const onNo = jump((aim) => ({
    run(m, f): Control {
      m.offer(O.yes);
      m.offer(O.no);
      return f.seat;
    },
    answer(_m, f, kind) {
      if (kind === O.yes) return stepped(f);
      f.pc = aim();
      return AGAIN;
    },
  }));
  compiling.add(onNo.op);
  compiling.lateEffects(effects);
  onNo.to(compiling.next);
};
