/** Sums up the changes on Pages and Casters, temporary ones and those of lasting texts (mz.keyword.arena). */
import { NO_CARD } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { MODIFIER } from '../model/state.ts';

/**
 * The kinds of change, in the order of the words of the event `page.changed`. `auraCostOf` is the first of a block with
 * one kind per Aura Type. From `forbidContract` on, the kinds concern Casters.
 */
export const MOD = {
  maxLp: 0,
  attackDamage: 1,
  auraCost: 2,
  giveTrait: 3,
  takeTrait: 4,
  forbid: 5,
  immune: 6,
  prevent: 7,
  control: 8,
  nullifyTrait: 9,
  scaleDamage: 10,
  auraCostOf: 11,
  forbidContract: 22,
  symbol: 23,
  nextContract: 24,
} as const;

/**
 * Recursion depth of lasting texts. The conditions of a lasting text are evaluated without other lasting texts, so that
 * the recursion ends.
 */
let depth = 0;
/** Values of `wanted` that add up the values, or multiply them as percentages, instead of counting equal ones. */
export const SUM = -1;
export const PERCENT = -2;

/** The start value of a tally, and the tally after one more value. */
const start = (wanted: number): number => (wanted === PERCENT ? 100 : 0);
function added(result: number, value: number, wanted: number): number {
  if (wanted === SUM) return result + value;
  if (wanted === PERCENT) return (result * value) / 100;
  return value === wanted ? result + 1 : result;
}

/**
 * The maximum recursion depth for a kind of change. It is 1 for symbols: a lasting text may depend on a symbol that
 * another lasting text activates.
 */
const deepest = (kind: number): number => (kind === MOD.symbol ? 1 : 0);

/**
 * The changes of one kind on a target: temporary ones, then those of lasting texts (mz.keyword.arena).
 * @returns the sum of their values with `SUM`, their product with `PERCENT`, and otherwise the number of changes whose
 * value is `wanted`
 */
export function tally(m: M, target: number, kind: number, wanted: number): number {
  const { modifier } = m.records;
  let result = start(wanted);
  for (let row = modifier.count - 1; row >= 0; row--) {
    if (modifier.get(row, MODIFIER.target) !== target || modifier.get(row, MODIFIER.kind) !== kind) continue;
    result = added(result, modifier.get(row, MODIFIER.value), wanted);
  }
  const { lasting } = m.records;
  if (lasting.count === 0 || depth > deepest(kind)) return result;
  const { kinds, traits } = m.program.lists.of(m);
  if (((kinds >> kind) & 1) === 0 || (isTraitKind(kind) && ((traits >> wanted) & 1) === 0)) return result;
  depth++;
  for (let row = 0; row < lasting.count; row++)
    result = addedByPage(m, lasting.get(row, 0), target, kind, wanted, result);
  depth--;
  return result;
}

const isTraitKind = (kind: number): boolean =>
  kind === MOD.giveTrait || kind === MOD.takeTrait || kind === MOD.nullifyTrait;

/** Adds the lasting texts of one Page to `before`. A paralyzed Page has none (mz.status.paralyze-no-text). */
function addedByPage(m: M, card: number, target: number, kind: number, wanted: number, before: number): number {
  if (m.card.paralyzed[card]! > 0) return before;
  const seat = m.card.controller[card]!;
  let result = before;
  for (const text of m.program.statics[m.def[card]!]!) {
    if (((text.kinds >> kind) & 1) === 0 || (isTraitKind(kind) && ((text.traits >> wanted) & 1) === 0)) continue;
    if (!text.applies(m, seat, card, target) || !text.conditions(m, seat, card, NO_CARD)) continue;
    for (const change of text.changes) {
      if (change.kind === kind) result = added(result, change.value(m, seat, card), wanted);
    }
  }
  return result;
}
