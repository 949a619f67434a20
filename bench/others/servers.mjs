/** The servers of the comparison, started as their makers recommend for production, with their requests for a page of cards. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { env24, installNode24, node24 } from '../../tools/lib/node24.mjs';
import { freePort } from '../../tools/lib/net.mjs';
import { startApi } from '../../tools/lib/product.mjs';
import { run, service } from '../../tools/lib/run.mjs';
import { Refusal } from '../../tools/lib/stages.mjs';
import { send } from './clients.mjs';
import { folderOf, install } from './install.mjs';
import { CARDS, PAGE, connected } from './rows.mjs';

const DIRECTUS = `
  INSERT INTO directus.directus_collections (collection) VALUES ('cards'), ('legality');
  INSERT INTO directus.directus_fields (collection, field, special) VALUES ('cards', 'legality', 'o2m'), ('legality', 'card_id', 'm2o');
  INSERT INTO directus.directus_relations (many_collection, many_field, one_collection, one_field)
    VALUES ('legality', 'card_id', 'cards', 'legality');
  INSERT INTO directus.directus_permissions (collection, action, permissions, validation, fields, policy)
    SELECT name, 'read', '{}', '{}', '*', access.policy
    FROM (VALUES ('cards'), ('legality')) AS collections (name), directus.directus_access AS access
    WHERE access.role IS NULL AND access."user" IS NULL;`;

/** Creates the schema of Directus, runs its `bootstrap`, and lets everyone read the rows. */
async function prepareDirectus(url, bootstrap) {
  await connected(url, (client) => client.query('CREATE SCHEMA directus'));
  await bootstrap();
  await connected(url, (client) => client.query(DIRECTUS));
}

const STRAPI = `
  INSERT INTO strapi.cards (id, document_id, slug, name, published_at)
    SELECT id, 'card' || id, slug, name, now() FROM rows.cards;
  INSERT INTO strapi.legalities (id, document_id, mode, legal, published_at)
    SELECT id, 'legality' || id, mode, legal, now() FROM rows.legality;
  INSERT INTO strapi.legalities_card_lnk (legality_id, card_id, legality_ord) SELECT id, card_id, id FROM rows.legality;
  ANALYZE strapi.cards, strapi.legalities, strapi.legalities_card_lnk;`;

/** Creates the schema of Strapi, runs its first start, which creates the tables, and copies the rows. */
async function prepareStrapi(url, firstStart) {
  await connected(url, (client) => client.query('CREATE SCHEMA strapi'));
  await firstStart();
  await connected(url, (client) => client.query(STRAPI));
}

const json = { 'content-type': 'application/json' };

/** A POST request with a GraphQL query. */
const post = (url, query, variables, headers = {}) => ({
  url,
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify({ query, variables }),
});

const legalityOf = (list) => list.map(({ mode, legal }) => ({ mode, legal }));
const cardOf = (card, list) => ({ slug: card.slug, name: card.name, legality: legalityOf(list) });

/** The time limit for the start of a server, in milliseconds. */
const PATIENCE = 120_000;

/**
 * Starts a service and waits until it answers. `asked(url)` returns `page`, which creates the request for a page from its first card, and
 * `read`, which reads the cards of the answer. Resolves to the service with both. @throws Refusal with its last output
 */
async function started(name, port, start, asked) {
  const url = `http://127.0.0.1:${port}`;
  const server = { ...start(), name, ...asked(url) };
  let over = null;
  void server.ended.then((sentence) => (over = sentence));
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await send(undefined, server.page(0, 0, []));
      return server;
    } catch (error) {
      if (over === null && Date.now() < end) await sleep(200);
      else {
        await server.stop();
        throw new Refusal(`${name} did not answer. ${over ?? ''}`, 1, `${server.lastLines()}\n${error.message}`);
      }
    }
  }
}

/** Wraps a server to remove its folder after it has stopped. */
const withFolder = (server, folder) => ({
  ...server,
  stop: async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
});

/**
 * This API. A page starts after the cursor of the previous card. There are fewer pages than requests, so the number of the request is
 * among the variables: the API caches an answer for the whole request, and a variable that the query does not declare changes nothing else.
 */
export async function rulewright({ url: databaseUrl, game, siteSecret, data }) {
  const port = await freePort();
  const start = () => startApi({ port, data, databaseUrl, siteSecret });
  const headers = { 'rulewright-site': siteSecret };
  return started('Rulewright', port, start, (url) => ({
    ask: (query, variables) => post(`${url}/graphql`, query, variables, headers),
    page: (at, request, cursors) =>
      post(`${url}/graphql`, CARDS, { game, first: PAGE, after: cursors[at - 1] ?? null, request }, headers),
    read: ({ data: { cards } }) => cards.nodes.map((card) => cardOf(card, card.legality)),
  }));
}

