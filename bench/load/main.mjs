/**
 * `npm run load -w bench`: rooms with bots on one API of this machine, some of them with a player, and how long everybody
 * waits. Plain Node; the API must have been built. `--help` tells the flags.
 */
import { setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { answers, freePort } from '../../tools/lib/net.mjs';
import { importContent, startApi } from '../../tools/lib/product.mjs';
import { Times } from './figures.mjs';
import { Player, Visitor } from './people.mjs';

const help = `npm run load -w bench -- [--rooms N] [--people N] [--seconds N] [--level ID] [--game ID]

  --rooms N      rooms that live at the same time (200)
  --people N     of them with a player who takes any option after half a second to two and a half (half of them)
  --seconds N    how long it is measured, after all rooms have begun (60)
  --level ID     of the bots: easy, medium, hard (medium)
  --game ID      the game that is played; by turns all of them if left out
  --help         this text`;

const whole = (name, text) => {
  if (/^\d{1,6}$/u.test(text)) return Number(text);
  console.error(`--${name} takes a whole number, not "${text}".`);
  process.exit(2);
};

function readFlags() {
  const options = {
    rooms: { type: 'string', default: '200' },
    people: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    level: { type: 'string', default: 'medium' },
    game: { type: 'string' },
    help: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  const rooms = whole('rooms', values.rooms);
  const people = values.people === undefined ? Math.ceil(rooms / 2) : Math.min(rooms, whole('people', values.people));
  return { ...values, rooms, people, seconds: whole('seconds', values.seconds) };
}

const GAMES = 'query { games { id } }';
const SETUP = `query ($game: ID!) {
  modes(game: $game) { id }
  decks(game: $game) { slug verdicts { legal ruleset { id } } }
}`;

/** How each game is played here: its first mode in which published decks are legal, and those decks. */
async function setups(url, { game, level }) {
  const visitor = new Visitor(url);
  const games = game ? [{ id: game }] : (await visitor.ask(GAMES)).games;
  const found = [];
  for (const { id } of games) {
    const { modes, decks } = await visitor.ask(SETUP, { game: id });
    for (const mode of modes) {
      const ruleset = `${id}/${mode.id}`;
      const legal = decks.filter(({ verdicts }) => verdicts.some((one) => one.legal && one.ruleset.id === ruleset));
      if (legal.length === 0) continue;
      found.push({ ruleset, level, decks: legal.map(({ slug }) => slug), thought: [500, 2_500] });
      break;
    }
  }
  return found;
}

/** Between two looks at a match that nobody plays in, in milliseconds. */
const LOOK = 2_000;

/** Keeps a match between bots alive: when one is over the next one begins. */
async function botsOnly(url, setup, measured, signal) {
  const visitor = new Visitor(url);
  const STAGE = 'query ($match: ID!) { match(id: $match) { stage version } }';
  while (!signal.aborted) {
    try {
      const match = await visitor.create(setup, ['bot', 'bot']);
      for (let before = 0, stage = 'playing'; stage !== 'over' && !signal.aborted;) {
        await sleep(LOOK);
        const now = (await visitor.ask(STAGE, { match })).match;
        measured.botDecisions += now.version - before;
        before = now.version;
        stage = now.stage;
      }
      if (!signal.aborted) measured.matches++;
    } catch (error) {
      if (signal.aborted) return;
      measured.errors.push(error);
      await sleep(1_000);
    }
  }
}

const fresh = () => ({
  decided: new Times(),
  pushed: new Times(),
  bot: new Times(),
  answered: new Times(),
  botDecisions: 0,
  matches: 0,
  errors: [],
});

/** Memory of a process in MB, and the CPU seconds that it has used. */
function usage(pid) {
  const kb = Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return { memory: Math.round(kb / 1024), cpu: (Number(user) + Number(system)) / 100 };
}

async function measure(url, pid, flags) {
  const games = await setups(url, flags);
  const ends = new AbortController();
  const { signal } = ends;
  setMaxListeners(0, signal);
  // The players share this object; what happened before everything was set up is not counted.
  const measured = fresh();
  const running = Array.from({ length: flags.rooms }, async (_, room) => {
    await sleep((room / flags.rooms) * 10_000);
    const setup = games[room % games.length];
    // The kinds of rooms take turns within each game.
    const persons = (at) => Math.floor((at * flags.people) / flags.rooms);
    if (persons(room + 1) > persons(room)) await new Player(url, setup, measured).play(signal);
    else await botsOnly(url, setup, measured, signal);
  });
  await sleep(15_000);
  Object.assign(measured, fresh());
  const before = usage(pid);
  const begin = performance.now();
  let most = before.memory;
  while (performance.now() - begin < flags.seconds * 1000) {
    await sleep(1_000);
    most = Math.max(most, usage(pid).memory);
  }
  const seconds = (performance.now() - begin) / 1000;
  const { cpu } = usage(pid);
  ends.abort();
  await Promise.all(running);
  return { games, measured, seconds, most, cpu: cpu - before.cpu };
}

function report({ rooms, people, level }, { games, measured, seconds, most, cpu }) {
  const { decided, pushed, bot, answered, botDecisions, matches, errors } = measured;
  console.log(`
${rooms} rooms, ${people} with a player, ${rooms - people} of bots only; bots: ${level}; ${games.map(({ ruleset }) => ruleset).join(', ')}
${Math.round(seconds)} seconds on ${availableParallelism()} cores, players and API together

${decided.line('a decision, until it is acknowledged')}
${pushed.line('a decision, until its outcome is pushed')}
${bot.line('one decision of a bot')}
${answered.line('all decisions of a bot until the next of a player')}

decisions a second, bots only    ${(botDecisions / seconds).toFixed(0)}
matches that ended               ${matches}
memory of the API, at most       ${most} MB
cores that the API used          ${(cpu / seconds).toFixed(2)}
errors                           ${errors.length}`);
  for (const message of new Set(errors.map((error) => error.message))) console.log(`  ${message}`);
}

async function main() {
  const flags = readFlags();
  // A line for each request would be measured too.
  process.env.LOG_LEVEL ??= 'warn';
  if (flags.help) return console.log(help);
  const data = mkdtempSync(join(tmpdir(), 'rulewright-load-'));
  try {
    await importContent(data);
    const port = await freePort();
    const api = startApi({ port, data });
    const url = `http://127.0.0.1:${port}`;
    try {
      if (!(await answers(`${url}/healthz`, 60))) throw new Error(`The API did not start.\n${api.lastLines()}`);
      report(flags, await measure(url, api.pid, flags));
    } finally {
      await api.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

await main();
