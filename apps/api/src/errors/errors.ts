/**
 * Errors as clients see them: a sentence and `extensions.code`, one of a short list, with `extensions.reason` where one
 * code covers several cases. What went wrong inside stays in the log.
 */
import { unwrapResolverError } from '@apollo/server/errors';
import { AccountError, TooManyAttemptsError } from '@rulewright/accounts';
import { ContentError, formatProblem, RulesetError, UnknownIdError } from '@rulewright/content';
import { BadCursorError, UnknownFieldError, UnknownReleaseError } from '@rulewright/database';
import { DeskError } from '@rulewright/desk';
import { MissingPartError } from '@rulewright/games';
import { MatchError } from '@rulewright/matches';
import { OutgoingError } from '@rulewright/outgoing';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ACCOUNT_CODES, APOLLO_CODES, DESK_CODES, MATCH_CODES, OUTGOING_CODES, type ErrorCode } from './error-codes.ts';

export type { ErrorCode };

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

/** The error of a library as one of ours; null for one that nobody expected. */
export function clientError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error instanceof AccountError)
    return new ApiError(ACCOUNT_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof DeskError)
    return new ApiError(DESK_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code, error.details);
  if (error instanceof MatchError)
    return new ApiError(MATCH_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof OutgoingError)
    return new ApiError(OUTGOING_CODES[error.code] ?? 'BAD_INPUT', error.message, error.code);
  if (error instanceof TooManyAttemptsError)
    return new ApiError('TOO_MANY_REQUESTS', error.message, error.code, { seconds: error.seconds });
  if (error instanceof BadCursorError || error instanceof UnknownFieldError) return badInput(error.code, error.message);
  if (error instanceof MissingPartError) return notFound(error.code, error.message);
  if (error instanceof UnknownIdError || error instanceof UnknownReleaseError)
    return notFound(error.code, error.message);
  // A document that an earlier version of the program stored is read only when somebody asks for it.
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
