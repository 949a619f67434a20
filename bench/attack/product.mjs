/** The product under attack: the built API and site over a new database, an editor, and the data that attacks need. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/lib/net.mjs';
import { importContent } from '../../tools/lib/product.mjs';
import { Product } from '../../tools/lib/serve.mjs';
import { root } from '../../tools/lib/workspace.mjs';

const EDITOR = { email: 'editor@example.org', password: 'correct horse battery' };

const SETUP = `{
  games { id modes { id } }
}`;
const GAME = `query ($game: ID!) {
  decks(game: $game) { slug verdicts { legal ruleset { id } } }
  cards(game: $game, first: 6) { nodes { slug name } }
}`;

/** Queries the API. Resolves to `{ data, errors, cookie }`; `cookie` has the cookies that the API set. */
async function askApi(api, query, variables = {}, cookie = '') {
  const response = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(cookie && { 'rulewright-request': '1' }) },
    body: JSON.stringify({ query, variables }),
  });
  const cookies = response.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { ...(await response.json()), cookie: cookies.join('; ') || cookie };
}

/** Creates the editor's account with the command line tool. */
function addEditor(data) {
  const args = [join(root, 'apps/cli/bin/rw.mjs'), 'user', 'add', EDITOR.email, '--role', 'editor', '--password'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`rw user add ended with code ${code}.`))));
    child.stdin.end(`${EDITOR.password}\n`);
  });
}

/** Collects the data that attackers and visitors use: addresses, rulesets, decks, pages, and the editor's session. */
async function survey(site, api) {
  const ask = (query, variables, cookie) => askApi(api, query, variables, cookie);
  const games = (await ask(SETUP)).data.games;
  const [{ id: game, modes }] = games;
  const { decks, cards } = (await ask(GAME, { game })).data;
  const ruleset = `${game}/${modes[0].id}`;
  const legal = decks.filter(({ verdicts }) => verdicts.some((one) => one.legal && one.ruleset.id === ruleset));
  const signIn = 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';
  const { cookie } = await ask(signIn, EDITOR);
  const chapters = readdirSync(join(root, 'rules', game, 'text'));
  const plain = {
    site,
    api,
    game,
    games: games.map(({ id }) => id),
    rulesets: modes.map(({ id }) => `${game}/${id}`),
    rulebooks: games.flatMap(({ id, modes: own }) => own.map((mode) => `/${id}/rules/${mode.id}`)),
    decks: legal.map(({ slug }) => slug),
    list: cards.nodes.map(({ name }) => `2 ${name}`).join('\n'),
    visits: [
      '/',
      `/${game}/rules/${modes[0].id}`,
      `/${game}/cards`,
      ...cards.nodes.slice(0, 2).map(({ slug }) => `/${game}/cards/${slug}`),
      `/${game}/decks`,
      `/${game}/cards?q=cost%3C%3D2`,
      '/play',
    ],
    chapter: `rules/${game}/text/${chapters[0]}`,
    editor: { email: EDITOR.email, cookie },
  };
  return { plain, ask };
}

/** Starts the product with a probe in each process. Resolves to `{ plain, ask, probe, stop }`. */
export async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-attack-'));
  const probes = join(data, 'probes');
  mkdirSync(probes);
  await importContent(data, '');
  await addEditor(data);
  const environment = { ...process.env };
  process.env.ATTACK_PROBES = probes;
  process.env.NODE_OPTIONS = `--import=${pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href}`;
  process.env.DATABASE_URL = '';
  process.env.LOG_LEVEL ??= 'error';
  const product = new Product({ port: await freePort(), apiPort: await freePort(), data });
  const stop = async () => {
    await product.stop();
    process.env = environment;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await product.startApi();
    await product.startSite();
    const { plain, ask } = await survey(
      product.site.replace('localhost', '127.0.0.1'),
      product.api.replace('localhost', '127.0.0.1'),
    );
    return { plain, ask, probe: () => readProbes(probes), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The measurements of every process of the product since the last call: `[{ program, p99, max, cpu, memory }]`. */
async function readProbes(folder) {
  const pids = readdirSync(folder).map((name) => Number(name.split('.')[0]));
  const alive = pids.filter((pid) => {
    try {
      return process.kill(pid, 'SIGUSR2');
    } catch {
      return false;
    }
  });
  // Collecting the garbage of a process takes some tenths of a second.
  await sleep(1_500);
  return alive.flatMap((pid) => {
    try {
      return [JSON.parse(readFileSync(join(folder, `${pid}.json`), 'utf8'))];
    } catch {
      return [];
    }
  });
}
