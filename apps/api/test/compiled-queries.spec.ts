/** Tests of compiled queries: they answer as Apollo does, and only queries for released content are compiled. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { ANSWERS_BEFORE, CompiledQueries } from '../src/content/compiled-queries.ts';
import { startApi, type TestApi } from './support/api.ts';

const CARDS = `query Named($game: ID!, $first: Int = 3, $after: String, $more: Boolean = false) {
  cards(game: $game, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { slug } }
    facets { field values { value count selected } } problems { code }
    nodes { __typename slug title: name data ...Laws printings @include(if: $more) { number set { name } } }
  }
}
fragment Laws on Card { legality { mode legal status } today: legality { modeName } facts { label value } }`;

describe.each(MAIN_DATABASES)('compiled queries on $name', (kind) => {
  let api: TestApi;
  let asked = 0;
  /** The paths of requests that a compiled query answered. */
  let compiled = 0;
  beforeAll(async () => {
    api = await startApi(kind, 2, 'small');
    const queries = api.app.get<CompiledQueries, { answer: (...given: unknown[]) => Promise<string | null> }>(
      CompiledQueries,
    );
    const answer = queries.answer.bind(queries);
    queries.answer = async (...given) => {
      const text = await answer(...given);
      if (text !== null) compiled++;
      return text;
    };
  });
  afterAll(() => api?.close());

  /** Sends a query that no earlier answer was kept for. Resolves to status, text and type of the answer. */
  async function send(query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) {
    const body = { query, variables: { game: api.content.id, ...variables, unused: ++asked } };
    const answer = await api.http().post('/graphql').set(headers).send(body);
    const { 'content-type': type, 'cache-control': cache } = answer.headers;
    return { status: answer.status, text: answer.text, type, cache };
  }

  /** Asks until the query is compiled, or would be. Resolves to the first answer. */
  async function often(query: string, variables: object = {}) {
    const first = await send(query, variables);
    for (let i = 1; i < ANSWERS_BEFORE; i++) await send(query, variables);
    await new Promise((resolve) => setImmediate(resolve));
    compiled = 0;
    return first;
  }

  it('give the same answer as Apollo, with every kind of selection and variable', async () => {
    const first = await often(CARDS);
    expect(await send(CARDS)).toEqual(first);
    expect(compiled).toBe(1);
    const two = await send(CARDS, { first: 2, more: true });
    const cards = (JSON.parse(two.text) as { data: { cards: { nodes: { printings: unknown[] }[] } } }).data.cards;
    expect(cards.nodes).toHaveLength(2);
    expect(cards.nodes[0]!.printings.length).toBeGreaterThan(0);
    expect(compiled).toBe(2);
  });

  it('answer with the type that the client accepts', async () => {
    const query = 'query ($game: ID!) { game(id: $game) { name } }';
    const accept = 'application/graphql-response+json, application/json';
    const first = await send(query, {}, { accept });
    await often(query);
    expect(await send(query, {}, { accept })).toEqual(first);
    expect(first.type).toContain('graphql-response+json');
    await send(query, {}, { accept: 'application/graphql-response+json' });
    expect(compiled).toBe(1);
  });

  it('leave each error to Apollo, with its message, path and status', async () => {
    const query = 'query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { name } }';
    const slug = [...api.content.game.cards.keys()][0]!;
    const [unknown, wrong] = [await send(query, { slug: 'no' }), await send(query, { slug: {} })];
    await often(query, { slug });
    expect(await send(query, { slug: 'no' })).toEqual(unknown);
    expect(await send(query, { slug: {} })).toEqual(wrong);
    expect(unknown.text).toContain('NOT_FOUND');
    expect(wrong.status).toBe(400);
    expect(compiled).toBe(0);
    await send(query, { slug });
    expect(compiled).toBe(1);
  });

  it('cost as much as with Apollo, and stop at the limit', async () => {
    const query =
      'query ($game: ID!) { a: cards(game: $game) { edges { node { printings { set { cards { name } } } } } } }';
    const before = await send(query);
    expect(before.status).toBe(400);
    await often(query);
    expect((await send(query)).text).toBe(before.text);
    expect(compiled).toBe(0);
  });

  it('are not made of a query that is guarded, has a text of its own or reads the schema', async () => {
    const { id } = api.content;
    for (const query of [
      '{ labRuns { id } }',
      `{ game(id: "${id}") { name } }`,
      'query ($game: ID = "other") { game(id: $game) { name } }',
      '{ __schema { queryType { name } } }',
    ]) {
      const first = await often(query);
      expect((await send(query)).text).toBe(first.text);
      expect(compiled).toBe(0);
    }
  });
});
