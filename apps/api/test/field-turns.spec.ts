/** Fields of a query take turns: other requests run between the fields of a heavy query. */
import { GraphQLObjectType, GraphQLSchema, GraphQLString, graphql } from 'graphql';
import type { Request, Response } from 'express';
import { pino } from 'pino';
import type { RequestContext } from '../src/graphql/context.ts';
import { giveTurns } from '../src/graphql-server/field-turns.ts';
import { Origins } from '../src/http/origin.ts';

const origins = new Origins({}, pino({ level: 'silent' }));

/** The context of a request from an address. */
function contextOf(remoteAddress: string): RequestContext {
  const request = { headers: {}, socket: { remoteAddress } } as unknown as Request;
  origins.read(request);
  return { request, response: {} as Response };
}

/** A schema with one field that appends its argument to `log`. */
function schemaWith(log: string[]): GraphQLSchema {
  const write = (_source: unknown, { name }: { name: string }): string => (log.push(name), name);
  return giveTurns(
    new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: { work: { type: GraphQLString, args: { name: { type: GraphQLString } }, resolve: write } },
      }),
    }),
  );
}

const query = (names: readonly string[]): string =>
  `{ ${names.map((name) => `${name}: work(name: "${name}")`).join(' ')} }`;
const numbered = (word: string, count: number): string[] => Array.from({ length: count }, (_, n) => `${word}${n}`);

test('the event loop runs between two fields of a query', async () => {
  const log: string[] = [];
  let rounds = 0;
  let counting = true;
  const count = (): void => {
    rounds++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const names = numbered('a', 20);
  const { data } = await graphql({
    schema: schemaWith(log),
    source: query(names),
    contextValue: contextOf('10.0.0.1'),
  });
  counting = false;
  expect(Object.keys(data!)).toEqual(names);
  expect(rounds).toBeGreaterThanOrEqual(19);
});

test('addresses take turns, and a query with one field does not wait', async () => {
  const log: string[] = [];
  const schema = schemaWith(log);
  const ask = (address: string, names: readonly string[]) =>
    graphql({ schema, source: query(names), contextValue: contextOf(address) });
  await Promise.all([ask('10.0.0.1', numbered('a', 20)), ask('10.0.0.2', numbered('b', 3)), ask('10.0.0.3', ['c0'])]);
  expect(log.slice(0, 8)).toEqual(['a0', 'b0', 'c0', 'a1', 'a2', 'b1', 'a3', 'b2']);
  expect(log).toHaveLength(24);
});
