/** What it costs to Contract a Page now. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { AURA, TYPE, auraSum, type AuraVector } from '../model/words.ts';
import { costChange } from './numbers.ts';

/** Neutral Aura that page types cost which print no cost (mz.turn.aura-mostly-free). */
function typeCost(m: M, card: number): number {
  const { p, type, cost } = m.program;
  const def = m.def[card]!;
  switch (type[def]) {
    case TYPE.potion:
      return p.potionCost;
    case TYPE.terra:
      return p.terraCost;
    case TYPE.aura:
      return auraSum(cost[def]!) === 0 ? p.auraPageCost : 0;
    default:
      return 0;
  }
}

/** The cost of a Page in Aura by type: printed, and changed by texts in its Neutral part. */
export function costVector(m: M, card: number): AuraVector {
  const printed = m.program.cost[m.def[card]!]!;
  const change = typeCost(m, card) + costChange(m, card);
  if (change === 0) return printed;
  const cost = [...printed];
  cost[AURA.Neutral] = Math.max(0, cost[AURA.Neutral]! + change);
  return cost;
}

/** Whether the conditions printed for Contracting a Page hold (mz.general.contract-requirements). */
export function requirementsHold(m: M, seat: number, card: number): boolean {
  const test = m.program.requires[m.def[card]!]!;
  return test === null || test(m, seat, card, NO_CARD);
}
