/** Notes of players on matches and rules. The entry for other features. */
export { MatchNotes } from './match-notes.tsx';
export type { Subjects } from './note-form.tsx';
export type { Note } from './note-list.tsx';
export { RuleNotes } from './rule-notes.tsx';
