/**
 * A load test with two API processes and two workers on one PostgreSQL, as on several machines. Readers query both APIs while releases are
 * published and lab runs are played. No request may fail, and no answer may be older than the newest release.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../tools/postgres.mjs';
import { freePort } from '../../tools/lib/net.mjs';
import { importContent, siteSecretOf, startApi, untilReady } from '../../tools/lib/product.mjs';
import { run, service } from '../../tools/lib/run.mjs';
import { root } from '../../tools/lib/workspace.mjs';

const APIS = 2;
const WORKERS = 2;
const READERS = 4;
/** The game to which bench/src/large adds generated cards. */
const GAME = 'metazoo';
/** The pause of a reader between two queries, and the time limit of a lab run, in milliseconds. */
const PAUSE = 50;
const PATIENCE = 240_000;

const CARD = 'query ($game: ID!, $slug: ID!) { release { number } card(game: $game, slug: $slug) { flavor } }';
const QUESTIONS = [
  '{ games { id } }',
  'query ($game: ID!) { cards(game: $game, query: "damage", first: 20) { totalCount nodes { slug legality { mode legal } } } }',
  'query ($game: ID!) { search(game: $game, text: "page", first: 5) { id title } }',
  'query ($game: ID!) { decks(game: $game) { slug } modes(game: $game) { id } }',
];
const RUN = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
const RUN_STATE = 'query ($id: ID!) { labRun(id: $id) { state progress { played } } }';

const flavorOf = (release) => `Written for release ${release}.`;

/** Changes the text of the card so that it names the release. */
function rewrite(file, release) {
  const text = readFileSync(file, 'utf8').replace(/^flavor:.*\n/mu, '');
  writeFileSync(file, `${text.trimEnd()}\nflavor: ${flavorOf(release)}\n`);
}

/** Sends a query. Resolves to the data. @throws Error for an answer with errors, or without an answer */
async function ask(url, siteSecret, query, variables) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'rulewright-site': siteSecret, 'rulewright-request': '1' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(`${errors[0].message} (${query.slice(0, 60)})`);
  return data;
}

/** Readers that query both APIs in turn until `stop()`. It resolves to the number of answers and the 95th percentile of the waits. */
class Readers {
  waits = [];
  running = true;

  constructor({ urls, siteSecret, slug, published, problems }) {
    Object.assign(this, { urls, siteSecret, slug, published, problems });
    this.ended = Promise.all(Array.from({ length: READERS }, (_, n) => this.read(n)));
  }

  async read(n) {
    for (let at = n; this.running; at++) {
      const url = this.urls[at % this.urls.length];
      const begin = performance.now();
      try {
        if (at % 2 === 0) await this.readCard(url);
        else await ask(url, this.siteSecret, QUESTIONS[at % QUESTIONS.length], { game: GAME });
      } catch (error) {
        this.problems.push(`A request failed: ${error.message}`);
      }
      this.waits.push(performance.now() - begin);
      await sleep(PAUSE);
    }
  }

  /** Reads the card that every release changes, and the content version with which a site caches its pages. */
  async readCard(url) {
    const published = this.published.number;
    const { release, card } = await ask(url, this.siteSecret, CARD, { game: GAME, slug: this.slug });
    const { content } = await (await fetch(`${url}/content-version`)).json();
    if (release.number < published || Number.parseInt(content, 10) < published)
      this.problems.push(`An answer was of release ${release.number}, after release ${published} was published.`);
    if (card.flavor !== flavorOf(release.number))
      this.problems.push(`Release ${release.number} was answered with "${card.flavor}".`);
  }

  async stop() {
    this.running = false;
    await this.ended;
    const waits = this.waits.toSorted((a, b) => a - b);
    return { answers: waits.length, p95: Math.round(waits[Math.floor(waits.length * 0.95)]) };
  }
}

/** Starts a lab run at one API, and asks the other API until the workers have played it. */
async function playRun([first, second], siteSecret, problems) {
  const { modes, decks } = await ask(
    first,
    siteSecret,
    'query ($game: ID!) { modes(game: $game) { ruleset { id } } decks(game: $game) { slug verdicts { legal ruleset { id } } } }',
    { game: GAME },
  );
  const ruleset = modes[0].ruleset.id;
  const deckSlug = decks.find(({ verdicts }) => verdicts.some((one) => one.legal && one.ruleset.id === ruleset)).slug;
  const entrants = [1, 2].map(() => ({ bot: 'random', deckSlug }));
  const { createLabRun } = await ask(first, siteSecret, RUN, { input: { ruleset, entrants, games: 64 } });
  const end = Date.now() + PATIENCE;
  for (;;) {
    const { labRun } = await ask(second, siteSecret, RUN_STATE, { id: createLabRun.id });
    if (labRun.state === 'done') return;
    if (!['queued', 'running'].includes(labRun.state) || Date.now() > end)
      return void problems.push(`The run of the lab is ${labRun.state} after ${labRun.progress.played} games.`);
    await sleep(500);
  }
}

/** Runs the test and resolves to its problems. `cards` is the number of generated cards, `releases` the number of later releases. */
export async function severalMachines({ cards, releases, progress, signal }) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-machines-'));
  const tree = join(data, 'tree');
  const postgres = await startPostgres();
  const services = [];
  const problems = [];
  let readers = null;
  try {
    const { code, output } = await run(process.execPath, [
      join(root, 'bench/dist/large/write.js'),
      String(cards),
      tree,
    ]);
    if (code !== 0) return [`The cards were not written: ${output}`];
    const folder = join(tree, 'cards', GAME, 'cards');
    const slug = readdirSync(folder).at(-1).replace('.yaml', '');
    rewrite(join(folder, `${slug}.yaml`), 1);
    progress(await importContent(data, postgres.url, tree));
    const siteSecret = siteSecretOf();
    const urls = [];
    for (let n = 0; n < APIS; n++) {
      const port = await freePort();
      const api = startApi({ port, data, databaseUrl: postgres.url, siteSecret, labThreads: 0 });
      services.push(api);
      await untilReady(api, `http://127.0.0.1:${port}/healthz`);
      urls.push(`http://127.0.0.1:${port}`);
    }
    const env = { DATABASE_URL: postgres.url, DATA_DIR: data };
    const args = [join(root, 'apps/cli/bin/rw.mjs'), 'worker', '--threads', '1'];
    for (let n = 0; n < WORKERS; n++) services.push(service(`Worker ${n + 1}`, args, { env }));
    const published = { number: 1 };
    readers = new Readers({ urls, siteSecret, slug, published, problems });
    const lab = playRun(urls, siteSecret, problems).catch((error) => problems.push(`The lab failed: ${error.message}`));
    for (let release = 2; release <= releases + 1 && !signal.aborted; release++) {
      rewrite(join(folder, `${slug}.yaml`), release);
      progress(await importContent(data, postgres.url, tree));
      published.number = release;
      // Long enough for every reader to query each API.
      await sleep(3_000);
    }
    await lab;
    const { answers, p95 } = await readers.stop();
    progress(`${answers} answers of ${APIS} APIs while ${releases} releases were published, p95 ${p95} ms`);
    return [...new Set(problems)].slice(0, 20);
  } finally {
    if (readers) await readers.stop();
    for (const one of services) await one.stop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
