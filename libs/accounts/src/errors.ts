/** The errors of accounts, with a code for programs and a sentence for people. */

/** The reasons why single sign-on refused a person. */
export type SingleSignOnRefusal =
  | 'sso-expired'
  | 'sso-failed'
  | 'sso-unreachable'
  | 'sso-no-account'
  | 'sso-unverified-email'
  | 'sso-wrong-domain'
  | 'sso-other-identity';

export type AccountErrorCode =
  | 'bad-credentials'
  | 'bad-email'
  | 'bad-name'
  | 'bad-role'
  | 'bad-game'
  | 'weak-password'
  | 'email-taken'
  | 'unknown-person'
  | 'unknown-invitation'
  | 'unknown-link'
  | 'closed-account'
  | 'password-off'
  | 'bad-token'
  | 'unknown-token'
  | 'too-many-tokens'
  | 'bad-code'
  | 'no-second-factor'
  | 'second-factor-active'
  | 'second-factor-required'
  | SingleSignOnRefusal
  | 'last-admin'
  | 'sign-in-again'
  | 'wrong-confirmation';

export class AccountError extends Error {
  constructor(
    readonly code: AccountErrorCode,
    message: string,
    /** Data that a client program can act on, such as the field and its limit. */
    readonly details?: Readonly<Record<string, unknown>>,
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
