/** The options of the Apollo server: limits, error format, no internal details in answers. */
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import { SizedLru } from '@rulewright/content';
import type { Request, Response } from 'express';
import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import { releaseContext, type ReleaseContext } from '../content/release-context.ts';
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

const KB = 1024;
/** The most characters of all parsed queries that are kept, and of one. All queries of the site have 62,000 together. */
const MOST_PARSED = 384 * KB;
const LONGEST_PARSED = 16 * KB;
/** A short query takes as much memory as this many characters of a long one. */
const SHORTEST_PARSED = KB / 2;

/** Keeps parsed queries. A parsed query takes up to 300 bytes for each character, and Apollo's own store would keep tens of thousands. */
export function parsedQueries(): NonNullable<Options['documentStore']> {
  const charactersOf = ({ loc }: DocumentNode): number => SHORTEST_PARSED + (loc?.source.body.length ?? LONGEST_PARSED);
  const documents = new SizedLru<DocumentNode>(MOST_PARSED, LONGEST_PARSED, charactersOf);
  return {
    get: (key) => Promise.resolve(documents.find(key)),
    set: (key, document) => Promise.resolve(documents.keep(key, document)),
    delete: (key) => Promise.resolve(documents.delete(key)),
  };
}

export const graphqlOptions = (store: ShownReleases, answers: KeptAnswers, log: Logger): Options => ({
  path: '/graphql',
  autoSchemaFile: true,
  sortSchema: true,
  graphiql: false,
  // The schema is public.
  introspection: true,
  includeStacktraceInErrorResponses: false,
  persistedQueries: false,
  documentStore: parsedQueries(),
  transformSchema: giveTurns,
  parseOptions: { maxLexicalTokens: MAX_TOKENS },
  // `etagPlugin` sets the cache-control header. Apollo's own plugin would add a step to each field of an answer.
  plugins: [
    ownSiteOnly,
    costLimit(answers.spent),
    outcomePlugin,
    etagPlugin,
    keepingPlugin,
    ApolloServerPluginCacheControlDisabled(),
  ],
  formatError: errorFormatter(log),
  context: ({ req, res }: { req: Request; res: Response }): ReleaseContext => releaseContext(store, req, res),
});
