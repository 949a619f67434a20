/**
 * `npm run attack`: starts the built product and attacks it in many ways, one after the other. For each attack, prints the response times
 * of an ordinary visitor next to those without an attack. Every stream of requests has a fixed rate and an end. Plain Node.
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Times } from '../load/figures.mjs';
import { attacks } from './attacks/index.mjs';
import { startProduct } from './product.mjs';

/** The visitor's requests per second, and the visitor's own IP addresses. */
const VISITS = { rate: 8, addresses: ['127.0.0.7', '127.0.0.8'] };
/** All attackers share two IP addresses, so the rate limits of two addresses apply to them. */
const ATTACKERS = ['127.0.1.1', '127.0.1.2'];
const MOST_SECONDS = 60;
/** The pass criteria: `ratio` is the visitor's p95 relative to the p95 without an attack, `late` the event loop delay in milliseconds. */
const BAR = { ratio: 3, late: 50 };
/** People do not notice a difference of fewer milliseconds than this. */
const SAME = 10;

const help = `npm run attack -- [flags]

  --only NAMES     these attacks, separated by commas
  --seconds N      how long each lasts (its own time, at most ${MOST_SECONDS})
  --quiet N        seconds of the quiet measurement before (20)
  --list           the attacks and what each does
  --json           the figures as JSON
  --help           this text`;

function readFlags() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      seconds: { type: 'string' },
      quiet: { type: 'string', default: '20' },
      list: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const number = (name) => {
    if (values[name] === undefined) return undefined;
    const seconds = Number(values[name]);
    if (seconds >= 1 && seconds <= MOST_SECONDS) return seconds;
    throw new Error(`--${name} takes 1 to ${MOST_SECONDS} seconds, not "${values[name]}".`);
  };
  const names = values.only?.split(',') ?? Object.keys(attacks);
  const unknown = names.find((name) => !(name in attacks));
  if (unknown) throw new Error(`There is no attack "${unknown}". --list shows them.`);
  return { ...values, names, seconds: number('seconds'), quiet: number('quiet') };
}

/** Sends one stream of requests from its own process. */
function send(message) {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'generator.mjs'));
    let result;
    child.on('message', (measured) => (result = measured));
    child.on('exit', () => (result ? resolve(result) : reject(new Error('A load generator died.'))));
    child.send(message);
  });
}

/** The visitor's response times for successful answers, and the number of errors. */
function experience({ answers, cpu }) {
  const times = new Times();
  const bad = [];
  for (const { kind, status, time } of answers) {
    if (status >= 200 && status < 400) times.add(time);
    else bad.push(`${kind} ${status || 'no answer'}`);
  }
  return { p50: times.quantile(0.5), p95: times.quantile(0.95), errors: bad.length, bad: [...new Set(bad)], cpu };
}

/** Counts an attacker's answers by HTTP status or GraphQL error code: `{ '200': 12, TOO_COMPLEX: 3, none: 1 }`. */
function outcome({ answers }) {
  const counts = {};
  for (const { status, code } of answers) {
    const name = code ?? (status || 'none');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const visit = (product, seconds) => send({ name: null, context: product.plain, seconds, ...VISITS });

/** The most megabytes by which a process that answers requests has grown, without garbage. */
const growth = (before, after) =>
  Math.max(
    0,
    ...after.filter(answering).map(({ program, memory }) => {
      const was = before.find((one) => one.program === program);
      return was ? memory - was.memory : 0;
    }),
  );

async function attack(product, name, seconds) {
  const { prepare, rate, memory = Infinity } = attacks[name];
  const context = { ...product.plain, ...(await prepare?.({ ...product.plain, ask: product.ask })) };
  const before = await product.probe();
  const [seen, got] = await Promise.all([
    visit(product, seconds),
    send({ name, context, rate, seconds, addresses: ATTACKERS }),
  ]);
  const processes = await product.probe();
  return {
    name,
    ...experience(seen),
    attackers: outcome(got),
    attackCpu: got.cpu,
    processes,
    grown: growth(before, processes),
    memory,
  };
}

/** Whether a process answers requests directly: the API and the site's front process do. */
const answering = ({ program }) => program.endsWith('main.js') || program.endsWith('server.mjs');
const slowestLoop = (processes) => Math.max(...processes.filter(answering).map(({ p99 }) => p99));

/** Whether a row meets the criteria in `BAR`. */
const meets = (row, quiet) =>
  row.errors === 0 &&
  (row.p95 <= BAR.ratio * quiet.p95 || row.p95 - quiet.p95 <= SAME) &&
  slowestLoop(row.processes) < BAR.late &&
  (row.grown ?? 0) <= (row.memory ?? Infinity);

const ms = (value) => `${Math.round(value)} ms`.padStart(8);

function line(row, quiet) {
  const got = Object.entries(row.attackers ?? {})
    .map(([status, count]) => `${status}×${count}`)
    .join(' ');
  const ratio = `${(row.p95 / quiet.p95).toFixed(1)}x`;
  return `${row.name.padEnd(25)}${ms(row.p50)}${ms(row.p95)}${ratio.padStart(8)}${String(row.errors).padStart(8)}${ms(slowestLoop(row.processes)).padStart(11)}   ${meets(row, quiet) ? 'ok    ' : 'MISSED'}   ${got}`;
}

async function main() {
  const flags = readFlags();
  if (flags.help) return console.log(help);
  if (flags.list) {
    for (const [name, { about, rate }] of Object.entries(attacks))
      console.log(`${name.padEnd(25)} ${about} (${rate} a second)`);
    return;
  }
  console.error('Starting the product…');
  const product = await startProduct();
  try {
    await visit(product, 5);
    await product.probe();
    const quiet = { name: 'quiet', ...experience(await visit(product, flags.quiet)), processes: await product.probe() };
    console.log(
      `${availableParallelism()} cores share product, visitor and attackers. The visitor sends ${VISITS.rate} requests a second.\n`,
    );
    console.log(`${''.padEnd(25)}     p50     p95   ratio  errors  loop p99            answers to attackers`);
    console.log(line(quiet, quiet));
    const rows = [];
    for (const name of flags.names) {
      const seconds = Math.min(flags.seconds ?? attacks[name].seconds, MOST_SECONDS);
      const row = await attack(product, name, seconds);
      rows.push(row);
      console.log(line(row, quiet));
      if (row.memory < Infinity) console.log(`${''.padEnd(25)}   grown by ${row.grown} MB, at most ${row.memory} MB`);
      for (const one of row.bad.slice(0, 3)) console.log(`${''.padEnd(25)}   ${one}`);
      await sleep(2_000);
    }
    const missed = rows.filter((row) => !meets(row, quiet));
    const cpu = rows.map((row) => row.attackCpu + row.cpu);
    console.log(`\nLoad generators used ${Math.max(0, ...cpu).toFixed(2)} cores at most.`);
    console.log(
      missed.length === 0
        ? `All ${rows.length} attacks meet the bar: p95 at most ${BAR.ratio} times quiet, no error, loop p99 under ${BAR.late} ms.`
        : `${missed.length} of ${rows.length} attacks miss the bar: ${missed.map(({ name }) => name).join(', ')}.`,
    );
    if (flags.json) console.log(JSON.stringify({ quiet, rows }));
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
  }
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
