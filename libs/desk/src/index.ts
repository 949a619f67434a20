/** Change sets: drafts, differences, merges, reviews, checks, releases. */
export * from './diff/words.ts';
export { dataOf, fieldDiff, yamlDiff, type FieldChange } from './diff/fields.ts';
export * from './merge/merge.ts';
export * from './documents.ts';
export * from './content.ts';
export * from './errors.ts';
export { ChangeSets, OPEN_STATES, subjectOf, type ChangeSet } from './change-sets.ts';
export { Drafts, revisionText, type Merge, type Save } from './drafts.ts';
export { isOwn, mayTake, Reviews, STEPS, type StepName } from './reviews.ts';
export { Comments, type NewComment } from './comments.ts';
export { draftNotes, type DocumentTexts } from './notes.ts';
export { CheckRuns, GAMES, resultOf, SILENCE } from './checks/runs.ts';
export * from './checks/result.ts';
export { hashesIn, outdatedIn, Publisher, publishProblem, withBefore, type PublishOrder } from './publish.ts';
export { Schedule } from './schedule.ts';
