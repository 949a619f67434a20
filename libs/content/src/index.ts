/** The document language: schemas, files to documents and back, references, rule text bound to parameters, rulesets. */
export * from './schemas.ts';
export * from './vocabulary.ts';
export * from './ruleset.ts';
