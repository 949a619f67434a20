/** Compiles the verb `stop`: marks an entry of the resolution chain as stopped (mz.chain.stopped-entry). */
import type { CompileVerb } from '../../play/model/compiling.ts';
import { eachTarget } from '../../play/model/operations.ts';
import { CHAIN } from '../../play/model/state.ts';
import { entryPick, entryRow, stillLegal } from '../../play/targets/targets.ts';

export const compileStop: CompileVerb<'stop'> = ({ entry }, compiling) => {
  const pick = entryPick(entry, compiling.newPick());
  compiling.pick(pick);
  compiling.add(
    eachTarget(stillLegal(pick), (m, _use, one) => {
      const row = entryRow(m, one);
      if (row >= 0) m.records.chain.set(row, CHAIN.stopped, 1);
    }),
  );
};
