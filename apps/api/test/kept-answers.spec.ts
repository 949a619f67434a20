/** Tests of cached answers of a release: their recipients, and their end. */
import type { Logger } from 'typeorm';
import { importTree, LabSpeedStore } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { startApi, type TestApi } from './support/api.ts';

describe.each(MAIN_DATABASES)('kept answers on $name', (kind) => {
  let api: TestApi;
  let statements: string[] = [];
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    const logger: Partial<Logger> = { logQuery: (text) => void statements.push(text) };
    Object.assign(api.database, { logger });
  });
  afterAll(() => api?.close());

  // The API reads the history from the database, so only a cached answer needs just one statement.
  const CARDS =
    'query ($game: ID!) { cards(game: $game, first: 5) { totalCount nodes { slug history { release } legality { mode legal } } } }';
  const ask = (query: string, headers: Readonly<Record<string, string>> = {}) => {
    statements = [];
    return api
      .http()
      .post('/graphql')
      .set(headers)
      .send({ query, variables: { game: api.content.id } });
  };

  it('give the same answer with one statement, which looks up the release', async () => {
    const first = await ask(CARDS);
    expect(statements.length).toBeGreaterThan(1);
    const again = await ask(CARDS);
    expect(statements).toHaveLength(1);
    expect([again.status, again.text]).toEqual([200, first.text]);
    for (const name of ['content-type', 'cache-control', 'x-content-type-options'])
      expect(again.headers[name]).toBe(first.headers[name]);
  });

  it('are not sent to a visitor with a session, a token or a preview of a change set', async () => {
    await ask(CARDS);
    const shown = [
      ['cookie', 'rulewright-session=anything'],
      ['authorization', 'Bearer anything'],
    ] as const;
    for (const [name, value] of shown) {
      await ask(CARDS, { [name]: value });
      expect(statements.length).toBeGreaterThan(1);
    }
    const preview = await ask(CARDS, { 'rulewright-change-set': 'no such token' });
    expect((preview.body as { errors: unknown[] }).errors).toHaveLength(1);
  });

  it('contain nothing that a permission guards, and no error', async () => {
    const runs = '{ labRuns { id } }';
    await ask(runs);
    const asked = statements.length;
    expect(asked).toBeGreaterThan(1);
    await ask(runs);
    expect(statements).toHaveLength(asked);
    const wrong =
      'query ($game: ID!) { cards(game: $game, first: 1) { nodes { history { release } } } card(game: $game, slug: "no") { name } }';
    await ask(wrong);
    await ask(wrong);
    expect(statements.length).toBeGreaterThan(1);
  });

  it('are complete: an answer that waits for games is not cached', async () => {
    const query = `{ coverage(game: "${api.content.id}") { games } }`;
    const answer = await api.http().get('/graphql').query({ query }).set('apollo-require-preflight', 'true');
    expect(answer.body).toEqual({ data: { coverage: { games: null } } });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('do not include the speeds of the lab, which change without a release', async () => {
    const speeds = 'query ($game: ID!) { labSpeeds(game: $game) { bot } }';
    expect((await ask(speeds)).body).toEqual({ data: { labSpeeds: [] } });
    const mode = `${api.content.id}/${api.content.game.doc.modes[0]}`;
    const measured = { games: 10, milliseconds: 10, threads: 1 };
    await api.app.get(LabSpeedStore).add({ mode, bot: 'random', seats: 2 }, measured);
    expect((await ask(speeds)).body).toEqual({ data: { labSpeeds: [{ bot: 'random' }] } });
  });

  it('are refused to a visitor whose limit is used up', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.77' };
    await ask(CARDS);
    expect((await ask(CARDS, visitor)).status).toBe(200);
    const schema = (n: number) => `# ${n}\n{ __schema { queryType { name } } }`;
    for (let n = 0; n < 130; n++) await ask(schema(n), visitor);
    expect((await ask(CARDS, visitor)).status).toBe(429);
    expect((await ask(CARDS)).status).toBe(200);
  });

  it('end with the next release', async () => {
    const release = '{ release { number } }';
    await ask(release);
    expect((await ask(release)).body).toEqual({ data: { release: { number: 1 } } });
    const by = { author: 'tester', message: 'Import 2' };
    await importTree(api.database, api.content.releases[1]!, knownGames, by);
    expect((await ask(release)).body).toEqual({ data: { release: { number: 2 } } });
  });
});
