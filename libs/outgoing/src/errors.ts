/** Errors of mail and webhooks, with a code for programs and a sentence for people. */

export type OutgoingErrorCode = 'bad-url' | 'bad-events' | 'too-many-webhooks' | 'unknown-webhook' | 'mail-off';

export class OutgoingError extends Error {
  constructor(
    readonly code: OutgoingErrorCode,
    message: string,
  ) {
    super(message);
  }
}
