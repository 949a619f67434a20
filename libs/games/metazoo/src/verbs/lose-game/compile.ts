/** Compiles the verb `lose-game`: removes Casters from the game (mz.win.page-conditions). */
import { leaveGame } from '../../play/arena/end.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { isCaster, seatOfTarget } from '../../play/model/places.ts';
import { R } from '../../rules.ts';

export const compileLoseGame: CompileVerb<'lose-game'> = ({ who }, compiling) =>
  toEach(compiling, who, (m, _use, one) => {
    if (isCaster(one) && m.program.p.pageConditions) leaveGame(m, seatOfTarget(one), R['mz.win.page-conditions']);
  });
