/** The HTTP server: security headers, logs, limits and the GraphQL endpoint. */
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { ApiTokens, Sessions } from '@rulewright/accounts';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import { NO_SETUP, type Setup } from './base/setup.ts';
import { ContentService } from './content/content.service.ts';
import { Work } from './work/work.ts';
import { LiveSocket } from './graphql-server/live-socket.ts';
import { REPLAY_LIMIT } from './matches/replay-files.controller.ts';
import { jsonBodies } from './http/bodies.ts';
import { HttpErrorFilter } from './http/http-error.filter.ts';
import { NestLog } from './http/nest-log.ts';
import { Origins, type Trust } from './http/origin.ts';
import { isProbe, requestLog } from './http/request-log.ts';
import { requestScope } from './http/request-scope.ts';
import { shapeGuard } from './graphql/shape-guard.ts';
import { KeptAnswers } from './content/stored-answers.ts';
import { releaseEtag } from './content/release-etag.ts';
import { watchRequests, watchWork, type RequestWatcher } from './telemetry/watcher.ts';

/** The time limit for receiving a complete request, in milliseconds. */
const REQUEST_TIMEOUT = 30_000;

/** For a year, in seconds, browsers that connected by TLS once must use TLS. */
const HSTS = 'max-age=31536000';

/**
 * Creates the application, ready to listen. Close it with `close()`.
 * @param trust the site secret and the trusted proxies; none by default
 * @param work runs long jobs
 * @param watchers are notified of requests, statements and jobs
 * @param setup the features that the operator has switched on; none by default
 */
export async function createServer(
  database: DataSource,
  log: Logger,
  trust: Trust = {},
  work = new Work(database),
  watchers: readonly RequestWatcher[] = [],
  setup: Setup = NO_SETUP,
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.over(database, log, work, setup), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  const origins = new Origins(trust, log);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (origins.read(request).secure) response.setHeader('strict-transport-security', HSTS);
    next();
  });
  app.use(helmet({ strictTransportSecurity: false }));
  app.use(requestLog(log));
  if (watchers.length > 0) {
    app.use(watchRequests(watchers, isProbe));
    watchWork(watchers, database, work);
  }
  app.use(jsonBodies({ sessions: app.get(Sessions), tokens: app.get(ApiTokens) }));
  app.useBodyParser('text', { limit: REPLAY_LIMIT });
  app.use(requestScope);
  app.use('/graphql', app.get(KeptAnswers).handler, shapeGuard, releaseEtag(app.get(ContentService)));
  app.useGlobalFilters(new HttpErrorFilter(log));
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT;
  await app.init();
  app.get(LiveSocket).open(app.getHttpServer(), origins);
  return app;
}
