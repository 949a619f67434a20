/** Reveals the top Page of the own Spellbook, which may be Contracted. */
import type { CompileVerb } from '../../play/model/compiling.ts';

export const compileRevealTop: CompileVerb<'reveal-top'> = (_effect, compiling) =>
  compiling.add({
    run(m, f) {
      f.pc++;
      return m.callAgain(m.program.reveal, f.seat);
    },
  });
