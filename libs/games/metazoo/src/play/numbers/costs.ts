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

/** As bits: the kinds of change that can change the cost in single Aura Types, and all kinds that change a cost. */
const TYPED = (((1 << AURA_COUNT) - 1) << MOD.auraCostOf) | (1 << MOD.nextContract);
const COSTS = TYPED | (1 << MOD.auraCost);

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

/** The kinds in `COSTS` that a text or a temporary change in play makes, as bits. Usually none. */
function costChanges(m: M): number {
  const { modifier } = m.records;
  let kinds = m.program.lists.of(m).kinds;
  for (let row = 0, rows = modifier.count; row < rows; row++) kinds |= 1 << modifier.get(row, MODIFIER.kind);
  return kinds & COSTS;
}

/** The cost of a Page in Aura by type: the printed cost with the changes of texts. Never below 0 in any type. */
export function costVector(m: M, card: number): AuraVector {
  const printed = m.program.cost[m.def[card]!]!;
  const changes = costChanges(m);
  const change = typeCost(m, card) + (changes === 0 ? 0 : costChange(m, card));
  const typed = (changes & TYPED) !== 0;
  if (change === 0 && !typed) return printed;
  return printed.map((amount, type) => {
    const more =
      (type === AURA.Neutral ? change : 0) + (typed ? costChangeOf(m, card, type) + nextChange(m, card, type) : 0);
    return Math.max(0, amount + more);
  });
}

/** The total of a cost over all types. `cost` is the result of `costVector` for this card. */
export function costSum(m: M, card: number, cost: AuraVector): number {
  const def = m.def[card]!;
  return cost === m.program.cost[def] ? m.program.printedCost[def]! : auraSum(cost);
}

/** Whether the printed conditions for Contracting a Page are true (mz.general.contract-requirements). */
export function requirementsHold(m: M, seat: number, card: number): boolean {
  const test = m.program.requires[m.def[card]!]!;
  return test === null || test(m, seat, card, NO_CARD);
}
