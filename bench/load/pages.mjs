/**
 * `npm run load:pages -w @rulewright/bench`: measures how many cached pages per second the site sends, compared with a static file of the
 * same size from the same server. Also measures how long other visitors wait during requests for pages that are not cached. Plain Node;
 * build the API and the site first. `--seconds N` sets the duration of each measurement (5).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { freePort } from '../../tools/lib/net.mjs';
import { importContent, startApi, startSite, untilReady } from '../../tools/lib/product.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { Times } from './figures.mjs';
import { usage } from './servers.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

/** The criterion: the rate of a cached page, as a share of the rate of the static file. */
const BAR = 0.5;
const SEARCHES = 1_000;
/** The criterion: the p95 of other visitors grows at most by this factor during an attack. */
const PATIENCE = 3;

const headers = { 'accept-encoding': 'br' };
/** Contains a file with the size of each page during the measurement. The static file server of the site serves this folder. */
const folder = join(root, 'apps/web/.next/static/bench');
const words = ['ant', 'bee', 'fly', 'moth', 'cost', 'attack', 'draw', 'grid', 'new', 'old'];

/** Paths for each kind of page, for the first published game. */
async function kindsOf(api) {
  const query = '{ games { id } }';
  const ask = async (query, variables) => {
    const answer = await fetch(`${api}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return (await answer.json()).data;
  };
  const game = (await ask(query)).games[0].id;
  const OF_A_GAME =
    'query ($game: ID!) { modes(game: $game) { id } decks(game: $game) { slug } cards(game: $game, first: 1) { nodes { slug } } }';
  const { modes, decks, cards } = await ask(OF_A_GAME, { game });
  return {
    'the first page': ['/'],
    'a rulebook': [`/${game}/rules/${modes[0].id}`],
    'a card': [`/${game}/cards/${cards.nodes[0].slug}`],
    'a deck': [`/${game}/decks/${decks[0].slug}`],
    'a search': [`/${game}/cards?q=${words[0]}`],
    [`${SEARCHES} searches`]: Array.from(
      { length: SEARCHES },
      (_, i) =>
        `/${game}/cards?q=${words[i % 10]}+${words[Math.floor(i / 10) % 10]}&sort=${Math.floor(i / 100)}&view=${['list', 'table'][i % 2]}`,
    ),
    attack: (i) => `/${game}/rules/${modes[i % modes.length].id}?from=${modes[0].id}&variant=${i}`,
  };
}

const load = (url, paths, options) =>
  autocannon({
    url,
    requests: paths.map((path) => ({ path, headers })),
    connections: 20,
    duration: seconds,
    ...options,
  });

async function start() {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-pages-'));
  process.env.LOG_LEVEL ??= 'warn';
  await importContent(data);
  const ports = { api: await freePort(), site: await freePort() };
  const api = startApi({ port: ports.api, data });
  const urls = { api: `http://127.0.0.1:${ports.api}`, site: `http://127.0.0.1:${ports.site}` };
  await untilReady(api, `${urls.api}/healthz`);
  let site;
  const startOver = async () => {
    await site?.stop();
    site = startSite({ port: ports.site, api: urls.api });
    await untilReady(site, urls.site);
  };
  await startOver();
  const stop = async () => {
    await Promise.all([site.stop(), api.stop()]);
    rmSync(data, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return { urls, startOver, stop, pid: () => site.pid };
}

const sizeOf = async (url) => {
  const answer = await fetch(url, { headers });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
};

/** Requests a page every 20 ms, each time from another address, until `over` aborts. Returns the times and the number of failures. */
async function bystander(url, path, over) {
  const times = new Times();
  let failed = 0;
  for (let i = 0; !over.aborted; i++) {
    const begun = performance.now();
    const answer = await fetch(url + path, { headers: { ...headers, 'x-forwarded-for': `203.0.113.${i % 200}` } });
    await answer.arrayBuffer();
    if (!answer.ok) failed++;
    times.add(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { times, failed };
}

async function main() {
  const { urls, startOver, stop, pid } = await start();
  try {
    const { attack, ...kinds } = await kindsOf(urls.api);
    const sizes = {};
    for (const [kind, paths] of Object.entries(kinds)) sizes[kind] = await sizeOf(urls.site + paths[0]);
    mkdirSync(folder, { recursive: true });
    for (const [at, size] of Object.values(sizes).entries()) {
      writeFileSync(join(folder, `${at}.js`), randomBytes(size));
      writeFileSync(join(folder, `${at}.js.br`), randomBytes(size));
    }
    await startOver();
    for (const [at, [kind, paths]] of Object.entries(kinds).entries()) {
      for (const path of paths) await sizeOf(urls.site + path);
      const fixed = [`/_next/static/bench/${at}.js`];
      // Page and file take turns, so that other work on the machine slows both.
      const runs = { page: [], file: [] };
      for (let turn = 0; turn < 2; turn++) {
        for (const [name, of] of [
          ['page', paths],
          ['file', fixed],
        ]) {
          const { requests, non2xx, errors } = await load(urls.site, of, { duration: seconds / 2 });
          if (non2xx + errors > 0) throw new Error(`${kind}: ${non2xx} answers were refusals, ${errors} errors.`);
          runs[name].push(requests.average);
        }
      }
      const [page, file] = Object.values(runs).map((list) => list.reduce((sum, one) => sum + one, 0) / list.length);
      const ratio = page / file;
      console.log(
        `${kind.padEnd(16)} ${String(Math.round(page)).padStart(6)}/s, a file of ${sizes[kind]} bytes ${String(Math.round(file)).padStart(6)}/s: ${ratio.toFixed(2)} ${ratio >= BAR ? 'met' : 'MISSED'}`,
      );
    }
    const measured = {};
    for (const name of ['quiet', 'attacked']) {
      const over = AbortSignal.timeout(seconds * 1000);
      const attacking = async () => {
        for (let i = 0; !over.aborted; i++) {
          fetch(urls.site + attack(i), { headers: { 'x-forwarded-for': '198.51.100.1' } }).then(
            (answer) => answer.arrayBuffer(),
            () => undefined,
          );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      };
      const [measurement] = await Promise.all([bystander(urls.site, '/', over), name === 'attacked' && attacking()]);
      measured[name] = measurement;
      console.log(
        measurement.times.line(`the first page, ${name}`),
        measurement.failed > 0 ? `${measurement.failed} FAILED` : '',
      );
    }
    const ratio = measured.attacked.times.quantile(0.95) / measured.quiet.times.quantile(0.95);
    console.log(
      `p95 attacked beside quiet: ${ratio.toFixed(1)} ${ratio <= PATIENCE && measured.attacked.failed === 0 ? 'met' : 'MISSED'}`,
    );
    const renderer = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'utf8').trim().split(' ')[0];
    console.log(`memory: front ${usage(pid()).memory} MB, renderer ${usage(renderer).memory} MB`);
  } finally {
    await stop();
  }
}

await main();
