/**
 * Requests the same cards of one PostgreSQL from this API, bare SQL, PostGraphile, Directus and Strapi. The last line of output is JSON.
 * `node measure.mjs TREE GAME` takes a content tree and the id of a game. BENCH_OTHERS selects servers.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent, siteSecretOf } from '../../tools/lib/product.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { send, slice, untilIdle } from './clients.mjs';
import { PAGE, connected, readCards, writeRows } from './rows.mjs';
import { bare, directus, postgraphile4, postgraphile5, rulewright, strapi } from './servers.mjs';

const QUICK = process.env.BENCH_QUICK === '1';
const CLIENTS = 4;
const ROUNDS = QUICK ? 1 : 5;
const SECONDS = QUICK ? 1 : 3;
/** The fewest answers of each server in the warm-up. After fewer answers, much of its code is not compiled yet. */
const WARM_ANSWERS = QUICK ? 200 : 2_000;
const OTHERS = { bare, postgraphile4, postgraphile5, directus, strapi };
/** All servers except Strapi, which must be selected. With its setup here, its answer lacks the legality, which stops the group. */
const USUAL = Object.keys(OTHERS).filter((name) => name !== 'strapi');
const wanted = process.env.BENCH_OTHERS?.split(',') ?? USUAL;

// No server of the comparison may log every request.
process.env.LOG_LEVEL = 'error';

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** The process id of the PostgreSQL server at the URL. */
const postgresOf = (url) =>
  connected(url, async (client) => {
    const { rows } = await client.query('SHOW data_directory');
    return Number(readFileSync(join(rows[0].data_directory, 'postmaster.pid'), 'utf8').split('\n')[0]);
  });

/** Checks that a server answers with the expected cards of a page. */
async function sameAnswer(server, cards, cursors) {
  for (const at of [0, 7, cards.length - PAGE]) {
    const answer = server.read(JSON.parse(await send(undefined, server.page(at, 0, cursors))));
    const expected = cards.slice(at, at + PAGE);
    assert.deepEqual(answer, expected, `${server.name} gave another answer for the page after card ${at}.`);
  }
}

/**
 * Measures the servers in turn. `pageOf` returns the index of the first card of the next page, and the number of its request, which
 * is new for each request that no server may answer from a cache. Resolves to the medians of each server.
 */
async function inTurn(servers, cursors, postgres, pageOf) {
  const times = servers.map(() => []);
  for (let round = -1; round < ROUNDS; round++) {
    for (const [at, server] of servers.entries()) {
      const next = () => server.page(...pageOf(), cursors);
      const answers = round < 0 ? WARM_ANSWERS : 0;
      const processes = [server.pid, postgres];
      const figures = await slice({ next, seconds: SECONDS, clients: CLIENTS, processes, answers });
      // The first round warms the servers up.
      if (round >= 0) times[at].push(figures);
    }
  }
  return servers.map(({ name }, at) => ({
    name,
    rate: median(times[at].map(({ rate }) => rate)),
    p95: median(times[at].map(({ p95 }) => p95)),
    cpu: median(times[at].map(({ cpu }) => cpu)),
  }));
}

async function main([tree, game]) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-others-'));
  const postgres = await startPostgres();
  const servers = [];
  try {
    await importContent(data, postgres.url, tree);
    const where = { url: postgres.url, game, siteSecret: siteSecretOf(), data };
    const own = await rulewright(where);
    servers.push(own);
    const ask = async (query, variables) => JSON.parse(await send(undefined, own.ask(query, variables))).data;
    const { cards, cursors } = await readCards(ask, game);
    await writeRows(postgres.url, cards);
    for (const name of wanted) servers.push(await OTHERS[name](where));
    for (const server of servers) await sameAnswer(server, cards, cursors);
    await untilIdle(servers.map(({ pid }) => pid));
    const pid = await postgresOf(postgres.url);
    let request = 0;
    const different = await inTurn(servers, cursors, pid, () => [++request % (cards.length - PAGE), request]);
    const same = await inTurn(servers, cursors, pid, () => [0, 0]);
    return { cards: cards.length, modes: cards[0].legality.length, different, same };
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).then(
  (result) => {
    console.log(JSON.stringify(result));
    process.exit(0);
  },
  (error) => {
    console.error(error.output ?? error);
    process.exit(1);
  },
);
