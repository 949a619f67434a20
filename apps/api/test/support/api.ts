/** Runs the API for tests: over HTTP, on a database with up to three releases. */
import 'reflect-metadata';
import { watchPlans, type DatabaseKind, type TestDatabase } from '@rulewright/database/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { NO_SETUP, type Setup } from '../../src/base/setup.ts';
import { requestNotes } from '../../src/http/request-scope.ts';
import { createServer } from '../../src/server.ts';
import { TRUST, asSite } from './site.ts';
import { Work } from '../../src/work/work.ts';
import { jobThread } from './threads.ts';
import { createWithReleases, testContent, type ContentSize, type TestContent } from './content.ts';

export interface GraphQLAnswer {
  readonly status: number;
  // Answers have as many shapes as there are queries. Each test checks the part that it expects.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: unknown;
    readonly extensions: { readonly code: string; readonly reason?: string };
  }[];
}

export interface TestApi {
  readonly app: NestExpressApplication;
  readonly database: DataSource;
  readonly content: TestContent;
  /** Sends requests as the site. `x-forwarded-for` names a visitor; without it, the request is the site's own. */
  http(): ReturnType<typeof asSite>;
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphQLAnswer>;
  close(): Promise<void>;
}

/** Starts the API on a new database. @param releases number of test releases to import @param threads run long work in threads, as when built */
export async function startApi(
  kind: DatabaseKind,
  releases = 3,
  size?: ContentSize,
  threads = false,
  setup: Partial<Setup> = {},
): Promise<TestApi> {
  const { database, close } = await createWithReleases(kind, releases, size);
  return serve({ database, close }, await testContent(size), { threads, setup });
}

/** Starts the API on a database that has content. `plans`: whether statements that read whole tables fail the suite. */
export async function serve(
  { database, close }: Pick<TestDatabase, 'database' | 'close'>,
  content: TestContent,
  { threads = false, plans = true, setup = {} }: { threads?: boolean; plans?: boolean; setup?: Partial<Setup> } = {},
): Promise<TestApi> {
  const watch = watchPlans(database, () => requestNotes() !== undefined);
  const work = threads ? new Work(database, await jobThread()) : undefined;
  const app = await createServer(database, pino({ level: 'silent' }), TRUST, work, [], { ...NO_SETUP, ...setup });
  await app.listen(0, '127.0.0.1');
  const http = () => asSite(app.getHttpServer());
  return {
    app,
    database,
    content,
    http,
    ask: async (query, variables) => {
      const { status, body } = await http().post('/graphql').send({ query, variables });
      return { status, ...(body as { data: unknown; errors?: GraphQLAnswer['errors'] }) };
    },
    close: async () => {
      const scans = await watch.scans();
      await app.close();
      await close();
      // No test may run a query that scans a growing table without an index.
      if (plans) expect(scans).toEqual([]);
    },
  };
}

/** Sends a query and expects no error. */
export async function answer(
  api: TestApi,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<GraphQLAnswer['data']> {
  const { data, errors } = await api.ask(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

/** Sends a query, expects an error and returns the first one. */
export async function refusal(api: TestApi, query: string, variables?: Readonly<Record<string, unknown>>) {
  const { errors } = await api.ask(query, variables);
  expect(errors).toBeDefined();
  const { message, extensions } = errors![0]!;
  return { message, ...extensions };
}
