/** Nested lists need a fixed number of statements, independent of their length. */
import { DATABASES } from '@rulewright/database/testing';
import { answer, startApi, type TestApi } from './support/api.ts';
import { Statements } from './support/statements.ts';

describe.each(DATABASES)('statements on $name', (kind) => {
  let api: TestApi;
  let counter: Statements;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'small');
    counter = Statements.of(api);
  });
  afterAll(() => api?.close());

  /** The number of statements of a query, after the release is open. */
  async function statements(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<number> {
    const asked = { game: api.content.id, ...variables };
    await answer(api, query, asked);
    counter.count = 0;
    // The unused variable makes this a different request, because the answer to the first request is cached.
    await answer(api, query, { ...asked, again: true });
    return counter.count;
  }

  const CARDS = `query ($game: ID!, $first: Int) { cards(game: $game, first: $first) { totalCount facets { field }
    nodes { name history { release } legality { legal } rulings { id } printings { set { name } } decks { deck { name cards } } } } }`;

  it('are counted', async () => {
    expect(await statements('{ release { number } }')).toBe(1);
  });

  it('are two for the version of the content', async () => {
    counter.count = 0;
    await api.http().get('/content-version').expect(200);
    expect(counter.count).toBe(2);
  });

  it('look up the current release once for each request', async () => {
    expect(await statements('{ a: release { number } b: release { number } games { id } }')).toBe(1);
  });

  it('are limited to one for a page of cards with their legality', async () => {
    const query =
      'query ($game: ID!) { cards(game: $game, first: 50) { nodes { slug name legality { mode legal } } } }';
    expect(await statements(query)).toBe(1);
  });

  it('are the same number for a page of twenty cards as for one card', async () => {
    const one = await statements(CARDS, { first: 1 });
    expect(one).toBeGreaterThan(1);
    expect(await statements(CARDS, { first: 20 })).toBe(one);
  });

  it('are the same number for the changes of all releases as for one release', async () => {
    const query = 'query ($first: Int) { releases(first: $first) { number changes { path before after } } }';
    const one = await statements(query, { first: 1 });
    expect(await statements(query, { first: 3 })).toBe(one);
  });

  it('are the same number for all decks with card histories as for one deck', async () => {
    const inner = 'name entries { card { name history { release } } } verdicts { legal }';
    const slug = [...api.content.game.decks.keys()][0];
    const one = await statements(`query ($game: ID!, $slug: ID!) { deck(game: $game, slug: $slug) { ${inner} } }`, {
      slug,
    });
    expect(await statements(`query ($game: ID!) { decks(game: $game) { ${inner} } }`)).toBe(one);
  });

  it('are one for a rulebook', async () => {
    const query =
      'query ($id: String!) { rulebook(ruleset: $id) { chapters { blocks { html rulings { answer } } } glossary { html } } }';
    expect(await statements(query, { id: `${api.content.id}/${api.content.game.doc.modes[0]}` })).toBe(1);
  });
});
