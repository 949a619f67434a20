/** Jobs take turns by the visitor of a request, for GraphQL and for files. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';
import { turnsOf } from './support/jobs.ts';

describe.each(MAIN_DATABASES)('turns of jobs on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi(kind, 1, 'small')));
  afterAll(() => api?.close());

  it('gives each visitor of the site their own turns', async () => {
    const turns = turnsOf(api.app);
    const query = 'query ($game: ID!, $text: String) { checkDeck(game: $game, text: $text) { format } }';
    const variables = { game: api.content.id, text: '1 No Such Card\n'.repeat(2_000) };
    const as = (visitor: string, path: string) => api.http().post(path).set('x-forwarded-for', visitor);
    await as('203.0.113.1', '/graphql').send({ query, variables });
    await as('203.0.113.2', '/graphql').send({ query, variables });
    await as('203.0.113.3', '/replays').type('text/plain').send('{}');
    expect([...new Set(turns)]).toEqual(['203.0.113.1', '203.0.113.2', '203.0.113.3']);
  });
});
