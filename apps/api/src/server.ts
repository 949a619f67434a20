/** The HTTP server: headers, logs, limits, the GraphQL endpoint. */
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import { ContentService } from './content/content.service.ts';
import { LiveSocket } from './matches/live-socket.ts';
import { REPLAY_LIMIT } from './matches/replay-files.controller.ts';
import { HttpErrorFilter } from './http/http-error.filter.ts';
import { NestLog } from './http/nest-log.ts';
import { requestLog } from './http/request-log.ts';
import { requestScope } from './http/request-scope.ts';
import { releaseEtag } from './http/release-etag.ts';

/** Of a request's body. The longest deck list that is read is shorter. */
const BODY_LIMIT = '256kb';
/** Milliseconds until a request must have arrived in full. */
const REQUEST_TIMEOUT = 30_000;

/** The application, ready to listen. Close it with `close()`. */
export async function createServer(database: DataSource, log: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.over(database, log), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  // The address of a reader is told by the site's server, which runs beside this one.
  app.set('trust proxy', 'loopback');
  app.use(helmet());
  app.use(requestLog(log));
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.useBodyParser('text', { limit: REPLAY_LIMIT });
  app.use('/graphql', requestScope, releaseEtag(app.get(ContentService)));
  app.useGlobalFilters(new HttpErrorFilter(log));
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT;
  await app.init();
  app.get(LiveSocket).open(app.getHttpServer());
  return app;
}
