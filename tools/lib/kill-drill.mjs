/**
 * Kills each process of an installation while clients save decks and read pages. The supervisor must restart the process. Every
 * acknowledged deck must still be there, and every stored deck must be complete. A lab run whose worker is killed must end with the same
 * games as an undisturbed run.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, check } from './installation.mjs';

/** The milliseconds between two requests of a client. */
const PAUSE = 200;
/** The milliseconds of load before a kill and after the recovery. */
const AROUND = 3_000;
/** The time limit of a request in milliseconds. */
const PATIENCE = 30_000;
const GAMES = 4_000;

const HEADERS = { 'rulewright-request': '1' };
const SAVE = `mutation ($game: ID!, $name: String!, $text: String!) { saveDeck(game: $game, name: $name, text: $text) { id } }`;
const DECKS = '{ savedDecks { id name text } }';
const START = `mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }`;
const RUN = `query ($id: ID!) { labRun(id: $id) { state report { games arms { checksum } } } }`;

/** A client that sends queries with an API token. */
class Script {
  constructor(port, token) {
    this.port = port;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /** Creates the first admin and an API token. */
  static async signUp(installation, port) {
    const { output } = await installation.inside('api-a', 'cat', '/data/first-admin-link');
    const token = /\/invitation\/([\w-]+)/u.exec(output)[1];
    const account = { token, email: 'ada@example.org', name: 'Ada', password: 'a long enough password' };
    const accepted = await send(port, 'AcceptInvitation', account, HEADERS);
    const cookie = accepted.headers['set-cookie'].map((one) => one.split(';')[0]).join('; ');
    const scopes = { name: 'Drill', scopes: ['decks', 'lab'], days: 1 };
    const { text } = await send(port, 'CreateApiToken', scopes, { ...HEADERS, cookie });
    return new Script(port, JSON.parse(text).data.createApiToken.token);
  }

  /** Sends a query. Resolves to its data. @throws Error if the query fails */
  async ask(query, variables = {}) {
    const json = { query, variables };
    const { status, text } = await ask(this.port, '/graphql', { json, headers: this.headers, patience: PATIENCE });
    if (status !== 200) throw new Error(`status ${status}`);
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(errors[0].message);
    return data;
  }
}

const send = (port, operation, variables, headers) => ask(port, '/ask', { json: { operation, variables }, headers });

/** Saves decks until `going` is false. `accepted` has the acknowledged names; `gap` is the longest time in ms between two of them. */
function saveDecks(script, game, label) {
  const state = { accepted: [], refused: 0, gap: 0, going: true };
  const work = async () => {
    let last = Date.now();
    for (let n = 1; state.going; n++) {
      const name = `${label} ${n}`;
      try {
        await script.ask(SAVE, { game, name, text: textOf(name) });
        state.accepted.push(name);
        state.gap = Math.max(state.gap, Date.now() - last);
        last = Date.now();
      } catch {
        state.refused += 1;
      }
      await sleep(PAUSE);
    }
    state.gap = Math.max(state.gap, Date.now() - last);
  };
  return { state, done: work() };
}

/** A text that is long enough to show whether a deck was saved incompletely. */
const textOf = (name) => `${name}\n`.repeat(50);

/** Reads pages until `going` is false. */
function readPages(port, game) {
  const state = { answers: 0, failures: 0, going: true };
  const work = async () => {
    for (let n = 0; state.going; n++) {
      const path = ['/', `/${game}/cards`, '/releases.json'][n % 3];
      const status = await ask(port, path, { patience: PATIENCE }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) state.answers += 1;
      else state.failures += 1;
      await sleep(PAUSE);
    }
  };
  return { state, done: work() };
}

/** The process id of the program in a container: the child of its init process, or its first process; 0 if none runs. */
async function programOf(installation, name) {
  const first = await installation.process(name);
  const { init } = installation.compose.services[name];
  // If `first` is 0, `childrenOf` would find processes of the machine itself.
  return first > 0 && init ? (childrenOf(first)[0] ?? 0) : first;
}

/** Kills the program of a container. Resolves to its process id. @throws Error if it is not running, so that no other process is killed */
async function kill(installation, name) {
  const program = await programOf(installation, name);
  if (program <= 1) throw new Error(`${name} does not run.`);
  process.kill(program, 'SIGKILL');
  return program;
}

const childrenOf = (parent) =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/u.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        return Number(/\) \S (\d+)/u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))[1]) === parent;
      } catch {
        return false;
      }
    });

