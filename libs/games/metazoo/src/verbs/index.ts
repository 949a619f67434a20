/**
 * The verbs of Page texts without the engine: their schemas and the engine's readings. For tools and sites that edit
 * texts.
 */
export { effectSchema, withInner, type Effect, type EffectOf, type Effects, type Verb } from './schema.ts';
export { effectWords, inOrder } from './reading.ts';
