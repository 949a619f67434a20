/** Compiles the verb `retarget`: the user of this text names new targets for an entry of the chain. */
import { AGAIN, NO_CARD, type Control } from '@rulewright/engine';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { CHAIN } from '../../play/model/state.ts';
import { CHOOSE } from '../../play/targets/choose.ts';
import { entryPick, entryRow, forget, stillLegal } from '../../play/targets/targets.ts';

export const compileRetarget: CompileVerb<'retarget'> = ({ entry }, compiling) => {
  const pick = entryPick(entry, compiling.newPick());
  const targets = stillLegal(pick);
  compiling.pick(pick);
  compiling.add({
    run(m, f): Control {
      const named = targets(m, f)[0];
      const row = named === undefined ? -1 : entryRow(m, named);
      f.pc++;
      if (row < 0) return AGAIN;
      const { chain } = m.records;
      const id = chain.get(row, CHAIN.id);
      forget(m, id);
      return m.callAgain(
        CHOOSE,
        id,
        chain.get(row, CHAIN.card),
        chain.get(row, CHAIN.seat),
        chain.get(row, CHAIN.text),
        NO_CARD,
        f.seat,
        0,
      );
    },
  });
};
