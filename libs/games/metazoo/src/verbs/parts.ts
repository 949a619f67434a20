/** What the folder of a verb gives beside its schema: how the engine reads an effect with it. */
import type { Effect, EffectOf, Verb } from './schema.ts';

/** An effect as a clause, from its data alone; `inOrder` reads the effects within it. */
export type Reading<K extends Verb> = (effect: EffectOf<K>, inOrder: (effects: readonly Effect[]) => string) => string;
