/** The errors of accounts, with a code for programs and a sentence for people. */

export type AccountErrorCode =
  | 'bad-credentials'
  | 'bad-email'
  | 'bad-name'
  | 'bad-role'
  | 'weak-password'
  | 'email-taken'
  | 'unknown-person'
  | 'unknown-invitation'
  | 'last-admin'
  | 'unknown-deck'
  | 'too-many-decks'
  | 'deck-changed'
  | 'bad-deck';

export class AccountError extends Error {
  constructor(
    readonly code: AccountErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** Someone tried too often. */
export class TooManyAttemptsError extends Error {
  readonly code = 'too-many-attempts';

  constructor(
    /** How long to wait before the next attempt. */
    readonly seconds: number,
  ) {
    super(`Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
  }
}
