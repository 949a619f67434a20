/** One log line for each request: what was asked for, how it ended, how long it took. No bodies, no headers. */
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

export const requestLog = (log: Logger): RequestHandler =>
  pinoHttp({
    logger: log,
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/content-version' },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        path: url.split('?')[0],
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
  });
