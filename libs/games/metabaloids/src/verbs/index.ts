/**
 * The verbs of abilities without the engine: their schemas and the engine's readings. For tools and sites that edit
 * texts.
 */
export { effectSchema, type Effect, type EffectOf, type Verb } from './schema.ts';
export { effectWords } from './reading.ts';
