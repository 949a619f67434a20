/** Texts compiled: lists of operations that a step runs one after the other, with jumps for coins and choices. */
import { AGAIN, type Control, type Locals } from '@rulewright/engine';
import type { Price } from '../../cards/texts.ts';
import type { M } from '../state.ts';
import type { AuraVector } from '../words.ts';
import type { Test } from './conditions.ts';
import type { PageTest } from './select.ts';
import type { Pick } from './targets.ts';

/** Locals of the step that resolves a text: `id` is the use, `pc` the operation that comes next. */
export const FRAME = ['id', 'card', 'seat', 'text', 'event', 'pc'] as const;
export type Frame = Locals<typeof FRAME>;

/** One operation. `run` goes on with `stepped`, jumps, calls a step, or offers options and names the seat asked. */
export interface Op {
  run(m: M, f: Frame): Control;
  answer?(m: M, f: Frame, kind: number, a: number, b: number): Control;
}

/** Goes on with the next operation. */
export function stepped(f: Frame): Control {
  f.pc++;
  return AGAIN;
}

/** Uses allowed in a turn or in the whole game. */
export interface Limit {
  readonly times: number;
  readonly perGame: boolean;
}

export interface CompiledText {
  /** Its number among all texts and names of the program. */
  readonly index: number;
  /** Its place among the texts of its Page. */
  readonly bit: number;
  readonly kind: 'when' | 'any-time' | 'power';
  /** Number of the moment, or -1. */
  readonly moment: number;
  /** For moments that concern others: which. */
  readonly of: PageTest | null;
  readonly conditions: Test;
  readonly ops: readonly Op[];
  /** Targets that are named as the text is used. */
  readonly picks: readonly Pick[];
  /** Place from which it is used. */
  readonly place: number;
  readonly anyTime: boolean;
  readonly price: Omit<Price, 'aura'> & { readonly aura: AuraVector };
  readonly limit: Limit | null;
}
