/**
 * Whether the order of counters that fall due together can matter (mz.general.simultaneous-active-orders). It cannot if no Caster
 * and no Page of consequence is about to fall, no Poison meets Regen on a Page that is too little damaged, and no text in play
 * looks at what counters change. Whatever is not sure counts as mattering.
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

/** Kinds of change that decide over what counters do: LP, Traits, active symbols, and whether a Page may Awaken. */
const TOUCHY = [MOD.maxLp, MOD.giveTrait, MOD.takeTrait, MOD.nullifyTrait, MOD.symbol, MOD.forbid].reduce<number>(
  (bits, kind) => bits | (1 << kind),
  0,
);

/** Rows of one counter on a target. */
function rowsOf(m: M, clock: number, target: number): number {
  const { trigger } = m.records;
  let count = 0;
  for (let row = 0; row < trigger.count; row++) {
    if (trigger.get(row, TRIGGER.text) === clock && trigger.get(row, TRIGGER.card) === target) count++;
  }
  return count;
}

/** Whether a lasting text or one that waits for a condition looks at what counters change. */
function isWatched(m: M): boolean {
  const { statics, textsOf } = m.program;
  const looks = (card: number): boolean =>
    statics[m.def[card]!]!.some((text) => text.wavers && (text.kinds & TOUCHY) !== 0) ||
    textsOf[m.def[card]!]!.some((text) => text.moment === MOMENT.asSoonAs && text.wavers);
  return eachIn(m, ZONE.arena, looks) || eachIn(m, ZONE.attached, looks);
}

/** Whether it makes no difference to anything else that a Page is Destroyed: no text of its own or of others, nothing under it. */
function fallsAlone(m: M, card: number): boolean {
  const def = m.def[card]!;
  const { moments, statics, defs, lists } = m.program;
  if (((moments[def]! >> MOMENT.destroyed) & 1) === 1 || statics[def]!.length > 0) return false;
  if (((lists.of(m).watched >> MOMENT.destroyed) & 1) === 1 || defs[def]!.data.countsAs.length > 0) return false;
  return !eachIn(m, ZONE.attached, (one) => m.card.host[one] === card);
}

/** Whether the Poison on a Page can be taken before or after everything else. */
function isFreePoison(m: M, card: number): boolean {
  if (!hasLp(m, card) || keepsLp(m, card)) return true;
  const { p } = m.program;
  const healed = rowsOf(m, CLOCK.regen, card) * p.regen;
  // Regen that finds less damage than it could remove is worth more after the Poison.
  if (healed > m.card.damage[card]!) return false;
  const loss = rowsOf(m, CLOCK.poison, card) * p.poisonLoss;
  if (lpOf(m, card) - loss > p.destroyAtLp) return true;
  return healed === 0 && (hasTrait(m, card, TRAIT.Immortal) || fallsAlone(m, card));
}

/** Whether a Page may lose Paralyze before or after everything else: what it says counts again from then on. */
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

/** Whether the order of the waiting effects can matter. It always can if one of them is a text. */
export function orderMatters(m: M): boolean {
  const { trigger } = m.records;
  for (let row = 0; row < trigger.count; row++) {
    const text = trigger.get(row, TRIGGER.text);
    if (!isClock(text) || !isFree(m, text, trigger.get(row, TRIGGER.card))) return true;
  }
  return isWatched(m);
}
