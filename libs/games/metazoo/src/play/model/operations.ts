/** Kinds of operations that verbs share: one thing done to each target, in turn or at once, and jumps over other operations. */
import { AGAIN } from '@rulewright/engine';
import type { Target } from '../../language/schema.ts';
import type { Act, Compiling } from './compiling.ts';
import { stepped } from './frame.ts';
import type { Amount, M, Op, Targets, Use } from './model.ts';
import { inArena, isCaster, placeOf } from './places.ts';
import { ZONE } from './state.ts';

/** Does something to every target. */
export const eachTarget = (targets: Targets, act: Act): Op => ({
  run(m, f) {
    for (const target of targets(m, f)) act(m, f, target);
    return stepped(f);
  },
});

/** Does something with a number to one target; `fallen` gathers Pages that have no LP left. */
export type AmountAct = (m: M, use: Use, target: number, amount: number, fallen: number[]) => void;

/**
 * Adds an operation that does something with a number to every target, in the same moment: the numbers are read before anything is
 * done, since it may change what they count. `finish` comes last.
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

/** Adds an operation that does something to every target of an effect. */
export const toEach = (compiling: Compiling, target: Target, act: Act): void =>
  compiling.add(eachTarget(compiling.targetsOf(target), act));

/** Only for Pages in play: passes a Caster over, and a Page that has left. */
export const onPage =
  (act: Act): Act =>
  (m, use, target) => {
    if (!isCaster(target) && (inArena(m, target) || placeOf(m, target) === ZONE.terra)) act(m, use, target);
  };

/** A jump whose aim is known once what it leaps over has been compiled. */
export interface Jump {
  readonly op: Op;
  to(pc: number): void;
}

export function jump(make: (aim: () => number) => Op): Jump {
  let aim = -1;
  return { op: make(() => aim), to: (pc) => void (aim = pc) };
}

/** A jump that is always taken. */
export const leap = (): Jump =>
  jump((aim) => ({
    run(_m, f) {
      f.pc = aim();
      return AGAIN;
    },
  }));
