/** A game whose plugin is a package of its own is played by the running API, and by the workers of the lab. */
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MAIN_DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { Browser } from './support/browser.ts';
import { ApiProcess, environmentOf } from './support/process.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const PLUGINS = { RULEWRIGHT_PLUGINS: '@rulewright/high-card' };
const ruleset = 'high-card/plain';
const deck = 'all-ranks';

const CREATE = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id table { decision { number } } } }';
const DECIDE = `mutation ($id: ID!, $number: Int!) {
  decide(id: $id, number: $number, option: 0) { table { over decision { number } } } }`;
const RUN = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
const REPORT = `query ($id: ID!) { labRun(id: $id) { state ended report { games arms { endings { cause games } metrics { id value } } } } }`;

describe.each(MAIN_DATABASES)('a plugin from outside on $name', (kind) => {
  let test: TestDatabase;
  let api: ApiProcess;
  let me: Browser;
  beforeAll(async () => {
    test = await kind.create();
    const env = { ...process.env, ...environmentOf(test.database), ...PLUGINS };
    const rw = ['apps/cli/bin/rw.mjs', 'import', 'bench/high-card', '--message', 'Import'];
    await promisify(execFile)(process.execPath, rw, { cwd: workspace, env });
    api = await ApiProcess.start(test.database, undefined, { LAB_THREADS: '1', ...PLUGINS });
    me = new Browser(() => api.url);
  });
  afterAll(async () => {
    await api?.kill();
    await test?.close();
  });

  it('plays a match to its end', async () => {
    const seat = { kind: 'me', deckSlug: deck };
    const { createMatch } = await me.get(CREATE, { input: { ruleset, seats: [seat, seat] } });
    let { table } = createMatch;
    for (let n = 0; n < 100 && !table.over; n++)
      ({ table } = (await me.get(DECIDE, { id: createMatch.id, number: table.decision.number })).decide);
    expect(table.over).toBe(true);
  });

  it('plays the games of a run in the lab', async () => {
    const entrants = [1, 2].map(() => ({ bot: 'random', deckSlug: deck }));
    const { createLabRun } = await me.get(RUN, { input: { ruleset, entrants, games: 64, seed: 3 } });
    let run;
    for (let n = 0; n < 300 && run?.state !== 'done'; n++) {
      ({ labRun: run } = await me.get(REPORT, { id: createLabRun.id }));
      await sleep(200);
    }
    expect(run).toMatchObject({ state: 'done', ended: 'complete', report: { games: 64 } });
    expect(run.report.arms[0].endings).toEqual([{ cause: 'piles-empty', games: 64 }]);
  });
});
