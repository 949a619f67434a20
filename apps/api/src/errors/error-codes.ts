/** The error codes that clients see, and the code for each error of a library. */
import type { AccountErrorCode } from '@rulewright/accounts';
import type { DeskErrorCode } from '@rulewright/desk';
import type { MatchErrorCode } from '@rulewright/matches';
import type { OutgoingErrorCode } from '@rulewright/outgoing';
import type { SavedDeckErrorCode } from '@rulewright/saved-decks';

export type ErrorCode =
  | 'NOT_FOUND'
  | 'HIDDEN'
  | 'BAD_INPUT'
  | 'TOO_COMPLEX'
  | 'TOO_LARGE'
  | 'NO_RELEASE'
  | 'UNREADABLE_RELEASE'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'CONFLICT'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_QUERY'
  | 'INTERNAL';

/** Account errors. A code that is not listed becomes `BAD_INPUT`. */
export const ACCOUNT_CODES: Partial<Record<AccountErrorCode, ErrorCode>> = {
  'bad-credentials': 'UNAUTHENTICATED',
  'email-taken': 'CONFLICT',
  'unknown-person': 'NOT_FOUND',
  'unknown-invitation': 'NOT_FOUND',
  'unknown-link': 'NOT_FOUND',
  'closed-account': 'CONFLICT',
  'password-off': 'FORBIDDEN',
  'unknown-token': 'NOT_FOUND',
  'no-second-factor': 'CONFLICT',
  'second-factor-active': 'CONFLICT',
  'second-factor-required': 'CONFLICT',
  'last-admin': 'CONFLICT',
  'sign-in-again': 'CONFLICT',
};

/** Errors of saved decks. A code that is not listed becomes `BAD_INPUT`. */
export const SAVED_DECK_CODES: Partial<Record<SavedDeckErrorCode, ErrorCode>> = {
  'unknown-deck': 'NOT_FOUND',
  'deck-changed': 'CONFLICT',
  'deck-hidden': 'HIDDEN',
  'own-deck': 'CONFLICT',
  'unknown-case': 'NOT_FOUND',
  'already-hidden': 'CONFLICT',
  'not-hidden': 'CONFLICT',
  'already-appealed': 'CONFLICT',
  'no-appeal': 'CONFLICT',
  'too-many-published': 'TOO_MANY_REQUESTS',
  'collection-changed': 'CONFLICT',
  'unknown-collection': 'NOT_FOUND',
};

/** Match errors. A code that is not listed becomes `BAD_INPUT`. */
export const MATCH_CODES: Partial<Record<MatchErrorCode, ErrorCode>> = {
  'unknown-match': 'NOT_FOUND',
  'unknown-seat': 'NOT_FOUND',
  'wrong-link': 'NOT_FOUND',
  'not-your-seat': 'FORBIDDEN',
  'not-your-turn': 'CONFLICT',
  'stale-decision': 'CONFLICT',
  'no-such-decision': 'CONFLICT',
  'not-started': 'CONFLICT',
  'already-started': 'CONFLICT',
  'match-over': 'CONFLICT',
  'match-not-over': 'CONFLICT',
  'nothing-to-undo': 'CONFLICT',
  'cannot-settle': 'CONFLICT',
  'not-all-here': 'FORBIDDEN',
  'seat-taken': 'CONFLICT',
  'already-left': 'CONFLICT',
  'nobody-else': 'CONFLICT',
  'too-many-changes': 'CONFLICT',
  'no-next-game': 'CONFLICT',
  'too-many-notes': 'CONFLICT',
  'unknown-note': 'NOT_FOUND',
  'not-your-note': 'FORBIDDEN',
  'chat-off': 'FORBIDDEN',
  'chat-full': 'CONFLICT',
  'other-rules': 'CONFLICT',
};

/** Errors of mail and webhooks. A code that is not listed becomes `BAD_INPUT`. */
export const OUTGOING_CODES: Partial<Record<OutgoingErrorCode, ErrorCode>> = {
  'unknown-webhook': 'NOT_FOUND',
  'too-many-webhooks': 'CONFLICT',
  'mail-off': 'CONFLICT',
};

/** Desk errors. A code that is not listed becomes `BAD_INPUT`. */
export const DESK_CODES: Partial<Record<DeskErrorCode, ErrorCode>> = {
  'draft-changed': 'CONFLICT',
  'set-changed': 'CONFLICT',
  'wrong-state': 'CONFLICT',
  'own-change-set': 'CONFLICT',
  'nothing-changed': 'CONFLICT',
  'already-there': 'CONFLICT',
  'outdated-suggestion': 'CONFLICT',
  'base-moved': 'CONFLICT',
  'checks-missing': 'CONFLICT',
  'checks-failed': 'CONFLICT',
  'rules-removed': 'CONFLICT',
  'comments-open': 'CONFLICT',
  'content-problems': 'CONFLICT',
  'not-offered': 'CONFLICT',
  'not-seen': 'CONFLICT',
  'title-unread': 'CONFLICT',
  'bad-outcome': 'BAD_INPUT',
  'no-override': 'FORBIDDEN',
  'unknown-change-set': 'NOT_FOUND',
  'unknown-document': 'NOT_FOUND',
  'unknown-comment': 'NOT_FOUND',
  'unknown-suggestion': 'NOT_FOUND',
  'suggestions-off': 'FORBIDDEN',
  'sender-blocked': 'FORBIDDEN',
  'too-many-suggestions': 'TOO_MANY_REQUESTS',
  'unknown-check-run': 'NOT_FOUND',
};

/** Our codes for Apollo's own errors. */
export const APOLLO_CODES: Readonly<Record<string, ErrorCode>> = {
  BAD_REQUEST: 'BAD_QUERY',
  BAD_USER_INPUT: 'BAD_INPUT',
  GRAPHQL_PARSE_FAILED: 'BAD_QUERY',
  GRAPHQL_VALIDATION_FAILED: 'BAD_QUERY',
  OPERATION_RESOLUTION_FAILURE: 'BAD_QUERY',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_QUERY',
  TOO_COMPLEX: 'TOO_COMPLEX',
  FORBIDDEN: 'FORBIDDEN',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
};
