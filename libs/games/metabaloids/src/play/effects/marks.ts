/** How far an effect got, and what was chosen for it (mb.ability.unfinished-*). */
import { AGAIN, type Control } from '@rulewright/engine';
import type { Resolving } from '../model/model.ts';

/** Bits of `marks`: something was done; something could not be done. */
export const MARK = { done: 1, failed: 2 } as const;

/** Target slot value: not chosen yet; chosen to be nothing. */
export const NOT_CHOSEN = -2;
export const CHOSE_NONE = -1;

/** Marks an effect as done or not, and as complete or not. The step of the ability goes on with the next effect. */
export function mark(f: Resolving, done: boolean, complete = done): Control {
  if (done) f.marks |= MARK.done;
  if (!complete) f.marks |= MARK.failed;
  return AGAIN;
}

/** Marks an effect on cards: "up to one" that was none is done, and one of two is done in part. */
export const markTargets = (f: Resolving, hits: number, wanted: number): Control =>
  mark(f, hits > 0 || wanted === 0, hits >= wanted);

/** What was chosen in a target slot. */
export const slotOf = (f: Resolving, slot: number): number => (slot === 0 ? f.t0 : f.t1);
