/**
 * The stage in which a player makes an ability's choices. Used when an ability is announced and when a triggered
 * ability resolves.
 */
import { AGAIN, NEXT, NO_CARD, type AskStage } from '@rulewright/engine';
import { O } from '../model/options.ts';
import { CHOSE_NONE, NOT_CHOSEN } from '../effects/marks.ts';
import type { M, Plan } from '../model/model.ts';
import { otherSide } from '../numbers/sides.ts';

interface Choosing {
  seat: number;
  card: number;
  ability: number;
  t0: number;
  t1: number;
}

const found: number[] = [];

/**
 * Offers the candidates of a choice. In a battle, "opponent" means the other side and is not asked.
 * @param chosen the card that an earlier choice took, or a negative number
 */
function offerPlan(m: M, f: Choosing, plan: Plan, chosen: number): void {
  if (plan.kind === 'seat') {
    if (otherSide(m, f.seat) >= 0) m.offer(O.targetPlayer, otherSide(m, f.seat));
    else
      for (let seat = 0; seat < m.seats; seat++)
        if (seat !== f.seat && m.seat.out[seat] === 0) m.offer(O.targetPlayer, seat);
    return;
  }
  const n = plan.select!(m, f.seat, f.card, found);
  for (let i = 0; i < n; i++) if (found[i] !== chosen) m.offer(O.target, found[i]);
  if (plan.optional && m.optionCount > 0) m.offer(O.pass);
}

/** Asks for each choice of the ability in turn. A choice without candidates stays empty. */
export const CHOOSE_TARGETS: AskStage<M, Choosing> = {
  ask(m, f) {
    const { plans } = m.program.abilities[f.ability]!;
    for (let slot = 0; slot < plans.length; slot++) {
      if ((slot === 0 ? f.t0 : f.t1) !== NOT_CHOSEN) continue;
      // The first choice can be a seat, whose number says nothing about cards.
      offerPlan(m, f, plans[slot]!, plans[0]!.kind === 'seat' ? NO_CARD : f.t0);
      if (m.optionCount > 0) return f.seat;
      if (slot === 0) f.t0 = CHOSE_NONE;
      else f.t1 = CHOSE_NONE;
    }
    return NEXT;
  },
  answer(_m, f, kind, target) {
    const chosen = kind === O.pass ? CHOSE_NONE : target;
    if (f.t0 === NOT_CHOSEN) f.t0 = chosen;
    else f.t1 = chosen;
    return AGAIN;
  },
};
