/** The reasons why a request to a match can fail, as codes that clients can act on. */

export type MatchErrorCode =
  | 'unknown-match'
  | 'unknown-seat'
  | 'bad-setup'
  | 'not-started'
  | 'already-started'
  | 'match-over'
  | 'match-not-over'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'stale-decision'
  | 'no-such-option'
  | 'no-such-decision'
  | 'nothing-to-undo'
  | 'cannot-settle'
  | 'not-all-here'
  | 'seat-taken'
  | 'wrong-link'
  | 'already-left'
  | 'nobody-else'
  | 'too-many-changes'
  | 'no-next-game'
  | 'bad-exchange'
  | 'bad-note'
  | 'too-many-notes'
  | 'unknown-note'
  | 'not-your-note'
  | 'chat-off'
  | 'bad-message'
  | 'chat-full'
  | 'other-rules'
  | 'bad-replay';

/** A request that a match refuses, with a sentence for the person who made it. */
export class MatchError extends Error {
  constructor(
    readonly code: MatchErrorCode,
    message: string,
    /** Data that a client program can act on, such as the rule that does not permit something. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
