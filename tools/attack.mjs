/** `npm run attack`: builds the product and runs the attacks of bench/attack against it. Plain Node. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installAll, requireNode } from './lib/install.mjs';
import { nx } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

/** Flags that only print something and need no build. */
const ONLY_PRINTS = ['--help', '--list'];

async function main() {
  requireNode();
  const flags = process.argv.slice(2);
  await stage('packages', installAll);
  if (!flags.some((flag) => ONLY_PRINTS.includes(flag)))
    await stage('build', async () => {
      const { code, output } = await nx(['-t', 'build', '-p', '@rulewright/api,@rulewright/web,@rulewright/cli']);
      if (code !== 0) throw new Refusal('The product could not be built. The output above names the error.', 1, output);
    });
  console.log('');
  const script = join(root, 'bench/attack/main.mjs');
  process.exitCode = spawnSync(process.execPath, [script, ...flags], { stdio: 'inherit' }).status ?? 1;
}

main().catch(fail);
