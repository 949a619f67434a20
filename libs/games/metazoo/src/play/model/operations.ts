/**
 * Operations that several verbs use: an action on each target, in turn or at the same moment, and jumps over other
 * operations.
 */
import { AGAIN } from '@rulewright/engine';
import type { Target } from '../../language/schema.ts';
import type { Act, Compiling } from './compiling.ts';
import { stepped } from './frame.ts';
import type { Amount, M, Op, Targets, Use } from './model.ts';
import { inArena, isCaster, placeOf } from './places.ts';
import { ZONE } from './state.ts';

/** Applies an action to every target, one after the other. */
export const eachTarget = (targets: Targets, act: Act): Op => ({
  run(m, f) {
    for (const target of targets(m, f)) act(m, f, target);
    return stepped(f);
  },
});

/** Applies an action with a number to one target. `fallen` collects Pages without LP. */
export type AmountAct = (m: M, use: Use, target: number, amount: number, fallen: number[]) => void;

/**
 * Adds an operation that applies an action with a number to every target at the same moment. All numbers are computed
 * first, because the action may change the values that they count. `finish` runs last.
 */
export function toEachAtOnce(
  compiling: Compiling,
  target: Target,
  amount: Amount,
  act: AmountAct,
  finish?: (m: M, use: Use, fallen: readonly number[]) => void,
): void {
  const targets = compiling.targetsOf(target);
  compiling.add({
    run(m, f) {
      const found = targets(m, f);
      const amounts = found.map(() => amount(m, f.seat, f.card));
      const fallen: number[] = [];
      found.forEach((one, n) => act(m, f, one, amounts[n]!, fallen));
      finish?.(m, f, fallen);
      return stepped(f);
    },
  });
}

/** Adds an operation that applies an action to every target of an effect. */
export const toEach = (compiling: Compiling, target: Target, act: Act): void =>
  compiling.add(eachTarget(compiling.targetsOf(target), act));

/** Limits an action to Pages in play: skips Casters and Pages that have left. */
export const onPage =
  (act: Act): Act =>
  (m, use, target) => {
    if (!isCaster(target) && (inArena(m, target) || placeOf(m, target) === ZONE.terra)) act(m, use, target);
  };

/** A jump whose destination is set later, once the operations that it skips are compiled. */
export interface Jump {
  readonly op: Op;
  to(pc: number): void;
}

export function jump(make: (aim: () => number) => Op): Jump {
  let aim = -1;
  return { op: make(() => aim), to: (pc) => void (aim = pc) };
}

/** An unconditional jump. */
export const leap = (): Jump =>
  jump((aim) => ({
    run(_m, f) {
      f.pc = aim();
      return AGAIN;
    },
  }));
