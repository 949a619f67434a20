/** Change sets: drafts, differences, merges, reviews, checks, releases. */
export * from './diff/words.ts';
export { dataOf, fieldDiff, yamlDiff, type FieldChange } from './diff/fields.ts';
export * from './merge/merge.ts';
export * from './documents.ts';
export * from './content.ts';
export * from './errors.ts';
