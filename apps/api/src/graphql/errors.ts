/**
 * Errors as clients see them: a sentence and `extensions.code`, one of a short list, with `extensions.reason` where one
 * code covers several cases. What went wrong inside stays in the log.
 */
import { unwrapResolverError } from '@apollo/server/errors';
import { AccountError, TooManyAttemptsError, type AccountErrorCode } from '@rulewright/accounts';
import { RulesetError, UnknownIdError } from '@rulewright/content';
import { BadCursorError, UnknownFieldError, UnknownReleaseError } from '@rulewright/database';
import { DeskError } from '@rulewright/desk';
import { MatchError, type MatchErrorCode } from '@rulewright/matches';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { DESK_CODES } from '../desk/desk-errors.ts';

export type ErrorCode =
  | 'NOT_FOUND'
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

/** An error meant for the client. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** A finer code, such as `unknown-card`. */
    readonly reason?: string,
    /** What a program needs to go on: the version that is there now, seconds to wait. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export const notFound = (reason: string, message: string): ApiError => new ApiError('NOT_FOUND', message, reason);
export const badInput = (reason: string, message: string): ApiError => new ApiError('BAD_INPUT', message, reason);

export const conflict = (reason: string, message: string, details?: Readonly<Record<string, unknown>>): ApiError =>
  new ApiError('CONFLICT', message, reason, details);

/** Refusals of accounts that are no plain mistake in what was given. */
const ACCOUNT_CODES: Partial<Record<AccountErrorCode, ErrorCode>> = {
  'bad-credentials': 'UNAUTHENTICATED',
  'email-taken': 'CONFLICT',
  'unknown-person': 'NOT_FOUND',
  'unknown-invitation': 'NOT_FOUND',
  'last-admin': 'CONFLICT',
  'unknown-deck': 'NOT_FOUND',
  'deck-changed': 'CONFLICT',
};

/** Refusals of matches that are no plain mistake in what was given. */
const MATCH_CODES: Partial<Record<MatchErrorCode, ErrorCode>> = {
  'unknown-match': 'NOT_FOUND',
  'unknown-seat': 'NOT_FOUND',
  'wrong-link': 'NOT_FOUND',
  'not-your-seat': 'FORBIDDEN',
  'not-your-turn': 'CONFLICT',
  'stale-decision': 'CONFLICT',
  'no-such-decision': 'CONFLICT',
  'not-started': 'CONFLICT',
  'match-over': 'CONFLICT',
  'match-not-over': 'CONFLICT',
  'nothing-to-undo': 'CONFLICT',
  'not-all-here': 'FORBIDDEN',
  'seat-taken': 'CONFLICT',
  'already-left': 'CONFLICT',
  'other-rules': 'CONFLICT',
};

/** Codes that Apollo gives to requests it refuses by itself, as ours. */
const APOLLO_CODES: Readonly<Record<string, ErrorCode>> = {
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

/** The error of a library as one of ours; null for one that nobody expected. */
export function clientError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof AccountError)
    return new ApiError(ACCOUNT_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof DeskError)
    return new ApiError(DESK_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof MatchError)
    return new ApiError(MATCH_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof TooManyAttemptsError)
    return new ApiError('TOO_MANY_REQUESTS', error.message, error.code, { seconds: error.seconds });
  if (error instanceof BadCursorError || error instanceof UnknownFieldError) return badInput(error.code, error.message);
  if (error instanceof UnknownIdError || error instanceof UnknownReleaseError)
    return notFound(error.code, error.message);
  if (error instanceof RulesetError) {
    return error.code.startsWith('unknown-')
      ? notFound(error.code, error.message)
      : badInput(error.code, error.message);
  }
  return null;
}

/** Messages quote what was asked for; hostile questions are long. */
const LONGEST_MESSAGE = 400;
const cut = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

/** `formatError` for Apollo: known errors in our codes, anything else logged and hidden. */
export function errorFormatter(
  log: Logger,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, wrapped) => {
    const error = unwrapResolverError(wrapped);
    const { message, locations, path } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };
    const known = clientError(error);
    if (known) {
      const { code, reason, details } = known;
      const more = { ...(reason !== undefined && { reason }), ...(details && { details }) };
      return { message: cut(known.message), ...place, extensions: { code, ...more } };
    }
    const { code: given, limit, details } = formatted.extensions ?? {};
    const code = limit === undefined ? APOLLO_CODES[String(given)] : 'TOO_COMPLEX';
    if (code)
      return { message: cut(message), ...place, extensions: { code, ...(details !== undefined && { details }) } };
    log.error({ err: error, path }, 'a field failed');
    return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL' } };
  };
}
