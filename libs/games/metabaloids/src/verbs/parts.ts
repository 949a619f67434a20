/** The types that the files of a verb share. */
import type { EffectOf, Verb } from './schema.ts';

/** Returns the engine's reading of an effect: what the effect does, in plain words. */
export type Reading<K extends Verb> = (effect: EffectOf<K>) => string;
