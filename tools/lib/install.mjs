/** Installs the packages when the lock file is not the one they were installed from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { readJson, root } from './workspace.mjs';

const stamp = join(root, 'node_modules', '.rulewright-lock');

/** Whether a version such as `22.13.0` is in a range of `^20.19` and `>=24` joined by `||`, the forms that `engines` uses here. */
export function supports(range, version) {
  const [major, minor] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, sign, wantedMajor, wantedMinor = '0'] = /^(\^|>=)(\d+)(?:\.(\d+))?$/u.exec(part.trim()) ?? [];
    if (sign === undefined) throw new Error(`engines.node has a form that this program cannot read: ${part}`);
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return sign === '>=' && major > Number(wantedMajor);
  });
}

/** The supported lines in words: `20.19 or a later 20, 22.13 or a later 22, 24.11 or later`. */
export const linesInWords = (range) =>
  range
    .split('||')
    .map((part) => part.trim())
    .map((part) =>
      part.startsWith('>=')
        ? `${part.slice(2)} or later`
        : `${part.slice(1)} or a later ${parseInt(part.slice(1), 10)}`,
    )
    .join(', ');

/** Refuses a Node that is not supported, in one sentence. `engines.node` of package.json is the only place that lists the lines. */
export function requireNode(version = process.versions.node) {
  const range = readJson('package.json').engines.node;
  if (supports(range, version)) return;
  throw new Refusal(
    `Rulewright needs Node ${linesInWords(range)}. This is Node ${version}. Install one of these versions and try again.`,
    2,
  );
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs npm with these arguments. Resolves to its output. @throws Refusal */
async function runNpm(...args) {
  // Packages that have to be compiled may use every processor.
  const { code, output } = await run(npm, args, { env: { JOBS: 'max' } });
  if (code !== 0) throw new Refusal(explain(output), 1, output.split('\n').slice(-25).join('\n'));
  return output;
}

/** The SQLite driver that has to be compiled, or downloaded; the one for newer Node versions brings its binaries. */
const COMPILED = 'better-sqlite3';

/** Whether SQLite is opened by that driver under a Node with this version of Node-API; see libs/database/src/sqlite-driver.ts. */
const needsCompiled = (nodeApi) => nodeApi < 10;

/** The packages whose install scripts run under a Node with this version of Node-API: those that package.json allows and that are used. */
export const scripted = (nodeApi = Number(process.versions.napi)) =>
  Object.entries(readJson('package.json').allowScripts)
    .filter(([name, isAllowed]) => isAllowed && (name !== COMPILED || needsCompiled(nodeApi)))
    .map(([name]) => name);

/** What is written beside packages that were installed from a lock file with this hash. */
export const stampOf = (hash, nodeApi = Number(process.versions.napi)) =>
  needsCompiled(nodeApi) ? `${hash} ${COMPILED}` : hash;

/** Whether packages with this stamp serve a Node with this version of Node-API: a driver that is not used does no harm. */
export const isInstalled = (found, hash, nodeApi = Number(process.versions.napi)) =>
  [stampOf(hash, nodeApi), stampOf(hash, 0)].includes(found);

/**
 * Installs the packages unless node_modules was installed from this very lock file. Resolves to `{ words, binaries }`: what happened,
 * and a promise of SQLite and PostgreSQL. Where Node is older than 22.14 and no prebuilt binary can be downloaded, npm compiles SQLite
 * on one processor for a minute; builds and lint need neither of the two and can run in that time.
 */
export async function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && isInstalled(readFileSync(stamp, 'utf8'), hash))
    return { words: 'up to date', binaries: null };
  const output = await runNpm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  const names = scripted().filter((name) => existsSync(join(root, 'node_modules', name)));
  // The links to programs are there, and what runs in the meantime uses them.
  const binaries = runNpm('rebuild', '--no-bin-links', ...names).then(() => writeFileSync(stamp, stampOf(hash)));
  // A failure is for the caller who waits for it.
  binaries.catch(() => undefined);
  return { words: /added (\d+) packages/u.exec(output)?.[0] ?? 'installed', binaries };
}

/** Installs the packages with their binaries, for a program that needs all of them. Resolves to what happened, in words. */
export async function installAll() {
  const { words, binaries } = await install();
  await binaries;
  return words;
}

/** The only failure that is likely on a fresh machine has a message of its own. */
function explain(output) {
  if (/better-sqlite3/u.test(output) && /node-gyp|prebuild|gyp ERR/u.test(output)) {
    return 'better-sqlite3 could not be built: allow its prebuilt binary to be downloaded, or install a C++ compiler, make and Python 3 (Debian: apt install build-essential python3), and run this again.';
  }
  return 'The packages could not be installed because npm ci failed. Fix the errors above and run this again.';
}
