/**
 * `npm run test:node24`: runs `npm test` under Node 24, independent of the current Node. Installs Node 24 on demand from an npm package.
 * With `--smoke`, only tests the engine and starts the product, as a stage of `npm test`. Other flags go to `npm test`. Plain Node.
 */
import { join } from 'node:path';
import { installAll, requireNode } from './lib/install.mjs';
import { env24, hasNode24, installNode24, node24 } from './lib/node24.mjs';
import { run } from './lib/run.mjs';
import { Refusal, fail, stage } from './lib/stages.mjs';
import { root } from './lib/workspace.mjs';

const help = `npm run test:node24 -- [--only STAGE,STAGE] [--changed]

npm test under Node 24. The first time it installs Node 24 beside the packages, about 60 MB.

  --only STAGES  these stages alone
  --changed      what differs from the branch main
  --smoke        only the engine and a start of the product, as in the stage node24 of npm test
  --help         this text`;

const onNode24 = (args, cwd = root) => run(node24, args, { cwd, env: env24, show: true });

/** Tests the engine and starts the product. Resolves to true if both succeed. */
async function smoke() {
  const engine = await onNode24([join(root, 'tools/jest.mjs')], join(root, 'libs/engine'));
  const product = await onNode24(['--test', '--test-reporter=tap', join(root, 'tools/node24/smoke.mjs')]);
  return engine.code === 0 && product.code === 0;
}

async function main() {
  requireNode();
  const flags = process.argv.slice(2);
  if (flags.includes('--help')) return console.log(help);
  const onlySmoke = flags.includes('--smoke');
  if (onlySmoke && process.versions.node.startsWith('24.')) return console.log('This is Node 24 already.');
  if (!hasNode24) {
    const sentence =
      'Node 24 comes as a package for Linux on x64 alone. Elsewhere, run npm test with an installed Node 24.';
    if (onlySmoke) return console.log(sentence);
    throw new Refusal(sentence, 2);
  }
  await stage('packages', installAll);
  await stage('Node 24', installNode24, 'Installing Node 24');
  if (onlySmoke) {
    process.exitCode = (await smoke()) ? 0 : 1;
    return;
  }
  process.exitCode = (await onNode24([join(root, 'tools/test.mjs'), ...flags])).code;
}

main().catch(fail);
