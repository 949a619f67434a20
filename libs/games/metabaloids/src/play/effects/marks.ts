/** The results of effects, and the choices made for them (mb.ability.unfinished-*). */
import { AGAIN, type Control } from '@rulewright/engine';
import type { Resolving } from '../model/model.ts';

/** Bits of `marks`: some effect was carried out; some effect could not be carried out completely. */
export const MARK = { done: 1, failed: 2 } as const;

/** Values of a target slot: not chosen yet; chosen to stay empty. */
export const NOT_CHOSEN = -2;
export const CHOSE_NONE = -1;

/**
 * Records whether an effect was carried out, and whether it was complete. Returns the control code that continues with
 * the next effect.
 */
export function mark(f: Resolving, done: boolean, complete = done): Control {
  if (done) f.marks |= MARK.done;
  if (!complete) f.marks |= MARK.failed;
  return AGAIN;
}

/**
 * Records the result of an effect on cards. Choosing no card for "up to one" counts as carried out. One card of two
 * counts as partly carried out.
 */
export const markTargets = (f: Resolving, hits: number, wanted: number): Control =>
  mark(f, hits > 0 || wanted === 0, hits >= wanted);

/** The choice in a target slot. */
export const slotOf = (f: Resolving, slot: number): number => (slot === 0 ? f.t0 : f.t1);
