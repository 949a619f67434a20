/** Compiles the verb `win-game`: the user of the text wins the game (mz.win.page-conditions). */
import { winGame } from '../../play/arena/end.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';

export const compileWinGame: CompileVerb<'win-game'> = (_effect, compiling) =>
  toEach(compiling, 'you', (m, use) => {
    if (m.program.p.pageConditions) winGame(m, use.seat);
  });
