/** What can be wrong with something asked of a match, as codes that clients can act on. */

export type MatchErrorCode =
  | 'unknown-match'
  | 'unknown-seat'
  | 'bad-setup'
  | 'not-started'
  | 'match-over'
  | 'match-not-over'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'stale-decision'
  | 'no-such-option'
  | 'no-such-decision'
  | 'nothing-to-undo'
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

/** Something that a match refuses, in a sentence for the one who asked. */
export class MatchError extends Error {
  constructor(
    readonly code: MatchErrorCode,
    message: string,
  ) {
    super(message);
  }
}
