/** Numbers for the moments at which texts happen. */
import { momentSchema, type Moment } from '../../cards/texts.ts';

/** Number of each moment that texts can name. */
export const MOMENTS = momentSchema.options;
const number = (moment: Moment): number => MOMENTS.indexOf(moment);

export const MOMENT = {
  resolved: number('resolved'),
  contracted: number('contracted'),
  flipped: number('flipped'),
  destroyed: number('destroyed'),
  entered: number('entered'),
  asSoonAs: number('as-soon-as'),
  ownTurnStart: number('own-turn-start'),
  ownTurnEnd: number('own-turn-end'),
  everyTurnStart: number('every-turn-start'),
  everyTurnEnd: number('every-turn-end'),
  attacks: number('attacks'),
  defends: number('defends'),
  dealtDamage: number('dealt-damage'),
  tookDamage: number('took-damage'),
  destroyedAnother: number('destroyed-another'),
  ownHeads: number('own-coin-heads'),
  ownTails: number('own-coin-tails'),
  everyHeads: number('every-coin-heads'),
  everyTails: number('every-coin-tails'),
} as const;
