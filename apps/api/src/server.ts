/** The HTTP server: headers, logs, limits, the GraphQL endpoint. */
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Sessions } from '@rulewright/accounts';
import helmet from 'helmet';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.ts';
import { ContentService } from './content/content.service.ts';
import { Work } from './work/work.ts';
import { LiveSocket } from './matches/live-socket.ts';
import { addressOf } from './matches/visitor.ts';
import { REPLAY_LIMIT } from './matches/replay-files.controller.ts';
import { jsonBodies } from './http/bodies.ts';
import { HttpErrorFilter } from './http/http-error.filter.ts';
import { NestLog } from './http/nest-log.ts';
import { requestLog } from './http/request-log.ts';
import { requestScope } from './http/request-scope.ts';
import { releaseEtag } from './http/release-etag.ts';

/** Milliseconds until a request must have arrived in full. */
const REQUEST_TIMEOUT = 30_000;

/** The proxies of a site that runs beside the API. */
export const PROXIES_BESIDE = 'loopback';

/**
 * The application, ready to listen. Close it with `close()`.
 * @param work does what takes long
 * @param trustedProxies who is believed about the address of a reader: the last one that is none of these is the reader's
 */
export async function createServer(
  database: DataSource,
  log: Logger,
  trustedProxies = PROXIES_BESIDE,
  work = new Work(database),
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.over(database, log, work), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.set('trust proxy', trustedProxies);
  app.use(helmet());
  app.use(requestLog(log));
  app.use(jsonBodies(app.get(Sessions)));
  app.useBodyParser('text', { limit: REPLAY_LIMIT });
  app.use('/graphql', requestScope, releaseEtag(app.get(ContentService)));
  app.useGlobalFilters(new HttpErrorFilter(log));
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT;
  await app.init();
  const { request: asExpressSees } = app.getHttpAdapter().getInstance() as unknown as { readonly request: object };
  app
    .get(LiveSocket)
    .open(app.getHttpServer(), (request) => addressOf({ request: Object.setPrototypeOf(request, asExpressSees) }));
  return app;
}
