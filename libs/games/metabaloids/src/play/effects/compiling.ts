/** What compiling a verb takes and gives. */
import type { EffectOf, Verb } from '../../verbs/schema.ts';
import type { CompiledEffect, PlayCard } from '../model/model.ts';

/** The cards that can be meant, and the target slots that hold the choices of the effect. */
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
