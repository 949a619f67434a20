/**
 * `npm run test:long`: tests that take too long for `npm test`: fuzz, recounts, the ladder of bots, the attacks, Node 24. They take
 * two hours at most. The last line is always `N passed, N failed`. Plain Node.
 */
import { parseArgs } from 'node:util';
import { installAll, requireNode } from './lib/install.mjs';
import { longTests } from './lib/long-tests.mjs';
import { nx } from './lib/run.mjs';
import { Refusal, elapsed, fail, stage } from './lib/stages.mjs';

const names = Object.keys(longTests);
const help = `npm run test:long -- [--only TEST,TEST] [--seed N]

Tests that take longer than those of npm test, two hours at most:

${names.map((name) => `  ${name.padEnd(18)} ${longTests[name].about}, ${longTests[name].minutes} minutes at most`).join('\n')}

  --only TESTS       these tests alone
  --seed N           the games to play; the number of the day without it
  --help             this text`;

/** Reads and checks the flags. */
function readFlags() {
  const options = { only: { type: 'string' }, seed: { type: 'string' }, help: { type: 'boolean', default: false } };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. See npm run test:long -- --help.`, 2);
  }
  const only = values.only?.split(',').map((name) => name.trim()) ?? names;
  const unknown = only.find((name) => !(name in longTests));
  if (unknown !== undefined) throw new Refusal(`There is no test "${unknown}". The tests are ${names.join(', ')}.`, 2);
  const seed = Number(values.seed ?? Math.floor(Date.now() / 86_400_000));
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new Refusal(`--seed takes a whole number from 0 to 4294967295, not "${values.seed}".`, 2);
  return { help: values.help, only, seed };
}

/** Runs one test within its time limit. Resolves to its problems as sentences. */
async function within(name, seed, stopped) {
  const { minutes, test } = longTests[name];
  const over = AbortSignal.timeout(minutes * 60_000);
  const begin = performance.now();
  const progress = (sentence) => console.log(`  ${elapsed(begin).padStart(12)}   ${sentence}`);
  const problems = await test({ seed, progress, signal: AbortSignal.any([over, stopped]) }).catch((error) => [
    String(error.stack),
  ]);
  if (over.aborted) problems.unshift(`It did not end within ${minutes} minutes.`);
  console.log(`${name.padEnd(18)}${elapsed(begin).padStart(12)}   ${problems.length === 0 ? 'ok' : 'FAILED'}`);
  for (const problem of problems) console.log(problem);
  return problems;
}

async function main() {
  requireNode();
  const { help: asked, only, seed } = readFlags();
  if (asked) return console.log(help);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const begin = performance.now();
  console.log(`Seed ${seed}. Run the same games again with --seed ${seed}.\n`);
  await stage('packages', installAll);
  await stage('build', async () => {
    const { code, output } = await nx(['-t', 'build']);
    if (code !== 0) throw new Refusal('The build failed. The output above names the error.', 1, output);
  });
  let [passed, failed] = [0, 0];
  for (const name of only) {
    if (stop.signal.aborted) break;
    console.log(`\n${name}: ${longTests[name].about}`);
    const problems = await within(name, seed, stop.signal);
    if (problems.length === 0 && !stop.signal.aborted) passed++;
    else failed++;
  }
  console.log(`\nAll of it took ${elapsed(begin)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}

main().catch(fail);
