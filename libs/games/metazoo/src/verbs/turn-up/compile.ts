/**
 * Compiles the verb `turn-up`: turns Traps face-up. Their controllers Contract them by paying for them
 * (mz.keyword.flipped, mz.trap.paying-is-contracting).
 */
import { selectorSchema } from '../../language/schema.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';

export const compileTurnUp: CompileVerb<'turn-up'> = ({ pick, whose }, compiling) => {
  const from = selectorSchema.parse({ faceDown: true, whose });
  const targets = compiling.targetsOf({ pick, upTo: false, from, by: 'you' });
  compiling.add({
    run(m, f) {
      // A Trap that was turned face-up is no longer a target, so the loop ends.
      const [next] = targets(m, f);
      return next === undefined ? stepped(f) : m.callAgain(m.program.flip, next);
    },
  });
};