/** Waits until a container has a new process and is healthy. Resolves to the seconds since the call. */
async function untilBack(installation, name, before) {
  const began = Date.now();
  for (;;) {
    const now = await programOf(installation, name);
    if (now > 0 && now !== before) break;
    await sleep(100);
  }
  await installation.untilHealthy(name);
  return (Date.now() - began) / 1000;
}

async function killUnderLoad(installation, { port, script, game }, name) {
  const decks = saveDecks(script, game, `Killed ${name}`);
  const pages = readPages(port, game);
  await sleep(AROUND);
  const before = await kill(installation, name);
  const seconds = await untilBack(installation, name, before);
  await sleep(AROUND);
  for (const one of [decks, pages]) one.state.going = false;
  await Promise.all([decks.done, pages.done]);
  const { accepted, refused, gap } = decks.state;
  check(true, `${name} is back ${seconds.toFixed(1)} s after it was killed`);
  console.log(
    `      ${accepted.length} decks saved, ${refused} refused, ${(gap / 1000).toFixed(1)} s without one; ` +
      `${pages.state.answers} pages read, ${pages.state.failures} not`,
  );
  const { savedDecks } = await script.ask(DECKS);
  const texts = new Map(savedDecks.map((deck) => [deck.name, deck.text]));
  const lost = accepted.filter((deck) => !texts.has(deck));
  check(
    accepted.length > 0 && lost.length === 0,
    `no deck that was acknowledged is lost (${lost.join(', ') || 'none'})`,
  );
  const halves = savedDecks.filter((deck) => deck.text !== textOf(deck.name));
  check(halves.length === 0, 'no deck is half saved');
  for (const { id } of savedDecks) await script.ask('mutation ($id: ID!) { deleteDeck(id: $id) }', { id });
}

/** Plays a lab run to its end. @param disturb is called once, after the first games */
async function playRun(script, input, disturb = () => undefined) {
  const { createLabRun } = await script.ask(START, { input });
  let isDisturbed = false;
  for (;;) {
    const { labRun } = await script.ask(RUN, { id: createLabRun.id });
    if (!['queued', 'running'].includes(labRun.state)) return { ...labRun, isDisturbed };
    if (!isDisturbed && labRun.report.games > 0) {
      isDisturbed = true;
      await disturb();
    }
    await sleep(100);
  }
}

async function killWorkerInRun(installation, { script, game }) {
  const { game: choice } = await script
    .ask('query ($game: ID!) { game(id: $game) { modes { id } } decks(game: $game) { slug } }', { game })
    .then(({ game: one, decks }) => ({ game: { mode: one.modes[0].id, deck: decks[0].slug } }));
  const entrant = { bot: 'random', deckSlug: choice.deck };
  const input = { ruleset: `${game}/${choice.mode}`, entrants: [entrant, entrant], games: GAMES, seed: 7 };
  const whole = await playRun(script, input);
  const cut = await playRun(script, input, async () => {
    await kill(installation, 'worker');
  });
  const same = cut.report.arms[0].checksum === whole.report.arms[0].checksum && cut.report.games === GAMES;
  check(cut.isDisturbed && cut.state === 'done' && same, 'a run of the lab whose worker is killed has the same games');
}

/** Kills each process under load, and a worker during a lab run. @param game the id of a game that the lab can play */
export async function killEachProcess(installation, port, game) {
  const script = await Script.signUp(installation, port);
  for (const name of ['api-a', 'api-b', 'site', 'worker', 'proxy', 'postgres'])
    await killUnderLoad(installation, { port, script, game }, name);
  await killWorkerInRun(installation, { script, game });
}
