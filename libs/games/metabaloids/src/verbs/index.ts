/** The verbs of abilities without the engine: their schemas, and how the engine reads them. For tools and sites that edit texts. */
export { effectSchema, type Effect, type EffectOf, type Verb } from './schema.ts';
export { effectWords } from './reading.ts';
