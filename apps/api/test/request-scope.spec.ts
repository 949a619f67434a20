/** Jobs take turns by the visitor for whom a request asks, over GraphQL and for files alike. */
import { DATABASES } from '@rulewright/database/testing';
import { requestAddress } from '../src/http/request-scope.ts';
import { Work } from '../src/work/work.ts';
import { startApi, type TestApi } from './support/api.ts';

describe.each(DATABASES)('turns of jobs on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => (api = await startApi(kind, 1, 'small')));
  afterAll(() => api?.close());

  /** The visitors for whom jobs ran in the course of some requests. */
  async function turnsOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
    const seen: string[] = [];
    const work = api.app.get(Work);
    const { run } = work;
    const seeing = (...given: readonly unknown[]): unknown => {
      seen.push(requestAddress());
      return Reflect.apply(run, work, given);
    };
    Object.assign(work, { run: seeing });
    await ask();
    Object.assign(work, { run });
    return [...new Set(seen)];
  }

  it('gives each visitor behind the site turns of their own', async () => {
    const query = 'query ($game: ID!, $text: String) { checkDeck(game: $game, text: $text) { format } }';
    const variables = { game: api.content.id, text: '1 No Such Card\n'.repeat(2_000) };
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      const turns = await turnsOf(() =>
        api.http().post('/graphql').set('x-forwarded-for', visitor).send({ query, variables }),
      );
      expect(turns).toEqual([visitor]);
    }
  });
});