export async function bare({ url: databaseUrl }) {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, PORT: String(port), NODE_ENV: 'production' };
  const start = () => service('Bare SQL', [join(import.meta.dirname, 'bare.mjs')], { env });
  return started('bare SQL and JSON', port, start, (url) => ({
    page: (at) => ({ url: `${url}/?first=${PAGE}&offset=${at}` }),
    read: (cards) => cards,
  }));
}

const ALL_CARDS = `query ($first: Int, $offset: Int) { allCards(first: $first, offset: $offset, orderBy: PRIMARY_KEY_ASC) {
  nodes { slug name legalitiesByCardId { nodes { mode legal } } } } }`;

/** The requests for both versions of PostGraphile. */
const ofPostgraphile = (url) => ({
  page: (at) => post(`${url}/graphql`, ALL_CARDS, { first: PAGE, offset: at }),
  read: ({ data }) => data.allCards.nodes.map((card) => cardOf(card, card.legalitiesByCardId.nodes)),
});

export async function postgraphile4({ url: databaseUrl }) {
  await install('postgraphile-4');
  const port = await freePort();
  const place = ['-c', databaseUrl, '-s', 'rows', '-n', '127.0.0.1', '-p', String(port)];
  const fast = ['--disable-query-log', '--dynamic-json', '--no-setof-functions-contain-nulls', '--no-ignore-rbac'];
  const cli = join(folderOf('postgraphile-4'), 'node_modules/postgraphile/cli.js');
  const env = { NODE_ENV: 'production', GRAPHILE_TURBO: '1' };
  const start = () => service('PostGraphile 4', [cli, ...place, ...fast], { env });
  return started('PostGraphile 4', port, start, ofPostgraphile);
}

export async function postgraphile5({ url: databaseUrl }) {
  await install('postgraphile-5');
  await installNode24();
  const port = await freePort();
  const cwd = folderOf('postgraphile-5');
  const env = {
    ...env24,
    NODE_ENV: 'production',
    GRAPHILE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  };
  const start = () => service('PostGraphile 5', ['server.mjs'], { env, cwd, node: node24 });
  return started('PostGraphile 5', port, start, ofPostgraphile);
}

const OF_DIRECTUS = `query ($first: Int, $offset: Int) { cards(limit: $first, offset: $offset, sort: ["id"]) {
  slug name legality(limit: -1, sort: ["id"]) { mode legal } } }`;

export async function directus({ url: databaseUrl }) {
  await install('directus');
  await installNode24();
  const port = await freePort();
  const cwd = folderOf('directus');
  const storage = mkdtempSync(join(tmpdir(), 'rulewright-directus-'));
  const env = {
    ...env24,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'a secret of this run only, long enough',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'a password of this run only',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: 'array:directus,rows',
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: storage,
    SERVE_APP: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    // The limiter would answer 503 when other programs use the machine.
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  const cli = join(cwd, 'node_modules/directus/cli.js');
  await prepareDirectus(databaseUrl, async () => {
    const { code, output } = await run(node24, [cli, 'bootstrap'], { env, cwd });
    if (code !== 0) throw new Refusal('Directus could not be set up.', 1, output);
  });
  const start = () => service('Directus', [cli, 'start'], { env, cwd, node: node24 });
  const server = await started('Directus', port, start, (url) => ({
    page: (at) => post(`${url}/graphql`, OF_DIRECTUS, { first: PAGE, offset: at }),
    read: ({ data }) => data.cards.map((card) => cardOf(card, card.legality)),
  }));
  return withFolder(server, storage);
}

export async function strapi({ url: databaseUrl }) {
  await install('strapi');
  const port = await freePort();
  const cwd = folderOf('strapi');
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-strapi-'));
  mkdirSync(join(folder, 'uploads'));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_DIR: folder,
    STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
  };
  const start = () => service('Strapi', ['server.js'], { env, cwd });
  await prepareStrapi(databaseUrl, async () => {
    const first = await started('Strapi', port, start, (url) => ({ page: () => ({ url: `${url}/admin/init` }) }));
    await first.stop();
  });
  const server = await started('Strapi', port, start, (url) => ({
    page: (at) => ({ url: `${url}/api/cards?start=${at}&limit=${PAGE}` }),
    read: ({ data }) => data.map((card) => cardOf(card, card.legality)),
  }));
  return withFolder(server, folder);
}
