/** The verbs of Page texts without the engine: their schemas, and how the engine reads them. For tools and sites that edit texts. */
export { effectSchema, withInner, type Effect, type EffectOf, type Effects, type Verb } from './schema.ts';
export { effectWords, inOrder } from './reading.ts';
