/** What the files of a verb give beside its schema. */
import type { EffectOf, Verb } from './schema.ts';

/** How the engine reads the effects of a verb, in words. */
export type Reading<K extends Verb> = (effect: EffectOf<K>) => string;
