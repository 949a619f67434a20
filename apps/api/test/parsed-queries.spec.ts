/** The store of parsed queries has room for the queries of the site, and not for all that visitors invent. */
import { OPERATION_NAMES } from '@rulewright/api-client/operation-names';
import { textNamed, type OperationName } from '@rulewright/api-client/server';
import { parse } from 'graphql';
import { parsedQueries } from '../src/graphql-server/options.ts';

const site = [...OPERATION_NAMES].map((name) => textNamed(name as OperationName));
const invented = Array.from({ length: 20_000 }, (_, n) => `query Q${n} { games { id a${n}: name } }`);

/** How many of these queries are in the store. */
const countIn = async (store: ReturnType<typeof parsedQueries>, queries: readonly string[]): Promise<number> =>
  (await Promise.all(queries.map((query) => store.get(query)))).filter(Boolean).length;

async function storeWith(...queries: readonly string[]): Promise<ReturnType<typeof parsedQueries>> {
  const store = parsedQueries();
  for (const query of queries) await store.set(query, parse(query));
  return store;
}

test('keeps every query of the site at the same time', async () => {
  const store = await storeWith(...site);
  expect(await countIn(store, site)).toBe(site.length);
});

test('keeps fewer than a thousand of 20,000 different queries', async () => {
  expect(await countIn(await storeWith(...invented), invented)).toBeLessThan(1_000);
});

test('keeps no query that is longer than any of the site', async () => {
  const long = `{ ${'games { id } '.repeat(2_000)} }`;
  expect(await countIn(await storeWith(long), [long])).toBe(0);
});
