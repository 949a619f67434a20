/** Compiles the verb `choose`: the user of the text chooses one option, and only then names the targets of its effects. */
import { AGAIN } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { leap } from '../../play/model/operations.ts';
import { O } from '../../play/model/options.ts';

export const compileChoose: CompileVerb<'choose'> = ({ options }, compiling) => {
  const starts: number[] = [];
  compiling.add({
    run(m, f) {
      starts.forEach((_, index) => m.offer(O.choose, index + 1));
      return f.seat;
    },
    answer(_m, f, _kind, index) {
      f.pc = starts[index - 1]!;
      return AGAIN;
    },
  });
  const ends = options.map(({ effects }) => {
    starts.push(compiling.next);
    compiling.lateEffects(effects);
    const end = leap();
    compiling.add(end.op);
    return end;
  });
  for (const end of ends) end.to(compiling.next);
};
