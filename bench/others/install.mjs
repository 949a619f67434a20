/** Installs a server of the comparison on demand, with the lock file in its folder. `npm ci` in the workspace does not install it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tools/lib/run.mjs';
import { Refusal } from '../../tools/lib/stages.mjs';

/** The folder of a server. */
export const folderOf = (name) => join(import.meta.dirname, name);

/** npm writes the lock file of Strapi without the packages for other systems. `npm ci` refuses this file; `npm install` accepts it. */
const commandFor = (name) => (name === 'strapi' ? ['install', '--no-save'] : ['ci']);

/** Installs a server, unless the installed packages already match its lock file. @throws Refusal with npm's output */
export async function install(name) {
  const cwd = folderOf(name);
  const stamp = join(cwd, 'node_modules/.installed');
  const wanted = readFileSync(join(cwd, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { code, output } = await run('npm', [...commandFor(name), '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd,
  });
  if (code !== 0) throw new Refusal(`${name} could not be installed. The output above names the error.`, 1, output);
  writeFileSync(stamp, wanted);
}
