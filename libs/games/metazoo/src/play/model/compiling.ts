/** What compiling a text offers the verbs in it, and what a verb's folder gives for it. */
import type { Target } from '../../language/schema.ts';
import type { Effect, EffectOf, Verb } from '../../verbs/schema.ts';
import type { TokenData } from '../../verbs/token/schema.ts';
import type { Discount, M, Op, Pick, Targets, Use } from './model.ts';

export interface Compiling {
  /** Adds the operation that comes next. */
  add(op: Op): void;
  /** Number of the operation that comes next. */
  readonly next: number;
  /** Number of a symbol or of another fact. */
  readonly factOf: (symbol: boolean, key: string) => number;
  /** A new number for a pick. */
  newPick(): number;
  /** Adds a pick. Its targets are chosen when the text is used. */
  pick(pick: Pick): void;
  /** The targets of an effect; a pick among them is named as the text is used, or right before a late effect. */
  targetsOf(target: Target): Targets;
  /** Number of a change of what the next Page costs. */
  discount(discount: Discount): number;
  /** The definition of a Token. */
  tokenDef(token: TokenData): number;
  /** Adds the operations of effects within an effect. */
  effects(effects: readonly Effect[]): void;
  /** The same for effects that hang on a choice: their targets are named only once it is made. */
  lateEffects(effects: readonly Effect[]): void;
}

/** Adds the operations of an effect. */
export type CompileVerb<K extends Verb> = (effect: EffectOf<K>, compiling: Compiling) => void;

/** Does something to one target. */
export type Act = (m: M, use: Use, target: number) => void;
