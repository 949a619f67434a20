/** The input and output types of compiling a verb. */
import type { EffectOf, Verb } from '../../verbs/schema.ts';
import type { CompiledEffect, PlayCard } from '../model/model.ts';

/** Input of compiling an effect: the card pool, and the target slots that contain the choices of the effect. */
export interface Compiling {
  readonly cards: readonly PlayCard[];
  readonly slot: number;
  readonly slots: number;
}

/** Compiles the effects of a verb. */
export type CompileVerb<K extends Verb> = (
  effect: EffectOf<K>,
  compiling: Compiling,
) => Pick<CompiledEffect, 'possible' | 'run'>;
