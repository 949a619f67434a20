/** Problems of a play document: where they are, why, and what to do. */

/** A place in the text of a play document. Lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The kinds of problems. `docs/guide/play.md` has an example of each. */
export type PlayCode =
  | 'too-long'
  | 'bad-character'
  | 'open-text'
  | 'bad-indent'
  | 'unexpected'
  | 'too-deep'
  | 'unknown-name'
  | 'taken-name'
  | 'wrong-type'
  | 'wrong-count'
  | 'no-rule'
  | 'unknown-rule'
  | 'unknown-card'
  | 'wrong-text'
  | 'unknown-step'
  | 'missing'
  | 'circle'
  | 'too-many'
  | 'unreachable'
  | 'hidden'
  | 'bad-wording'
  | 'bad-example'
  | 'unread-text'
  | 'two-readings';

/** A problem of a play document: its kind, its place, and a sentence that says what is wrong and what to do. */
export interface PlayProblem extends Place {
  readonly code: PlayCode;
  readonly message: string;
  /** For a problem in the text of a card: the card, and the members that lead to the text in its document. */
  readonly card?: string;
  readonly way?: readonly (string | number)[];
}

/** Thrown inside the parser and the checker to leave the part of a document that has a problem. */
export class PlayError extends Error {
  constructor(
    readonly code: PlayCode,
    message: string,
    readonly at: Place,
  ) {
    super(message);
  }

  get problem(): PlayProblem {
    return { code: this.code, message: this.message, line: this.at.line, column: this.at.column };
  }
}

/** The most problems that one check reports. */
export const MOST_PROBLEMS = 50;

/** Runs a part of a check. If it leaves with a problem, the problem is added to the list, and the result is null. */
export function guarded<T>(problems: PlayProblem[], part: () => T): T | null {
  try {
    return part();
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    if (problems.length < MOST_PROBLEMS) problems.push(error.problem);
    return null;
  }
}
