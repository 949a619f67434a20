/**
 * Measures the speed of 1, 2 and 4 lab workers, and checks that killing a process loses no results:
 * `node proofs/lab-workers.mjs [--games N]`, after `npx nx run-many -t build`. Starts its own PostgreSQL. The same run is played by
 * 1, 2 and 4 processes `rw worker --threads 1`, then by two workers of which one is killed, then by an API on SQLite that is killed
 * and restarted. Each run must have each game exactly once and the checksum of the first run; otherwise the exit code is 1.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ask } from '../tools/lib/graphql.mjs';
import { answers, freePort } from '../tools/lib/net.mjs';
import { siteSecretOf } from '../tools/lib/product.mjs';
import { run as runToEnd } from '../tools/lib/run.mjs';
import { root } from '../tools/lib/workspace.mjs';
import { startPostgres } from '../tools/postgres.mjs';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    ruleset: { type: 'string', default: 'metabaloids/core-tactical' },
    deck: { type: 'string', default: 'starter-deck-set-1' },
  },
});
// The API and this script share the secret, because the script sends more requests than a visitor may.
process.env.SITE_SECRET = siteSecretOf();
const games = Number(flags.games);
/** Milliseconds between two progress queries. Each query slows the workers down a little. */
const LOOK_EVERY = 100;
const rw = join(root, 'apps/cli/bin/rw.mjs');

/** Starts a process. Returns `kill`, by default with SIGKILL, and the promise `gone`. */
function start(args, env) {
  const child = spawn(process.execPath, args, { env: { ...process.env, LOG_LEVEL: 'error', ...env }, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const kill = (signal = 'SIGKILL') => {
    child.kill(signal);
    return gone;
  };
  return { kill, gone };
}

async function startApi(env) {
  const port = await freePort();
  const api = start([join(root, 'apps/api/dist/main.js')], { ...env, PORT: String(port), HOST: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  if (!(await answers(`${url}/healthz`, 120))) throw new Error('The API does not answer.');
  return { ...api, url };
}

async function newRun(api) {
  const entrant = { bot: 'random', deckSlug: flags.deck };
  const input = { ruleset: flags.ruleset, entrants: [entrant, entrant], games, seed: 20261121 };
  const create = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
  return (await ask(api.url, create, { input })).createLabRun.id;
}

const progress = async (api, id) =>
  (await ask(api.url, 'query ($id: ID!) { labRun(id: $id) { state progress { played } } }', { id })).labRun;

/** Waits until `enough` games are played. */
async function until(api, id, enough) {
  for (;;) {
    const { state, progress: at } = await progress(api, id);
    if (at.played >= enough || !['queued', 'running'].includes(state)) return at.played;
    await sleep(LOOK_EVERY);
  }
}

/** The outcome of a finished run: whether each game is present exactly once, and the checksum. */
async function outcome(api, id) {
  const { state, ended, report, games: rows } = await (await fetch(`${api.url}/lab/${id}/run.json`)).json();
  const numbers = new Set(rows.map(({ game }) => game));
  const whole = state === 'done' && ended === 'complete' && rows.length === games && numbers.size === games;
  return { whole, checksum: report.arms[0].checksum };
}

/** Plays a run with `count` workers. `disturb` can act on them during the run. */
async function withWorkers(api, env, count, disturb) {
  const id = await newRun(api);
  const workers = Array.from({ length: count }, () => start([rw, 'worker', '--threads', '1'], env));
  try {
    // Measures from the first games on, without the start of the processes.
    const from = await until(api, id, 1);
    const began = performance.now();
    if (disturb) await disturb(id, workers);
    const to = await until(api, id, games);
    const seconds = (performance.now() - began) / 1000;
    while ((await progress(api, id)).state === 'running') await sleep(LOOK_EVERY);
    return { ...(await outcome(api, id)), seconds, rate: (to - from) / seconds };
  } finally {
    await Promise.all(workers.map((worker) => worker.kill('SIGTERM')));
  }
}

const rows = [];
function say(who, { whole, checksum, seconds, rate }, note = '') {
  const good = whole && (rows.length === 0 || rows[0].checksum === checksum);
  rows.push({ checksum, good });
  const load = loadavg()[0].toFixed(1);
  const [speed, time] = rate === undefined ? ['–', '–'] : [rate.toFixed(0), seconds.toFixed(1)];
  const verdict = good ? `each game once${note}` : 'WRONG';
  console.log(`| ${who} | ${speed} | ${time} | \`${checksum}\` | ${verdict} | ${load} |`);
}

async function onPostgres() {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url };
  let api;
  try {
    const { code, output } = await runToEnd(process.execPath, [rw, 'import', root], { env });
    if (code !== 0) throw new Error(output);
    api = await startApi({ ...env, LAB_THREADS: '0' });
    for (const count of [1, 2, 4])
      say(count === 1 ? '1 worker' : `${count} workers`, await withWorkers(api, env, count));
    let before = 0;
    const result = await withWorkers(api, env, 2, async (id, [first]) => {
      before = await until(api, id, games / 3);
      await first.kill();
    });
    say('2 workers, one killed', { ...result, rate: undefined }, `, killed at ${before}`);
  } finally {
    await api?.kill('SIGTERM');
    await postgres.stop();
  }
}

async function onSqlite() {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-lab-'));
  const env = { DATA_DIR: data, DATABASE_URL: '' };
  let api;
  try {
    await runToEnd(process.execPath, [rw, 'import', root], { env });
    api = await startApi(env);
    const id = await newRun(api);
    const before = await until(api, id, games / 3);
    await api.kill();
    api = await startApi(env);
    const after = (await progress(api, id)).progress.played;
    if (after < before) throw new Error(`${before} games were stored before the kill, ${after} after it.`);
    await until(api, id, games);
    while ((await progress(api, id)).state === 'running') await sleep(LOOK_EVERY);
    say('API on SQLite, killed and started again', await outcome(api, id), `, killed at ${before}`);
  } finally {
    await api?.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

console.log(`${games} games of ${flags.ruleset} between random bots; ${cpus().length} cores.\n`);
console.log('| who plays | games a second | seconds | checksum | games | load |');
console.log('| --- | --- | --- | --- | --- | --- |');
await onPostgres();
await onSqlite();
process.exit(rows.every(({ good }) => good) ? 0 : 1);
