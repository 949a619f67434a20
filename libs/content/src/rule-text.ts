/** Chapters as sentences, for the editor of rules. Runs in a browser. */
export * from './text/rule-text.ts';
export * from './text/rule-edits.ts';
export { ConditionError, parseCondition, type Comparator, type Condition, type Test } from './condition.ts';
