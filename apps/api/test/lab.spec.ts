/** The lab over HTTP: creating, steering and limiting runs; results with known values; files; a restart during a run. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openContent, resolveRuleset } from '@rulewright/content';
import { runReplay, type Replay } from '@rulewright/engine';
import { engineOf, knownGames } from '@rulewright/games';
import { pino } from 'pino';
import { DATABASES, MAIN_DATABASES } from '@rulewright/database/testing';
import { LabService } from '../src/lab/lab.service.ts';
import { createServer } from '../src/server.ts';
import { startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';
import { Browser } from './support/browser.ts';
import { TRUST } from './support/site.ts';

const CREATE =
  'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id state mine title games gamesOfArm arms { name ruleset { id } } } }';
const RUN = `query ($id: ID!) { labRun(id: $id) { state ended mine title progress { played games } report { games
  arms { games checksum wins endings { cause games } metrics { id value low high } turns { at games } cards { slug name drawn } rules { id times } }
  findings { metric a b low high shown sentence } } } }`;
const steer = (what: string) => `mutation ($id: ID!) { ${what}LabRun(id: $id) { state } }`;
const silent = pino({ level: 'silent' });

describe.each(DATABASES)('the lab on $name', (kind) => {
  let api: TestApi;
  let mode: string;
  let deck: string;
  let me: Browser;
  beforeAll(async () => {
    api = await startApi(kind, 3, 'one');
    await api.app.get(LabService).start(1);
    mode = `${api.content.id}/${api.content.game.doc.modes[0]}`;
    deck = [...api.content.game.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
    me = new Browser(() => api.app.getHttpServer());
  });
  afterAll(() => api?.close());

  const setup = (changes: object = {}) => ({
    input: {
      ruleset: mode,
      entrants: [
        { bot: 'random', deckSlug: deck },
        { bot: 'random', deckSlug: deck },
      ],
      games: 128,
      seed: 11,
      ...changes,
    },
  });

  /** Waits for the end of a run and returns it. */
  async function finished(who: Browser, id: string) {
    for (let n = 0; n < 600; n++) {
      const { labRun } = await who.get('query ($id: ID!) { labRun(id: $id) { state } }', { id });
      if (!['queued', 'running'].includes(labRun.state)) break;
      await sleep(100);
    }
    return (await who.get(RUN, { id })).labRun;
  }
  const play = async (changes: object = {}) => {
    const { createLabRun } = await me.get(CREATE, setup(changes));
    const run = await finished(me, createLabRun.id);
    await me.get('{ labRuns(first: 1) { id } }');
    return { id: createLabRun.id as string, created: createLabRun, run };
  };
  const metric = (arm: { metrics: { id: string }[] }, id: string) => arm.metrics.find((one) => one.id === id);

  it.each([
    ['no goal', { goals: [], vary: [{ parameter: 'draw.handSize', values: ['4'] }] }, /1 to 4 goals/u],
    [
      'no number',
      { goals: ['beauty=1'], vary: [{ parameter: 'draw.handSize', values: ['4'] }] },
      /no metric "beauty"/u,
    ],
    ['an invalid goal', { goals: ['short'], vary: [{ parameter: 'draw.handSize', values: ['4'] }] }, /is not a goal/u],
    [
      'values that change nothing',
      { goals: ['turns=9'], vary: [{ parameter: 'draw.handSize', values: ['7'] }] },
      /changes anything/u,
    ],
    [
      'an invalid value',
      { goals: ['turns=9'], vary: [{ parameter: 'draw.handSize', values: ['x'] }] },
      /cannot be "x"/u,
    ],
  ])('rejects tuning with %s', async (_, tune, message) => {
    const { errors } = await me.ask(CREATE, setup({ tune }));
    expect(errors?.[0]?.message).toMatch(message);
  });

  it('continues after a restart and gets the same result', async () => {
    const { run: undisturbed } = await play({ games: 192, seed: 5 });
    const app = await createServer(api.database, silent, TRUST);
    const browser = new Browser(() => app.getHttpServer());
    // The player of this server never starts, so the run stays queued as after a crash.
    const { createLabRun } = await browser.get(CREATE, setup({ games: 192, seed: 5 }));
    await app.close();
    const again = await createServer(api.database, silent, TRUST);
    await again.get(LabService).start(1);
    const run = await finished(me, createLabRun.id);
    await again.close();
    expect(run).toMatchObject({ state: 'done', ended: 'complete' });
    expect(run.report).toEqual(undisturbed.report);
  });

  // The tests below do not depend on the database.
  if (!MAIN_DATABASES.includes(kind)) return;

  it('reports exactly one half for a mirror match', async () => {
    const { created, run } = await play();
    expect(created).toMatchObject({ mine: true, games: 128, gamesOfArm: 128, arms: [{ ruleset: { id: mode } }] });
    expect(run).toMatchObject({ state: 'done', ended: 'complete', progress: { played: 128, games: 128 } });
    const [arm] = run.report.arms;
    expect(metric(arm, 'entrant-1-wins')).toMatchObject({ value: 0.5, low: 0.5, high: 0.5 });
    const even = run.report.findings.find((one: { metric: string }) => one.metric === 'entrant-1-wins');
    expect(even).toMatchObject({ shown: false, sentence: expect.stringMatching(/exactly 50\.0%/u) });
    expect(arm.turns.reduce((sum: number, bar: { games: number }) => sum + bar.games, 0)).toBe(128);
    expect(arm.rules.length).toBeGreaterThan(5);
  });

  it('tunes: plays the unchanged ruleset and candidates, and reports their distance to the goals and the frontier', async () => {
    const tune = { goals: ['decisions-per-turn=6'], vary: [{ parameter: 'draw.handSize', values: ['3', '7', '4'] }] };
    const { id, created, run } = await play({ games: 32, tune });
    expect(created).toMatchObject({
      games: 96,
      title: expect.stringContaining('tuned for decisions per turn about 6'),
    });
    expect(run.report).toMatchObject({ findings: [], games: 96 });
    const asked = await me.get(
      `query ($id: ID!) { labRun(id: $id) { tune { goals changes { parameter value } refused { ruleset } }
        report { candidates { arm changes games miss frontier results { metric relation wanted value low high miss } } } } }`,
      { id },
    );
    expect(asked.labRun.tune).toEqual({
      goals: tune.goals,
      changes: [[], [{ parameter: 'draw.handSize', value: '3' }], [{ parameter: 'draw.handSize', value: '4' }]],
      refused: [],
    });
    const { candidates } = asked.labRun.report;
    expect(candidates.map(({ arm, changes, games }: Record<string, number>) => [arm, changes, games])).toEqual([
      [0, 0, 32],
      [1, 1, 32],
      [2, 1, 32],
    ]);
    const best = candidates.filter(({ frontier }: { frontier: boolean }) => frontier);
    expect(best[0]).toMatchObject({ arm: 0 });
    expect(best.at(-1).miss).toBe(Math.min(...candidates.map(({ miss }: { miss: number }) => miss)));
    const [result] = candidates[2].results;
    expect(result).toMatchObject({ metric: 'decisions-per-turn', relation: '=', wanted: 6 });
    expect(result.miss).toBeCloseTo(Math.abs(result.value - 6) / 6, 9);
  });

  it('shows no effect for a neutral variant, and the known effect for another one', async () => {
    const none = await play({ against: `${mode}?deck.maxCost=124` });
    expect(none.run.report.findings.length).toBeGreaterThan(10);
    for (const one of none.run.report.findings) expect(one).toMatchObject({ low: 0, high: 0, shown: false });
    const less = await play({ against: `${mode}?draw.handSize=4`, games: 256 });
    const decisions = less.run.report.findings.find((one: { metric: string }) => one.metric === 'decisions-per-turn');
    expect(decisions).toMatchObject({ shown: true });
    expect(decisions.high).toBeLessThan(0);
    expect(none.run.report.arms[0].checksum).toBe(none.run.report.arms[1].checksum);
  });

  it('sweeps a parameter with one arm for each value', async () => {
    const { created, run } = await play({ sweep: { parameter: 'draw.handSize', values: ['4', '6', '8'] }, games: 64 });
    expect(created.arms.map((arm: { name: string }) => arm.name)).toEqual(['4', '6', '8']);
    const per = run.report.arms.map(
      (arm: { metrics: { id: string; value: number }[] }) =>
        arm.metrics.find(({ id }) => id === 'decisions-per-turn')!.value,
    );
    expect(per[0]).toBeLessThan(per[1]);
    expect(per[1]).toBeLessThan(per[2]);
  });

  it('stops early once the difference is known precisely enough', async () => {
    const stop = { metric: 'decisions-per-turn' };
    const { run } = await play({ against: `${mode}?draw.handSize=3`, games: 4096, stop });
    expect(run).toMatchObject({ state: 'done', ended: 'enough' });
    expect(run.progress.played).toBeLessThan(4096);
  });

  it('exports games from which the results can be recomputed, and each game as a replay', async () => {
    const { id, run } = await play({ games: 64 });
    const { text } = await api
      .http()
      .get(`/lab/${id}/games.csv`)
      .expect(200)
      .expect('content-type', /text\/csv/u);
    const [head, ...lines] = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const column = (name: string) => head!.indexOf(name);
    const wins = [1, 2].map((seat) => lines.filter((line) => line[column('winner')] === String(seat)).length);
    expect(wins).toEqual(run.report.arms[0].wins);
    const turns = lines.reduce((sum, line) => sum + Number(line[column('turns')]), 0) / lines.length;
    expect(metric(run.report.arms[0], 'turns')).toMatchObject({ value: turns });

    const { body } = await api.http().get(`/lab/${id}/run.json`).expect(200);
    expect(body).toMatchObject({ id, setup: { seed: 11 }, games: { length: 64 } });
    const row = body.games[7];
    const replay = (await api.http().get(`/lab/${id}/games/0/7/replay`).expect(200)).body as Replay;
    const content = openContent(api.content.releases[2]!, knownGames);
    const plugin = engineOf(content.game(api.content.id));
    const program = plugin.compile(resolveRuleset(content, mode), [...content.game(api.content.id).cards.values()]);
    expect(runReplay(program, replay)).toMatchObject({
      divergence: null,
      result: { winners: row.winner === null ? [] : [row.winner], cause: row.cause, turns: row.turns },
    });
    const { openLabGame } = await me.get('mutation ($id: ID!) { openLabGame(id: $id, arm: 0, game: 7) }', { id });
    const { match } = await me.get('query ($id: ID!) { match(id: $id) { stage release } }', { id: openLabGame });
    expect(match).toEqual({ stage: 'over', release: 3 });
    await api.http().get(`/lab/${id}/games/0/64/replay`).expect(404);
    await api.http().get('/lab/nothing/games.csv').expect(404);

    const games = await me.get(
      'query ($id: ID!, $turns: Int) { labGames(id: $id, arm: 0, turns: $turns, first: 100) { game turns } }',
      { id, turns: row.turns },
    );
    expect(games.labGames).toContainEqual({ game: 7, turns: row.turns });
    const ofTurns = `labGamesConnection(id: "${id}", arm: 0, turns: ${row.turns}, `;
    expect(await pagesOf((query, variables) => me.get(query, variables), ofTurns, 'game turns')).toEqual(
      games.labGames,
    );
    const earlier = await me.get(
      'query ($id: ID!) { labGames(id: $id, arm: 0, after: 7, first: 2) { game } labGamesConnection(id: $id, arm: 0, after: "7", first: 2) { nodes { game } } }',
      { id },
    );
    expect(earlier.labGames).toEqual([{ game: 8 }, { game: 9 }]);
    expect(earlier.labGamesConnection.nodes).toEqual(earlier.labGames);
    expect(games.labGames.length).toBe(body.games.filter((one: { turns: number }) => one.turns === row.turns).length);
  });

  it('lets only the person who started a run pause, resume or cancel it', async () => {
    const { createLabRun } = await me.get(CREATE, setup({ games: 20_000 }));
    const { id } = createLabRun;
    const stranger = new Browser(() => api.app.getHttpServer());
    expect(await stranger.refused(steer('cancel'), { id })).toMatchObject({ code: 'FORBIDDEN' });
    expect((await stranger.get(RUN, { id })).labRun.mine).toBe(false);
    expect((await me.get(steer('pause'), { id })).pauseLabRun.state).toBe('paused');
    expect(await me.refused(steer('pause'), { id })).toMatchObject({ code: 'CONFLICT', reason: 'wrong-state' });
    await sleep(300);
    const before = (await me.get(RUN, { id })).labRun.progress.played;
    await sleep(300);
    expect((await me.get(RUN, { id })).labRun.progress.played).toBe(before);
    expect((await me.get(steer('resume'), { id })).resumeLabRun.state).toBe('running');
    expect((await me.get(steer('cancel'), { id })).cancelLabRun.state).toBe('cancelled');
    expect(await me.refused(steer('resume'), { id })).toMatchObject({ reason: 'wrong-state' });
  });

  it('rejects runs that cannot be played, with one sentence', async () => {
    const refused = async (changes: object) => me.refused(CREATE, setup(changes));
    expect(await refused({ games: 1 })).toMatchObject({ code: 'BAD_INPUT', reason: 'bad-run' });
    expect(await refused({ games: 50_000 })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ ruleset: 'nothing/at-all' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused({ entrants: [{ bot: 'clever', deckSlug: deck }] })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ entrants: [{ bot: 'mcts:999999', deckSlug: deck }] })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ entrants: [{ bot: 'random', deckSlug: deck }] })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ entrants: Array(2).fill({ bot: 'random', deck: '1 Nothing' }) })).toMatchObject({
      reason: 'bad-run',
    });
    expect(await refused({ sweep: { parameter: 'draw.handSize', values: ['4', 'many'] } })).toMatchObject({
      reason: 'bad-run',
    });
    expect(await refused({ against: mode, stop: { metric: 'beauty' } })).toMatchObject({ reason: 'bad-run' });
    expect(await refused({ stop: { metric: 'turns' } })).toMatchObject({ reason: 'bad-run' });
    expect(await me.refused('{ labRun(id: "nothing") { id } }')).toMatchObject({ reason: 'unknown-run' });
  });

  it('limits the open runs of one visitor', async () => {
    const busy = new Browser(() => api.app.getHttpServer());
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { createLabRun } = await busy.get(CREATE, setup({ games: 20_000 }));
      ids.push(createLabRun.id);
      await busy.get(steer('pause'), { id: createLabRun.id });
    }
    expect(await busy.refused(CREATE, setup())).toMatchObject({ code: 'CONFLICT', reason: 'too-many-runs' });
    for (const id of ids) await busy.get(steer('cancel'), { id });
    await busy.get(CREATE, setup());
  });
});
