/** Attacks on the lab: replays of games that were never played, games that take minutes, and more runs than an address may have. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LabPartEntity, LabRunEntity } from '@rulewright/database';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { LabGames } from '../src/lab/lab-games.ts';
import { startApi, type TestApi } from './support/api.ts';
import { asSite } from './support/site.ts';

const CREATE = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
const CANCEL = 'mutation ($id: ID!) { cancelLabRun(id: $id) { state } }';
const OPEN = 'mutation ($id: ID!, $game: Int!) { openLabGame(id: $id, arm: 0, game: $game) }';

describe.each(MAIN_DATABASES)('attacks on the lab on $name', (kind) => {
  let api: TestApi;
  let deck: string;
  // No process plays the runs here, so they stay queued.
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    deck = [...api.content.game.decks.keys()][0]!;
  });
  afterAll(() => api?.close());

  const setup = (bot: string, games: number) => ({
    input: {
      ruleset: `${api.content.id}/${api.content.game.doc.modes[0]}`,
      entrants: [1, 2].map(() => ({ bot, deckSlug: deck })),
      games,
      seed: 3,
    },
  });
  const from =
    (address: string) =>
    async (query: string, variables: object, cookie = '') => {
      const { body, headers } = await asSite(api.app.getHttpServer())
        .post('/graphql')
        .set('x-forwarded-for', address)
        .set('cookie', cookie)
        .send({ query, variables });
      return { data: body.data, error: body.errors?.[0], cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? cookie };
    };
  const replay = (id: string, game: number, address: string) =>
    asSite(api.app.getHttpServer()).get(`/lab/${id}/games/0/${game}/replay`).set('x-forwarded-for', address);
  const refusal = async (asked: ReturnType<typeof replay>) => {
    const { status, body } = await asked;
    return { status, ...body.errors?.[0]?.extensions };
  };

  it('rejects replays of games that have not been played, in queued and in cancelled runs', async () => {
    const ask = from('10.0.0.1');
    const made = await ask(CREATE, setup('mcts:2000', 2));
    const { id } = made.data.createLabRun;
    const notPlayed = { code: 'NOT_FOUND', reason: 'not-played' };
    expect(await refusal(replay(id, 0, '10.0.0.1'))).toMatchObject({ status: 404, ...notPlayed });
    expect((await ask(OPEN, { id, game: 1 }, made.cookie)).error.extensions).toMatchObject(notPlayed);
    await ask(CANCEL, { id }, made.cookie);
    expect(await refusal(replay(id, 0, '10.0.0.1'))).toMatchObject(notPlayed);
    expect(await refusal(replay(id, 2, '10.0.0.1'))).toMatchObject({ reason: 'unknown-game' });
    expect(await refusal(replay(id, 0.5, '10.0.0.1'))).toMatchObject({ reason: 'unknown-game' });
  });

  it('answers other requests while bots play a game again, one for each address, and stops it when the visitor leaves', async () => {
    const made = await from('10.0.0.2')(CREATE, setup('mcts:2000', 2));
    const { id } = made.data.createLabRun;
    // A part as an older version stored it, without decisions.
    await api.database.getRepository(LabPartEntity).insert({
      ...{ runId: id, arm: 0, fromGame: 0, toGame: 2, data: '{}', playedAt: new Date().toISOString() },
      decisions: null,
    });
    let over = false;
    const games = api.app.get(LabGames);
    const long = replay(id, 0, '10.0.0.2');
    const ended = long.then(
      () => (over = true),
      () => undefined,
    );
    while (games.busy === 0) await sleep(5);
    for (let n = 0; n < 3; n++) await api.http().get('/healthz').expect(200);
    expect(await refusal(replay(id, 1, '10.0.0.2'))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect([over, games.busy]).toEqual([false, 1]);
    long.abort();
    await ended;
    while (games.busy > 0) await sleep(5);
    expect(over).toBe(false);
  });

  it('limits games times bot budget for each address, and names the limit if a run is too large', async () => {
    const ask = from('10.0.0.3');
    const huge = await ask(CREATE, setup('mcts:2000', 20_000));
    expect(huge.error).toMatchObject({
      message: expect.stringContaining('at most 200 games of each ruleset'),
      extensions: { code: 'BAD_INPUT', reason: 'bad-run' },
    });
    expect((await ask(CREATE, setup('mcts:2000', 120))).error).toBeUndefined();
    const again = await ask(CREATE, setup('mcts:2000', 120));
    expect(again.error.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      details: { seconds: expect.any(Number) },
    });
    // A rejected run costs nothing, and another address has its own count.
    expect((await ask(CREATE, setup('random', 1_000))).error).toBeUndefined();
    expect((await from('10.0.0.4')(CREATE, setup('mcts:2000', 120))).error).toBeUndefined();
  });

  it('limits the open runs of an address, independent of cookies', async () => {
    const ask = from('10.0.0.5');
    for (let n = 0; n < 8; n++) expect((await ask(CREATE, setup('random', 2))).error).toBeUndefined();
    expect((await ask(CREATE, setup('random', 2))).error.extensions).toMatchObject({ reason: 'too-many-runs' });
    expect((await from('10.0.0.6')(CREATE, setup('random', 2))).error).toBeUndefined();
    const stored = await api.database.getRepository(LabRunEntity).find();
    expect(stored.map(({ origin }) => origin).join()).not.toContain('10.0.0.5');
  });

  it('charges every alias of a lab game and of a match frame', async () => {
    const times = (count: number, field: string) =>
      Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
    const ask = from('10.0.0.7');
    const games = await ask(`mutation { ${times(20, 'openLabGame(id: "none", arm: 0, game: 0)')} }`, {});
    expect(games.error.extensions.code).toBe('TOO_COMPLEX');
    const frames = await ask(`{ ${times(130, 'matchFrame(id: "none", at: 20000) { at }')} }`, {});
    expect(frames.error.extensions.code).toBe('TOO_COMPLEX');
    const lists = await ask(`{ ${times(20, 'labGames(id: "none", arm: 0) { game }')} }`, {});
    expect(lists.error.extensions.code).toBe('TOO_COMPLEX');
    const one = await ask(`{ ${times(1, 'matchFrame(id: "none", at: 20000) { at }')} }`, {});
    expect(one.error.extensions.code).toBe('NOT_FOUND');
  });
});
