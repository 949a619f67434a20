/**
 * Kills each process of an installation while decks are saved and pages are read. Each has to come back by its supervisor, every deck that
 * was acknowledged has to be there, and every deck that is there has to be whole. A run of the lab whose worker is killed has to end
 * with the same games as one that nobody disturbed.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, check } from './installation.mjs';

/** Milliseconds between two requests of a client. */
const PAUSE = 200;
/** Milliseconds of load before a kill and after the recovery. */
const AROUND = 3_000;
/** A client gives up on one request after this time, in milliseconds. */
const PATIENCE = 30_000;
const GAMES = 4_000;

const HEADERS = { 'rulewright-request': '1' };
const SAVE = `mutation ($game: ID!, $name: String!, $text: String!) { saveDeck(game: $game, name: $name, text: $text) { id } }`;
const DECKS = '{ savedDecks { id name text } }';
const START = `mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }`;
const RUN = `query ($id: ID!) { labRun(id: $id) { state report { games arms { checksum } } } }`;

/** A script that asks the site with an API token. */
class Script {
  constructor(port, token) {
    this.port = port;
    this.headers = { authorization: `Bearer ${token}` };
  }

  /** Makes the first admin and a token. */
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

  /** @throws Error if the answer is not data */
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

/** Saves decks until it is told to stop; `accepted` are the names that were acknowledged, `gap` the longest time without one. */
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

/** Long enough to be cut off if it could be. */
const textOf = (name) => `${name}\n`.repeat(50);

/** Reads pages until it is told to stop. */
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

/** The program of a container: the child of its init process, or the first process itself; 0 while none runs. */
async function programOf(installation, name) {
  const first = await installation.process(name);
  const { init } = installation.compose.services[name];
  // Process 0 is the parent of those of the machine itself.
  return first > 0 && init ? (childrenOf(first)[0] ?? 0) : first;
}

/** @throws Error if none runs, so that nothing else is killed */
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

/** Waits until a container has another process than before and is healthy. Resolves to the seconds since the kill. */
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

/** Plays a run to its end. @param disturb is called once games are being played */
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
  const { game: found } = await script
    .ask('query ($game: ID!) { game(id: $game) { modes { id } } decks(game: $game) { slug } }', { game })
    .then(({ game: one, decks }) => ({ game: { mode: one.modes[0].id, deck: decks[0].slug } }));
  const entrant = { bot: 'random', deckSlug: found.deck };
  const input = { ruleset: `${game}/${found.mode}`, entrants: [entrant, entrant], games: GAMES, seed: 7 };
  const whole = await playRun(script, input);
  const cut = await playRun(script, input, async () => {
    await kill(installation, 'worker');
  });
  const same = cut.report.arms[0].checksum === whole.report.arms[0].checksum && cut.report.games === GAMES;
  check(cut.isDisturbed && cut.state === 'done' && same, 'a run of the lab whose worker is killed has the same games');
}

/** @param game the id of a game that the lab can play */
export async function killEachProcess(installation, port, game) {
  const script = await Script.signUp(installation, port);
  for (const name of ['api-a', 'api-b', 'site', 'worker', 'proxy', 'postgres'])
    await killUnderLoad(installation, { port, script, game }, name);
  await killWorkerInRun(installation, { script, game });
}
