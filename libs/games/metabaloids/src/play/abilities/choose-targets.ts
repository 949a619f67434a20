/**
 * The stage in which a player makes an ability's choices. Used when an ability is announced and when a triggered
 * ability resolves.
 */
import { AGAIN, NEXT, type AskStage } from '@rulewright/engine';
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

/** Offers the candidates of a choice. In a battle, "opponent" means the other side and is not asked. */
function offerPlan(m: M, f: Choosing, plan: Plan): void {
  if (plan.kind === 'seat') {
    if (otherSide(m, f.seat) >= 0) m.offer(O.targetPlayer, otherSide(m, f.seat));
    else
      for (let seat = 0; seat < m.seats; seat++)
        if (seat !== f.seat && m.seat.out[seat] === 0) m.offer(O.targetPlayer, seat);
    return;
  }
  const n = plan.select!(m, f.seat, f.card, found);
  for (let i = 0; i < n; i++) if (found[i] !== f.t0) m.offer(O.target, found[i]);
  if (plan.optional && m.optionCount > 0) m.offer(O.pass);
}

/** Asks for each choice of the ability in turn. A choice without candidates stays empty. */
export const CHOOSE_TARGETS: AskStage<M, Choosing> = {
  ask(m, f) {
    const { plans } = m.program.abilities[f.ability]!;
    for (let slot = 0; slot < plans.length; slot++) {
      if ((slot === 0 ? f.t0 : f.t1) !== NOT_CHOSEN) continue;
      offerPlan(m, f, plans[slot]!);
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
