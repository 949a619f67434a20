/** The errors of the desk, with a code for programs and a sentence for people. */
import type { Problem } from '@rulewright/content';

export type DeskErrorCode =
  /** Someone else has saved the document since it was read. `details.version` is the current version. */
  | 'draft-changed'
  /** Since the change set was read, someone took a step or saved a document. */
  | 'set-changed'
  /** The step is not possible in the current state. */
  | 'wrong-state'
  | 'own-change-set'
  | 'no-reason'
  | 'bad-text'
  | 'bad-file'
  | 'bad-path'
  | 'bad-date'
  | 'bad-base'
  /** A file to adopt or its mapping cannot be used. */
  | 'bad-source'
  | 'nothing-changed'
  /** A newer release has changed the document. The author must merge first. */
  | 'base-moved'
  | 'checks-missing'
  | 'checks-failed'
  /** A rule disappears from the text, and no editor has confirmed it. `details.rules` lists the ids. */
  | 'rules-removed'
  /** Comments are open, and an admin requires that they are resolved. `details.comments` is their number. */
  | 'comments-open'
  /** The example cannot be settled this way. */
  | 'not-offered'
  /** The person has not seen the proposed outcome. */
  | 'not-seen'
  /** The title of an example may be false under its new outcome, so the person must state it. */
  | 'title-unread'
  /** A corrected outcome of an example is not what the engine plays. */
  | 'bad-outcome'
  | 'no-override'
  | 'content-problems'
  | 'unknown-change-set'
  | 'unknown-document'
  /** The other change set already has the document. */
  | 'already-there'
  /** The document no longer has the line, or the suggestion is already resolved. */
  | 'outdated-suggestion'
  /** An admin has switched suggestions of readers off. */
  | 'suggestions-off'
  | 'sender-blocked'
  | 'too-many-suggestions'
  | 'unknown-suggestion'
  | 'unknown-comment'
  | 'unknown-check-run';

export class DeskError extends Error {
  constructor(
    readonly code: DeskErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** An error with the first of several problems and the number of the others. */
export function problemsError(problems: readonly Problem[]): DeskError {
  const [first] = problems;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return new DeskError('content-problems', `${first!.path}, line ${first!.line}: ${first!.message}${more}`, {
    problems: problems.length,
  });
}

/** The state of a change set as the end of a sentence: "This change set is a draft." */
export const sayState = (state: string): string => (state === 'draft' ? 'a draft' : state);
