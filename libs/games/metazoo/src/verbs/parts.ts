/** The types that the files of a verb share. */
import type { Effect, EffectOf, Verb } from './schema.ts';

/** Returns the engine's reading of an effect as a clause, from its data alone. `inOrder` reads the effects inside it. */
export type Reading<K extends Verb> = (effect: EffectOf<K>, inOrder: (effects: readonly Effect[]) => string) => string;
