/** People who send requests, each with their own session cookie. */
import { People, PROGRAM, STORED_DATA, type Role } from '@rulewright/accounts';
import { isPostgres } from '@rulewright/database';
import type { GraphQLAnswer, TestApi } from './api.ts';

export const PASSWORD = 'a long enough password';

export interface Asker {
  readonly name: string;
  readonly cookie: string;
  /** Sends a query as this person, with the header that mutations need. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphQLAnswer>;
  /** Sends a query and expects no error. */
  get(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphQLAnswer['data']>;
  /** Sends a query and returns the first error. */
  refused(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ): Promise<{ message: string; code: string; reason?: string; details?: Readonly<Record<string, unknown>> }>;
}

export const SIGN_IN =
  'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id role } }';

/** The session cookie of an answer, in the form that the browser sends back. */
export function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  const cookies = (headers['set-cookie'] ?? []) as string[];
  return cookies[0]!.split(';')[0]!;
}

/** A person with a cookie. An empty cookie means an anonymous visitor. */
export function asker(api: TestApi, name: string, cookie: string): Asker {
  const ask: Asker['ask'] = async (query, variables) => {
    const request = api.http().post('/graphql').set('rulewright-request', '1');
    if (cookie !== '') void request.set('cookie', cookie);
    const { status, body } = await request.send({ query, variables });
    return { status, ...(body as { data: unknown; errors?: GraphQLAnswer['errors'] }) };
  };
  return {
    name,
    cookie,
    ask,
    get: async (query, variables) => {
      const { data, errors } = await ask(query, variables);
      expect(errors).toBeUndefined();
      return data;
    },
    refused: async (query, variables) => {
      const { errors } = await ask(query, variables);
      expect(errors).toBeDefined();
      const { message, extensions } = errors![0]!;
      return { message, ...extensions };
    },
  };
}

/** Creates a person with this role and signs them in. */
export async function signedIn(api: TestApi, role: Role, name: string = role): Promise<Asker> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`;
  await api.app.get(People).add({ email, name, role, password: PASSWORD }, PROGRAM);
  const { headers } = await api
    .http()
    .post('/graphql')
    .send({ query: SIGN_IN, variables: { email, password: PASSWORD } });
  return asker(api, name, cookieOf(headers));
}

/** The table that only PostgreSQL has: counts of attempts. On SQLite, they are in the memory of the API. */
const ATTEMPTS = 'attempts';

/**
 * Deletes all accounts with their sessions, decks and mails, so that the next test starts without people. A new API takes ten times as
 * long. The audit, releases and change sets stay.
 */
export async function forgetPeople({ database }: TestApi): Promise<void> {
  // The rows that refer to an account or a deck come after it.
  for (const { table, topic } of STORED_DATA.toReversed())
    if (['account', 'decks', 'mail'].includes(topic) && (table !== ATTEMPTS || isPostgres(database)))
      await database.query(`DELETE FROM ${table}`);
}

export const visitor = (api: TestApi): Asker => asker(api, 'visitor', '');
