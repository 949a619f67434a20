/** Logs one line for each request: operation, outcome, cost and duration. Logs neither bodies nor headers. */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { notesOf } from './request-notes.ts';

/** Whether monitors poll this URL every few seconds. */
export const isProbe = ({ url }: IncomingMessage): boolean => url === '/healthz' || url === '/content-version';

export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    autoLogging: { ignore: isProbe },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customSuccessObject: (request, _response, line: object) => ({ ...notesOf(request), ...line }),
    customErrorObject: (request, _response, _error, line: object) => ({ ...notesOf(request), ...line }),
  });
