/** Formats errors outside GraphQL like GraphQL errors: a body that is too large or not JSON, an unknown path. */
import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { clientError, type ErrorCode } from '../errors/errors.ts';

const KNOWN: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['BAD_INPUT', 'The request cannot be read.'],
  404: ['NOT_FOUND', 'There is nothing at this address.'],
  413: ['TOO_LARGE', 'The request is too large.'],
  415: ['BAD_INPUT', 'The request has an encoding that the server cannot read.'],
};

/** The HTTP status of our error codes. Codes that are not listed get 400. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  HIDDEN: 410,
  FORBIDDEN: 403,
  CONFLICT: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
};

@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): unknown {
    // The GraphQL error formatter handles errors of resolvers.
    if (host.getType<string>() !== 'http') return error;
    const response = host.switchToHttp().getResponse<Response>();
    const known = clientError(error);
    if (known) {
      const { code, message, reason, details } = known;
      if (code === 'TOO_MANY_REQUESTS' && details?.['seconds'] !== undefined)
        response.setHeader('retry-after', String(details['seconds']));
      response.status(STATUS[code] ?? 400).json({
        errors: [{ message, extensions: { code, reason, ...(code === 'HIDDEN' && { details }) } }],
      });
      return undefined;
    }
    const status = statusOf(error);
    const [code, message] = KNOWN[status] ?? ['INTERNAL', 'Something went wrong on our side.'];
    if (status >= 500) this.log.error({ err: error }, 'a request failed');
    response.status(status).json({ errors: [{ message, extensions: { code } }] });
    return undefined;
  }
}

function statusOf(error: unknown): number {
  if (error instanceof SyntaxError) return 400;
  const { status } = (error ?? {}) as { status?: unknown; getStatus?: () => number };
  return typeof status === 'number' && status in KNOWN ? status : 500;
}
