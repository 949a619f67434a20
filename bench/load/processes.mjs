/**
 * `npm run load:processes -w @rulewright/bench`: measures what each further API process and each further worker adds. Every process gets the
 * same share of a processor, so a machine with few cores can show it, as long as their sum leaves room for PostgreSQL and the clients.
 * Plain Node on Linux, as root, because control groups limit the processes. Build the API and `rw` first. `--share N` sets the share of a
 * core (0.2), `--most N` the largest number of processes (4), `--seconds N` the duration of each measurement (10).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../tools/postgres.mjs';
import { freePort } from '../../tools/lib/net.mjs';
import { importContent, siteSecretOf, startApi, untilReady } from '../../tools/lib/product.mjs';
import { service } from '../../tools/lib/run.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { send, slice, untilIdle } from '../others/clients.mjs';

const options = {
  share: { type: 'string', default: '0.2' },
  most: { type: 'string', default: '4' },
  seconds: { type: 'string', default: '10' },
};
const { values } = parseArgs({ options });
const [share, most, seconds] = [values.share, values.most, values.seconds].map(Number);

const GAME = 'metazoo';
const CLIENTS_EACH = 4;
/** The number of answers of each API before it is measured. */
const WARM_UP = 5_000;
/** The number of measurements of the same processes. The one with the median rate counts. */
const ROUNDS = 3;
/** More games than the workers can play during the measurement. */
const GAMES = 20_000;
/** The period of the limit, in microseconds. */
const PERIOD = 100_000;
/** The folder of the first version of control groups for processor time, and the folder of the second version. */
const [V1, V2] = ['/sys/fs/cgroup/cpu', '/sys/fs/cgroup'];

const CARDS = `query ($game: ID!, $after: String) { cards(game: $game, first: 50, after: $after) {
  nodes { slug name legality { mode legal } } } }`;
const CURSORS = 'query ($game: ID!) { cards(game: $game, first: 50) { edges { cursor } } }';
const SETUP = `query ($game: ID!) { modes(game: $game) { ruleset { id } }
  decks(game: $game) { slug verdicts { legal ruleset { id } } } }`;
const RUN = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
const STATE = 'query ($id: ID!) { labRun(id: $id) { state progress { played } } }';

/** The groups made so far. */
const groups = [];

/** Limits a process with all its threads to the share of one core. */
function limit(name, pid) {
  const isFirst = existsSync(join(V1, 'cpu.cfs_quota_us'));
  const folder = join(isFirst ? V1 : V2, `rulewright-${process.pid}-${name}`);
  mkdirSync(folder);
  groups.push(folder);
  const quota = Math.round(share * PERIOD);
  if (isFirst) {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(folder, 'cpu.max'), `${quota} ${PERIOD}`);
  writeFileSync(join(folder, 'cgroup.procs'), String(pid));
}

const siteSecret = siteSecretOf();
const headers = { 'content-type': 'application/json', 'rulewright-site': siteSecret, 'rulewright-request': '1' };
const post = (url, query, variables) => ({
  url: `${url}/graphql`,
  method: 'POST',
  headers,
  body: JSON.stringify({ query, variables }),
});

/** Sends a query. Resolves to the data. @throws Error for an answer with errors */
async function ask(url, query, variables) {
  const { data, errors } = JSON.parse(await send(undefined, post(url, query, variables)));
  if (errors) throw new Error(`${errors[0].message} (${query.slice(0, 60)})`);
  return data;
}

/**
 * Answers per second of these APIs for pages that no one has asked for. The number of the request is new each time, so no answer is cached.
 * Each client asks one API, because clients that take turns would wait for the slowest.
 */
async function askPages(urls, cursors, answers = 0) {
  let request = 0;
  const next = (client) => {
    const after = cursors[++request % cursors.length];
    return post(urls[client % urls.length], CARDS, { game: GAME, after, request });
  };
  const clients = CLIENTS_EACH * urls.length;
  const { rate, p95 } = await slice({ next, seconds, clients, processes: [], answers });
  return { rate, p95 };
}

/** The time that a new worker gets to load its code and to join the run, in milliseconds. */
const JOINING = 30_000;

/** Games per second of the workers that run now, between two looks at a run of the lab. */
async function playGames(api, id) {
  const played = async () => (await ask(api, STATE, { id })).labRun.progress.played;
  await sleep(JOINING);
  const [first, begin] = [await played(), performance.now()];
  await sleep(seconds * 3_000);
  const [last, end] = [await played(), performance.now()];
  return ((last - first) * 1000) / (end - begin);
}

const data = mkdtempSync(join(tmpdir(), 'rulewright-processes-'));
const postgres = await startPostgres();
const services = [];
try {
  console.log(await importContent(data, postgres.url));
  const where = { data, databaseUrl: postgres.url, siteSecret, labThreads: 0 };
  const urls = [];
  for (let n = 1; n <= most; n++) {
    const port = await freePort();
    const api = startApi({ port, ...where });
    services.push(api);
    urls.push(`http://127.0.0.1:${port}`);
    await untilReady(api, `${urls.at(-1)}/healthz`);
  }
  const cursors = (await ask(urls[0], CURSORS, { game: GAME })).cards.edges.map(({ cursor }) => cursor);
  // Compiles the code of each process before it is limited.
  for (const url of urls) await askPages([url], cursors, WARM_UP);
  await untilIdle(services.map(({ pid }) => pid));
  for (const [at, { pid }] of services.entries()) limit(`api-${at}`, pid);
  for (let n = 1; n <= most; n++) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await askPages(urls.slice(0, n), cursors));
    const { rate, p95 } = rounds.sort((a, b) => a.rate - b.rate)[Math.floor(ROUNDS / 2)];
    console.log(`${n} API processes of ${share} cores: ${rate.toFixed(0)} answers a second, p95 ${p95.toFixed(0)} ms`);
  }
  const { modes, decks } = await ask(urls[0], SETUP, { game: GAME });
  const ruleset = modes[0].ruleset.id;
  const deckSlug = decks.find(({ verdicts }) => verdicts.some((one) => one.legal && one.ruleset.id === ruleset)).slug;
  const entrants = [1, 2].map(() => ({ bot: 'easy', deckSlug }));
  const { createLabRun } = await ask(urls[0], RUN, { input: { ruleset, entrants, games: GAMES } });
  const args = [join(root, 'apps/cli/bin/rw.mjs'), 'worker', '--threads', '1'];
  const env = { DATABASE_URL: postgres.url, DATA_DIR: data };
  for (let n = 1; n <= most; n++) {
    const worker = service(`Worker ${n}`, args, { env });
    services.push(worker);
    limit(`worker-${n}`, worker.pid);
    const rate = await playGames(urls[0], createLabRun.id);
    console.log(`${n} workers of ${share} cores: ${rate.toFixed(1)} games a second`);
  }
} finally {
  for (const one of services) await one.stop();
  await postgres.stop();
  for (const folder of groups) rmdirSync(folder);
  rmSync(data, { recursive: true, force: true });
}
