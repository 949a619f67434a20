/** What the desk refuses, with a code for programs and a sentence for people. */
import type { Problem } from '@rulewright/content';

export type DeskErrorCode =
  /** Somebody saved the document since it was read; `details.version` is what is there now. */
  | 'draft-changed'
  /** A step was taken, or a document saved, since the change set was read. */
  | 'set-changed'
  /** The step cannot be taken in this state. */
  | 'wrong-state'
  | 'own-change-set'
  | 'no-reason'
  | 'bad-text'
  | 'bad-path'
  | 'bad-date'
  | 'bad-base'
  | 'nothing-changed'
  /** The release moved under a document: merge first. */
  | 'base-moved'
  | 'checks-missing'
  | 'checks-failed'
  | 'no-override'
  | 'content-problems'
  | 'unknown-change-set'
  | 'unknown-document'
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

/** The first of several problems, and how many there are. */
export function problemsError(problems: readonly Problem[]): DeskError {
  const [first] = problems;
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : '';
  return new DeskError('content-problems', `${first!.path}, line ${first!.line}: ${first!.message}${more}`, {
    problems: problems.length,
  });
}
