/** How Apollo serves the schema: limits, errors, nothing that leaks. */
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { ownSiteOnly } from '../accounts/cross-site.ts';
import { etagPlugin } from '../http/release-etag.ts';
import type { ReleaseStore } from '../content/release-store.ts';
import { requestContext, type RequestContext } from './context.ts';
import { costLimit } from './cost.ts';
import { errorFormatter } from './errors.ts';

/** Longest query, in tokens. */
export const MAX_TOKENS = 6000;

type Options = Omit<ApolloDriverConfig, 'driver'>;

export const graphqlOptions = (store: ReleaseStore, log: Logger): Options => ({
  path: '/graphql',
  autoSchemaFile: true,
  sortSchema: true,
  graphiql: false,
  // Everything served is public, the shape of it too.
  introspection: true,
  includeStacktraceInErrorResponses: false,
  persistedQueries: false,
  parseOptions: { maxLexicalTokens: MAX_TOKENS },
  plugins: [ownSiteOnly, costLimit(), etagPlugin],
  formatError: errorFormatter(log),
  context: ({ req, res }: { req: Request; res: Response }): RequestContext => requestContext(store, req, res),
});
