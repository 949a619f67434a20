/**
 * Compiles the verb `flip`: flips a coin. On heads, continues with the next operation; on tails, jumps over the effects
 * for heads.
 */
import { AGAIN } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { HEADS } from '../../play/model/events.ts';
import { stepped } from '../../play/model/frame.ts';
import { jump, leap } from '../../play/model/operations.ts';
import { flip } from '../../play/arena/coin.ts';
import { R } from '../../rules.ts';

export const compileFlip: CompileVerb<'flip'> = ({ heads, tails }, compiling) => {
  const onTails = jump((aim) => ({
    run(m, f) {
      if (flip(m, f.seat, R['mz.action.what-counts']) === HEADS) return stepped(f);
      f.pc = aim();
      return AGAIN;
    },
  }));
  compiling.add(onTails.op);
  compiling.effects(heads);
  const end = leap();
  compiling.add(end.op);
  onTails.to(compiling.next);
  compiling.effects(tails);
  end.to(compiling.next);
};
