/** Installs the packages if the lock file has changed since the last installation. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { readJson, root } from './workspace.mjs';

const stamp = join(root, 'node_modules', '.rulewright-lock');

/**
 * Whether a version such as `22.13.0` is in a range. Supports only the forms of `engines` here: `^20.19` and `>=24`, joined by `||`. The
 * package `semver` cannot do this, because the version is checked before any package is installed.
 */
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

/** Checks that this version of Node is supported. The supported lines are defined only in `engines.node` of package.json.
 * @throws Refusal */
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
  // Compiling native packages may use every processor. In CI they are compiled with fewer optimisations, which takes half as long.
  const { code, output } = await run(npm, args, { env: { JOBS: 'max', ...(process.env.CI ? { CFLAGS: '-O1' } : {}) } });
  if (code !== 0) throw new Refusal(explain(output), 1, output.split('\n').slice(-25).join('\n'));
  return output;
}

/** The SQLite driver whose binary is downloaded or compiled. The driver for newer Node versions includes its binaries. */
const COMPILED = 'better-sqlite3';

/** Whether a Node with this version of Node-API uses that driver. See libs/database/src/sqlite-driver.ts. */
const needsCompiled = (nodeApi) => nodeApi < 10;

/** The packages whose install scripts run for this version of Node-API: those that package.json allows, without an unused SQLite driver. */
export const scripted = (nodeApi = Number(process.versions.napi)) =>
  Object.entries(readJson('package.json').allowScripts)
    .filter(([name, isAllowed]) => isAllowed && (name !== COMPILED || needsCompiled(nodeApi)))
    .map(([name]) => name);

/** The stamp stored in node_modules after an installation from a lock file with this hash. */
export const stampOf = (hash, nodeApi = Number(process.versions.napi)) =>
  needsCompiled(nodeApi) ? `${hash} ${COMPILED}` : hash;

/** Whether an installation with this stamp works for this version of Node-API. An unused driver does no harm. */
export const isInstalled = (stamp, hash, nodeApi = Number(process.versions.napi)) =>
  [stampOf(hash, nodeApi), stampOf(hash, 0)].includes(stamp);

/**
 * Installs the packages unless node_modules was installed from this lock file. Resolves to `{ words, binaries }`: a summary, and a
 * promise for the binaries of SQLite and PostgreSQL. On Node before 22.14 without a prebuilt binary, npm compiles SQLite on one
 * processor for a minute. Builds and lint can run in that time, because they need neither.
 */
export async function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && isInstalled(readFileSync(stamp, 'utf8'), hash))
    return { words: 'up to date', binaries: null };
  const output = await runNpm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  const names = scripted().filter((name) => existsSync(join(root, 'node_modules', name)));
  // Leaves the links in node_modules/.bin alone, because other commands use them in the meantime.
  const binaries = runNpm('rebuild', '--no-bin-links', ...names).then(() => writeFileSync(stamp, stampOf(hash)));
  // Prevents an unhandled rejection. The caller handles the failure.
  binaries.catch(() => undefined);
  return { words: /added (\d+) packages/u.exec(output)?.[0] ?? 'installed', binaries };
}

/** Installs the packages with their binaries, for a program that needs all of them. Resolves to what happened, in words. */
export async function installAll() {
  const { words, binaries } = await install();
  await binaries;
  return words;
}

/** The message for a failed installation. A missing compiler, the likely failure on a fresh machine, has its own message. */
function explain(output) {
  if (/better-sqlite3/u.test(output) && /node-gyp|prebuild|gyp ERR/u.test(output)) {
    return 'better-sqlite3 could not be built: allow its prebuilt binary to be downloaded, or install a C++ compiler, make and Python 3 (Debian: apt install build-essential python3), and run this again.';
  }
  return 'The packages could not be installed because npm ci failed. Fix the errors above and run this again.';
}
