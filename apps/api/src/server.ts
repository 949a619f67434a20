/** The HTTP server: headers, logs, limits, the GraphQL endpoint. */
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { pinoHttp } from 'pino-http';
import type { Logger } from 'pino';
import { AppModule } from './app.module.ts';
import { ContentService } from './content/content.service.ts';
import type { ReleaseStore } from './content/release-store.ts';
import { HttpErrorFilter } from './http/http-error.filter.ts';
import { NestLog } from './http/nest-log.ts';
import { releaseEtag } from './http/release-etag.ts';

/** Of a request's body. The longest deck list that is read is shorter. */
const BODY_LIMIT = '256kb';

/** The application, ready to listen. Close it with `close()`. */
export async function createServer(store: ReleaseStore, log: Logger): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.over(store, log), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.use(helmet());
  app.use(pinoHttp({ logger: log, autoLogging: { ignore: (request) => request.url === '/healthz' } }));
  app.useBodyParser('json', { limit: BODY_LIMIT });
  app.use('/graphql', releaseEtag(app.get(ContentService)));
  app.useGlobalFilters(new HttpErrorFilter(log));
  await app.init();
  return app;
}
