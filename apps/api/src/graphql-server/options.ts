/** The options of the Apollo server: limits, error format, no internal details in answers. */
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { releaseContext, type ReleaseContext } from '../content/release-context.ts';
import type { CompiledQueries } from '../content/compiled-queries.ts';
import { keepingPlugin, type KeptAnswers } from '../content/stored-answers.ts';
import { etagPlugin } from '../content/release-etag.ts';
import type { ShownReleases } from '../content/shown-releases.ts';
import { costLimit } from '../graphql/cost.ts';
import { outcomePlugin } from '../graphql/outcome.ts';
import { ownSiteOnly } from '../graphql/own-site-only.ts';
import { MAX_TOKENS } from '../graphql/shape.ts';
import { errorFormatter } from '../errors/errors.ts';
import { giveTurns } from './field-turns.ts';

type Options = Omit<ApolloDriverConfig, 'driver'>;

export const graphqlOptions = (
  store: ShownReleases,
  kept: KeptAnswers,
  compiled: CompiledQueries,
  log: Logger,
): Options => ({
  path: '/graphql',
  autoSchemaFile: true,
  sortSchema: true,
  graphiql: false,
  // The schema is public.
  introspection: true,
  includeStacktraceInErrorResponses: false,
  persistedQueries: false,
  transformSchema: giveTurns,
  parseOptions: { maxLexicalTokens: MAX_TOKENS },
  // `etagPlugin` sets the cache-control header. Apollo's own plugin would add a step to each field of an answer.
  plugins: [
    ownSiteOnly,
    costLimit(kept.spent),
    outcomePlugin,
    etagPlugin,
    keepingPlugin,
    compiled.plugin,
    ApolloServerPluginCacheControlDisabled(),
  ],
  formatError: errorFormatter(log),
  context: ({ req, res }: { req: Request; res: Response }): ReleaseContext => releaseContext(store, req, res),
});
