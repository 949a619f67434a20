/**
 * `npm run load -w @rulewright/bench`: runs rooms with bots on this machine, some of them with simulated players, and measures the waiting
 * times. Plain Node; build the API first. `--help` lists the flags.
 */
import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Times } from './figures.mjs';
import { Visitor, playParty } from './people.mjs';
import { startServers, usage } from './servers.mjs';

const help = `npm run load -w @rulewright/bench -- [flags]

  --rooms N      rooms that live at the same time (200)
  --people N     of them with players who take any option after half a second to two and a half (half of them)
  --seats N      players of such a room, who play against one bot (1; with several APIs 2)
  --seconds N    how long it is measured, after all rooms have begun (60)
  --level ID     of the bots: easy, medium, hard (medium)
  --game ID      the game that is played; by turns all of them if left out
  --database D   sqlite or postgres, which is started for it (sqlite; with several APIs postgres)
  --apis N       API processes; the players of a room are spread over them (1)
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
    seats: { type: 'string' },
    seconds: { type: 'string', default: '60' },
    level: { type: 'string', default: 'medium' },
    game: { type: 'string' },
    database: { type: 'string' },
    apis: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  };
  const { values } = parseArgs({ options });
  const rooms = whole('rooms', values.rooms);
  const people = values.people === undefined ? Math.ceil(rooms / 2) : Math.min(rooms, whole('people', values.people));
  const apis = Math.max(1, whole('apis', values.apis));
  const seats = whole('seats', values.seats ?? String(Math.min(2, apis)));
  const database = values.database ?? (apis > 1 ? 'postgres' : 'sqlite');
  if (!(apis > 1 ? ['postgres'] : ['sqlite', 'postgres']).includes(database)) {
    console.error('--database takes sqlite or postgres; several APIs need postgres.');
    process.exit(2);
  }
  return { ...values, rooms, people, apis, seats, database, seconds: whole('seconds', values.seconds) };
}

const GAMES = 'query { games { id } }';
const SETUP = `query ($game: ID!) {
  modes(game: $game) { id }
  decks(game: $game) { slug verdicts { legal ruleset { id } } }
}`;

/** The setup for each game: its first mode with a legal published deck, and all published decks that are legal in that mode. */
async function setups(url, { game, level }) {
  const visitor = new Visitor(url);
  const games = game ? [{ id: game }] : (await visitor.ask(GAMES)).games;
  const setups = [];
  for (const { id } of games) {
    const { modes, decks } = await visitor.ask(SETUP, { game: id });
    for (const mode of modes) {
      const ruleset = `${id}/${mode.id}`;
      const legal = decks.filter(({ verdicts }) => verdicts.some((one) => one.legal && one.ruleset.id === ruleset));
      if (legal.length === 0) continue;
      setups.push({ ruleset, level, decks: legal.map(({ slug }) => slug), thought: [500, 2_500] });
      break;
    }
  }
  return setups;
}

/** Milliseconds between two queries about a match between bots. */
const LOOK = 2_000;

/** Plays matches between bots, one after the other, until `signal` aborts. */
async function botsOnly(url, setup, measured, signal) {
  const visitor = new Visitor(url);
  const STAGE = 'query ($match: ID!) { match(id: $match) { stage version } }';
  while (!signal.aborted) {
    try {
      const { id: match } = await visitor.create(setup, ['bot', 'bot']);
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
  told: new Times(),
  bot: new Times(),
  answered: new Times(),
  botDecisions: 0,
  matches: 0,
  errors: [],
});

/** The total usage of all processes: memory in MB now, CPU seconds so far. */
function usageOf(apis) {
  const all = apis.map(({ pid }) => usage(pid));
  const sum = (what) => all.reduce((total, one) => total + one[what], 0);
  return { memory: sum('memory'), cpu: sum('cpu') };
}

async function measure(apis, flags) {
  const urls = apis.map(({ url }) => url);
  const games = await setups(urls[0], flags);
  const ends = new AbortController();
  const { signal } = ends;
  setMaxListeners(0, signal);
  // The players share this object. `measure` replaces its counters once all rooms are set up, so the start does not count.
  const measured = fresh();
  const running = Array.from({ length: flags.rooms }, async (_, room) => {
    await sleep((room / flags.rooms) * 10_000);
    const setup = games[room % games.length];
    const party = Array.from({ length: flags.seats }, (__, seat) => urls[(room + seat) % urls.length]);
    // Spreads the rooms with people evenly over the games.
    const persons = (at) => Math.floor((at * flags.people) / flags.rooms);
    if (persons(room + 1) > persons(room)) await playParty(party, setup, measured, signal);
    else await botsOnly(urls[room % urls.length], setup, measured, signal);
  });
  await sleep(15_000);
  Object.assign(measured, fresh());
  const before = usageOf(apis);
  const begin = performance.now();
  let most = before.memory;
  while (performance.now() - begin < flags.seconds * 1000) {
    await sleep(1_000);
    most = Math.max(most, usageOf(apis).memory);
  }
  const seconds = (performance.now() - begin) / 1000;
  const { cpu } = usageOf(apis);
  ends.abort();
  await Promise.all(running);
  return { games, measured, seconds, most, cpu: cpu - before.cpu };
}

function report({ rooms, people, seats, level, database, apis }, { games, measured, seconds, most, cpu }) {
  const { decided, pushed, told, bot, answered, botDecisions, matches, errors } = measured;
  console.log(`
${rooms} rooms, ${people} with ${seats} of their seats played by people, ${rooms - people} of bots only; bots: ${level}; ${games.map(({ ruleset }) => ruleset).join(', ')}
${Math.round(seconds)} seconds on ${availableParallelism()} cores, players, database (${database}) and ${apis} API process(es) together

${decided.line('a decision, until it is acknowledged')}
${pushed.line('a decision, until its outcome is pushed')}${seats > 1 ? `\n${told.line('a decision, until the others are told')}` : ''}
${bot.line('one decision of a bot')}
${answered.line('all decisions of a bot until the next of a player')}

decisions a second, bots only    ${(botDecisions / seconds).toFixed(0)}
matches that ended               ${matches}
memory of the APIs, at most      ${most} MB
cores that the APIs used         ${(cpu / seconds).toFixed(2)}
errors                           ${errors.length}`);
  for (const message of new Set(errors.map((error) => error.message))) console.log(`  ${message}`);
}

async function main() {
  const flags = readFlags();
  // Logging each request would distort the measurement.
  process.env.LOG_LEVEL ??= 'warn';
  if (flags.help) return console.log(help);
  const { apis, stop } = await startServers({ database: flags.database, count: flags.apis });
  try {
    report(flags, await measure(apis, flags));
  } finally {
    await stop();
  }
}

await main();
