/**
 * Errors as clients see them: a sentence and `extensions.code` from a short list. `extensions.reason` is set if one code covers
 * several cases. Internal details go to the log only.
 */
import { unwrapResolverError } from '@apollo/server/errors';
import { AccountError, TooManyAttemptsError } from '@rulewright/accounts';
import { ContentError, formatProblem, RulesetError, UnknownIdError, UnreadableGameError } from '@rulewright/content';
import { BadCursorError, UnknownFieldError, UnknownReleaseError } from '@rulewright/database';
import { DeskError } from '@rulewright/desk';
import { MissingPartError } from '@rulewright/games';
import { MatchError } from '@rulewright/matches';
import { OutgoingError } from '@rulewright/outgoing';
import { SavedDeckError } from '@rulewright/saved-decks';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import {
  ACCOUNT_CODES,
  APOLLO_CODES,
  DESK_CODES,
  MATCH_CODES,
  OUTGOING_CODES,
  SAVED_DECK_CODES,
  type ErrorCode,
} from './error-codes.ts';

export type { ErrorCode };

/** An error meant for the client. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** A more specific code, such as `unknown-card`. */
    readonly reason?: string,
    /** Data that a client program can act on, such as the current version or the seconds to wait. */
    readonly details?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export const notFound = (reason: string, message: string): ApiError => new ApiError('NOT_FOUND', message, reason);
export const badInput = (reason: string, message: string): ApiError => new ApiError('BAD_INPUT', message, reason);

export const conflict = (reason: string, message: string, details?: Readonly<Record<string, unknown>>): ApiError =>
  new ApiError('CONFLICT', message, reason, details);

/** Converts a library error to an `ApiError`; null for an unexpected error. */
export function clientError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof AccountError)
    return new ApiError(ACCOUNT_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof SavedDeckError)
    return new ApiError(SAVED_DECK_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof DeskError)
    return new ApiError(DESK_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof MatchError)
    return new ApiError(MATCH_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof OutgoingError)
    return new ApiError(OUTGOING_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof TooManyAttemptsError)
    return new ApiError('TOO_MANY_REQUESTS', error.message, error.code, { seconds: error.seconds });
  if (error instanceof BadCursorError)
    return new ApiError('BAD_INPUT', error.message, error.code, { argument: 'after' });
  if (error instanceof UnknownFieldError) return badInput(error.code, error.message);
  if (error instanceof MissingPartError) return notFound(error.code, error.message);
  if (error instanceof UnknownIdError || error instanceof UnknownReleaseError)
    return notFound(error.code, error.message);
  if (error instanceof UnreadableGameError) return new ApiError('UNREADABLE_RELEASE', error.message, error.code);
  // Cards are parsed lazily, so a document that this version of the program cannot read fails only now.
  if (error instanceof ContentError)
    return new ApiError(
      'UNREADABLE_RELEASE',
      `A document does not match this version of the program: ${formatProblem(error.problems[0]!)}`,
    );
  if (error instanceof RulesetError) {
    return error.code.startsWith('unknown-')
      ? notFound(error.code, error.message)
      : badInput(error.code, error.message);
  }
  return null;
}

/** Messages quote user input, which may be very long. */
const LONGEST_MESSAGE = 400;
const cut = (message: string): string =>
  message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

/** `formatError` for Apollo. Known errors get our codes. Unexpected errors are logged, and the client sees no details. */
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
    const { code: apolloCode, limit, details } = formatted.extensions ?? {};
    const code = limit === undefined ? APOLLO_CODES[String(apolloCode)] : 'TOO_COMPLEX';
    if (code)
      return { message: cut(message), ...place, extensions: { code, ...(details !== undefined && { details }) } };
    log.error({ err: error, path }, 'a field failed');
    return { message: 'Something went wrong on our side.', ...place, extensions: { code: 'INTERNAL' } };
  };
}
