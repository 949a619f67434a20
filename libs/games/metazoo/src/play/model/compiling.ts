/** The interface between the compiler of texts and the verbs. */
import type { Target } from '../../language/schema.ts';
import type { Effect, EffectOf, Verb } from '../../verbs/schema.ts';
import type { TokenData } from '../../verbs/token/schema.ts';
import type { Discount, M, Op, Pick, Targets, Use } from './model.ts';

export interface Compiling {
  /** Adds the next operation. */
  add(op: Op): void;
  /** Number of the next operation. */
  readonly next: number;
  /** The number of a symbol or of another fact. */
  readonly factOf: (symbol: boolean, key: string) => number;
  /** Returns a new number for a pick. */
  newPick(): number;
  /** Adds a pick whose targets the user chooses when using the text. */
  pick(pick: Pick): void;
  /**
   * The targets of an effect. If they include a pick, the user names it when using the text. In a late effect, the user
   * names it directly before that effect.
   */
  targetsOf(target: Target): Targets;
  /** The number of a change to the cost of the next Page. */
  discount(discount: Discount): number;
  /** The definition number of a Token. */
  tokenDef(token: TokenData): number;
  /** Adds the operations of the effects inside another effect. */
  effects(effects: readonly Effect[]): void;
  /** Adds the operations of effects that depend on a choice. Their targets are named only after that choice. */
  lateEffects(effects: readonly Effect[]): void;
}

/** Adds the operations of an effect. */
export type CompileVerb<K extends Verb> = (effect: EffectOf<K>, compiling: Compiling) => void;

/** Applies an effect to one target. */
export type Act = (m: M, use: Use, target: number) => void;
