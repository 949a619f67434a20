/** `npm run bench`: builds the packages and runs the benchmarks. Each is compared with a reference in the same run. Plain Node. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchmarkGroups } from './lib/benchmarks.mjs';
import { installAll, requireNode } from './lib/install.mjs';
import { nx } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

const help = () => `npm run bench -- [--only GROUP,GROUP] [--quick]

Measures every game of the catalogue against references in the same run, and stores the figures in bench/results.
bench/README.md says what each group does and where its bars stand.

  --only GROUPS  only these groups; the stored figures of the others stay
  --quick        short runs to try it; no figures are stored
  --help         this text

Groups: ${benchmarkGroups().join(', ')}.`;

/** Reads and checks the flags before anything is built. */
function readFlags() {
  const options = { only: { type: 'string' }, quick: { type: 'boolean' }, help: { type: 'boolean' } };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. See npm run bench -- --help.`, 2);
  }
  const known = benchmarkGroups();
  const unknown = values.only?.split(',').find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Refusal(`There is no group "${unknown}". Run npm run bench -- --help for the list.`, 2);
  return values;
}

async function main() {
  requireNode();
  if (readFlags().help) return console.log(help());
  await stage('packages', installAll);
  await stage('build', async () => {
    const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/bench,@rulewright/api,@rulewright/cli']);
    if (code !== 0)
      throw new Refusal('The benchmark could not be built. Fix the errors above and run this again.', 1, output);
  });
  console.log('');
  const { status } = spawnSync(process.execPath, [join(root, 'bench/dist/main.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

main().catch(fail);
