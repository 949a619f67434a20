/** Compiles the verb `reveal-top`: reveals the top Page of the user's own Spellbook. The user may Contract it. */
import type { CompileVerb } from '../../play/model/compiling.ts';

export const compileRevealTop: CompileVerb<'reveal-top'> = (_effect, compiling) =>
  compiling.add({
    run(m, f) {
      f.pc++;
      return m.callAgain(m.program.reveal, f.seat);
    },
  });
