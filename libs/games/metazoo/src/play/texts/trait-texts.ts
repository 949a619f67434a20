/**
 * Fear and Flash, the Traits that act when their Page is Contracted. They are implemented as texts of every Page with
 * the Trait (mz.trait.fear, mz.trait.flash).
 */
import { AGAIN } from '@rulewright/engine';
import { selectorSchema } from '../../language/schema.ts';
import type { Trait } from '../../language/words.ts';
import { R } from '../../rules.ts';
import { UNTIL, addChange } from '../arena/changes.ts';
import { HEADS } from '../model/events.ts';
import type { Frame } from '../model/frame.ts';
import type { M, Op, Pick } from '../model/model.ts';
import { ZONE } from '../model/state.ts';
import { FORBID } from '../numbers/numbers.ts';
import { MOD } from '../numbers/tally.ts';
import { flip } from '../arena/coin.ts';
import { putAway } from '../piles/put-away.ts';
import { compilePick, stillLegal } from '../targets/targets.ts';

/** The effects of a Trait, in the form of compiled effects. */
export interface TraitText {
  readonly ops: readonly Op[];
  readonly picks: readonly Pick[];
}

/** Flips a coin for one target. Without a target, nothing happens. */
function coinText(pick: Pick, rule: number, heads: (m: M, f: Frame, target: number) => void): TraitText {
  const targets = stillLegal(pick);
  return {
    picks: [pick],
    ops: [
      {
        run(m, f) {
          const target = targets(m, f)[0];
          f.pc++;
          if (target !== undefined && flip(m, f.seat, rule) === HEADS) heads(m, f, target);
          return AGAIN;
        },
      },
    ],
  };
}

function beastie(op: number, whose: 'opposing' | 'any', upTo: boolean): Pick {
  const from = selectorSchema.parse({ types: ['beastie'], whose });
  return compilePick({ pick: 1, upTo, from, by: 'you' }, op, false);
}

/** The effects of a Trait when its Page is Contracted, or null. `optional`: whether the user may name no target for Fear. */
export function traitText(trait: Trait, op: number, optional: boolean): TraitText | null {
  if (trait === 'Fear')
    return coinText(beastie(op, 'opposing', optional), R['mz.trait.fear'], (m, _f, target) =>
      putAway(m, target, ZONE.chapter, R['mz.trait.fear']),
    );
  if (trait === 'Flash')
    return coinText(beastie(op, 'any', false), R['mz.trait.flash'], (m, f, target) => {
      const until = m.program.p.flashUntilTargetsTurn ? UNTIL.itsNext : UNTIL.yourNext;
      addChange(m, target, MOD.forbid, FORBID.attack, until, f.seat, f.card);
    });
  return null;
}
