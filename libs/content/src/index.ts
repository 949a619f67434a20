/** The document language: schemas, files to documents and back, references, rule text bound to parameters, rulesets. */
export * from './schemas.ts';
export * from './examples.ts';
export * from './vocabulary.ts';
export * from './ruleset.ts';
export * from './deck-rules.ts';
export * from './canonical.ts';
export * from './card-query.ts';
export * from './condition.ts';
export * from './parameters.ts';
export * from './problems.ts';
export * from './content.ts';
export * from './load.ts';
export * from './resolve.ts';
export * from './compare.ts';
export * from './text/chapter.ts';
export * from './text/render.ts';
export { parseYaml } from './yaml.ts';
export { jsonSchemas, type JsonSchema } from './json-schemas.ts';
