/** The current cost of Contracting a Page. */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { casterTarget } from '../model/places.ts';
import { MODIFIER } from '../model/state.ts';
import { AURA, AURA_COUNT, TYPE, auraSum, type AuraVector } from '../model/words.ts';
import { costChange, costChangeOf } from './numbers.ts';
import { MOD } from './tally.ts';

/** The Neutral Aura that Pages without a printed cost pay because of their page type (mz.turn.aura-mostly-free). */
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

/** The kinds of change that concern one Aura Type, as bits. */
const TYPED = (((1 << AURA_COUNT) - 1) << MOD.auraCostOf) | (1 << MOD.nextContract);

/** The change to a Page's cost in one Aura Type that applies only to the next Page of its kind. */
function nextChange(m: M, card: number, type: number): number {
  const { modifier } = m.records;
  const seat = m.card.controller[card]!;
  let sum = 0;
  for (let row = 0; row < modifier.count; row++) {
    if (
      modifier.get(row, MODIFIER.kind) !== MOD.nextContract ||
      modifier.get(row, MODIFIER.target) !== casterTarget(seat)
    )
      continue;
    const { applies, aura, by } = m.program.discounts[modifier.get(row, MODIFIER.value)]!;
    if (aura === type && applies(m, seat, card, card)) sum += by;
  }
  return sum;
}

/** Whether some text changes the cost in one type of Aura or the cost of the next Page. */
function changesTypes(m: M): boolean {
  if ((m.program.lists.of(m).kinds & TYPED) !== 0) return true;
  const { modifier } = m.records;
  for (let row = 0; row < modifier.count; row++)
    if (((TYPED >> modifier.get(row, MODIFIER.kind)) & 1) === 1) return true;
  return false;
}

/** The cost of a Page in Aura by type: the printed cost with the changes of texts. Never below 0 in any type. */
export function costVector(m: M, card: number): AuraVector {
  const printed = m.program.cost[m.def[card]!]!;
  const change = typeCost(m, card) + costChange(m, card);
  const typed = changesTypes(m);
  if (change === 0 && !typed) return printed;
  return printed.map((amount, type) => {
    const more =
      (type === AURA.Neutral ? change : 0) + (typed ? costChangeOf(m, card, type) + nextChange(m, card, type) : 0);
    return Math.max(0, amount + more);
  });
}

/** Whether the printed conditions for Contracting a Page are true (mz.general.contract-requirements). */
export function requirementsHold(m: M, seat: number, card: number): boolean {
  const test = m.program.requires[m.def[card]!]!;
  return test === null || test(m, seat, card, NO_CARD);
}
