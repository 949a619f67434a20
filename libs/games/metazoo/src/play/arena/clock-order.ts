/**
 * Whether the order of counters that are due at the same time can affect the result
 * (mz.general.simultaneous-active-orders). In uncertain cases, the order counts as relevant. It cannot affect the
 * result if all of these are true:
 * - No Caster is about to lose.
 * - No Page whose loss affects others is about to be Destroyed.
 * - No Regen would exceed the damage of a poisoned Page.
 * - No text in play depends on values that counters change.
 */
import type { M } from '../model/model.ts';
import { MOMENT } from '../model/moments.ts';
import { eachIn, isCaster, seatOfTarget } from '../model/places.ts';
import { TRIGGER, ZONE } from '../model/state.ts';
import { TRAIT } from '../model/words.ts';
import { casterLp, hasLp, hasTrait, lpOf } from '../numbers/numbers.ts';
import { MOD } from '../numbers/tally.ts';
import { CLOCK, isClock } from './clocks.ts';
import { keepsLp } from './taking-damage.ts';

/** Kinds of change that affect the result of counters: LP, Traits, active symbols, and whether a Page may Awaken. */
const TOUCHY = [MOD.maxLp, MOD.giveTrait, MOD.takeTrait, MOD.nullifyTrait, MOD.symbol, MOD.forbid].reduce<number>(
  (bits, kind) => bits | (1 << kind),
  0,
);

/** The number of waiting rows of one kind of counter on a target. */
function rowsOf(m: M, clock: number, target: number): number {
  const { trigger } = m.records;
  let count = 0;
  for (let row = 0; row < trigger.count; row++) {
    if (trigger.get(row, TRIGGER.text) === clock && trigger.get(row, TRIGGER.card) === target) count++;
  }
  return count;
}

/** Whether a lasting text, or a text that waits for a condition, depends on values that counters change. */
function isWatched(m: M): boolean {
  const { statics, textsOf } = m.program;
  const looks = (card: number): boolean =>
    statics[m.def[card]!]!.some((text) => text.wavers && (text.kinds & TOUCHY) !== 0) ||
    textsOf[m.def[card]!]!.some((text) => text.moment === MOMENT.asSoonAs && text.wavers);
  return eachIn(m, ZONE.arena, looks) || eachIn(m, ZONE.attached, looks);
}

/**
 * Whether Destroying a Page affects nothing else: no text of its own or of others depends on it, and no Page is
 * attached to it.
 */
function fallsAlone(m: M, card: number): boolean {
  const def = m.def[card]!;
  const { moments, statics, defs, lists } = m.program;
  if (((moments[def]! >> MOMENT.destroyed) & 1) === 1 || statics[def]!.length > 0) return false;
  if (((lists.of(m).watched >> MOMENT.destroyed) & 1) === 1 || defs[def]!.data.countsAs.length > 0) return false;
  return !eachIn(m, ZONE.attached, (one) => m.card.host[one] === card);
}

/** Whether the Poison on a Page can be applied before or after all other counters. */
function isFreePoison(m: M, card: number): boolean {
  if (!hasLp(m, card) || keepsLp(m, card)) return true;
  const { p } = m.program;
  const healed = rowsOf(m, CLOCK.regen, card) * p.regen;
  // If a Page has less damage than Regen can remove, Regen removes more when it comes after the Poison.
  if (healed > m.card.damage[card]!) return false;
  const loss = rowsOf(m, CLOCK.poison, card) * p.poisonLoss;
  if (lpOf(m, card) - loss > p.destroyAtLp) return true;
  return healed === 0 && (hasTrait(m, card, TRAIT.Immortal) || fallsAlone(m, card));
}

/**
 * Whether the end of Paralyze can come before or after all other counters. It makes the texts of the Page active again,
 * so the Page must have no texts that could matter.
 */
function isFreeParalyze(m: M, card: number): boolean {
  const def = m.def[card]!;
  return m.program.statics[def]!.length === 0 && m.program.moments[def] === 0;
}

function isFree(m: M, clock: number, target: number): boolean {
  if (clock === CLOCK.paralyze) return isFreeParalyze(m, target);
  if (clock !== CLOCK.poison) return true;
  if (!isCaster(target)) return isFreePoison(m, target);
  return casterLp(m, seatOfTarget(target)) - rowsOf(m, clock, target) * m.program.p.poisonLoss > m.program.p.loseAtLp;
}

/** Whether the order of the waiting effects can affect the result. It always can if one of them is a text. */
export function orderMatters(m: M): boolean {
  const { trigger } = m.records;
  for (let row = 0; row < trigger.count; row++) {
    const text = trigger.get(row, TRIGGER.text);
    if (!isClock(text) || !isFree(m, text, trigger.get(row, TRIGGER.card))) return true;
  }
  return isWatched(m);
}
