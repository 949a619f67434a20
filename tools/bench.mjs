/**
 * `npm run bench`: builds what is measured and runs the benchmarks against references in the same run. Plain Node.
 * `npm run bench -- --only kernel,events` picks groups; `--quick` is for trying it out.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install, requireNode } from './lib/install.mjs';
import { nx, runTool } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

async function main() {
  requireNode();
  await stage('packages', install);
  await stage('build', async () => {
    const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/bench']);
    if (code !== 0) throw new Refusal('The benchmark could not be built: mend what is named above.', 1, output);
  });
  console.log('');
  const { status } = spawnSync(process.execPath, [join(root, 'bench/dist/main.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // Written by the run and kept in the repository: formatted like everything in it.
  await runTool('prettier/bin/prettier.cjs', ['--write', 'bench/results']);
  process.exitCode = status ?? 1;
}

main().catch(fail);
