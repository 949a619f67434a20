/**
 * Compiles the verb `next-contract`: changes the cost of the next Page of a kind that the user of the text Contracts
 * this turn.
 */
import { UNTIL, addChange } from '../../play/arena/changes.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { stepped } from '../../play/model/frame.ts';
import { casterTarget } from '../../play/model/places.ts';
import { AURA } from '../../play/model/words.ts';
import { compileFilters } from '../../play/numbers/selections.ts';
import { MOD } from '../../play/numbers/tally.ts';

export const compileNextContract: CompileVerb<'next-contract'> = ({ which, aura, by }, compiling) => {
  const discount = compiling.discount({ applies: compileFilters(which), aura: AURA[aura], by });
  compiling.add({
    run(m, f) {
      addChange(m, casterTarget(f.seat), MOD.nextContract, discount, UNTIL.turn, f.seat, f.card);
      return stepped(f);
    },
  });
};
