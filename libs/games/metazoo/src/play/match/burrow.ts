/** Burrowing at the start of a turn (mz.trait.burrow). */
import { DONE, step, type Control } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { eachIn, nextSeat } from '../model/places.ts';
import { ZONE } from '../model/state.ts';
import { TRAIT, traitBit } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';

/** At the start of any turn, Casters may declare Beasties with Burrow as burrowing, in turn order (mz.trait.burrow). */
export const BURROW = step('burrow', ['asked', 'left'], {
  declare: {
    ask(m: M, f): Control {
      if ((m.program.lists.of(m).present & traitBit('Burrow')) === 0) return DONE;
      for (; f.left > 0; f.left--, f.asked = nextSeat(m, f.asked)) {
        eachIn(m, ZONE.arena, (card) => {
          if (m.card.controller[card] === f.asked && m.card.burrowing[card] === 0 && hasTrait(m, card, TRAIT.Burrow))
            m.offer(O.burrow, card);
        });
        if (m.optionCount === 0) continue;
        m.offer(O.pass);
        return f.asked;
      }
      return DONE;
    },
    answer(m: M, f, kind, card) {
      if (kind === O.pass) {
        f.left--;
        f.asked = nextSeat(m, f.asked);
      } else {
        m.card.burrowing[card] = 1;
        m.emit(E.burrowed, R['mz.trait.burrow'], card);
      }
      return f.goto.declare;
    },
  },
});
