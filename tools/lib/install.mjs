/** Installs the packages when the lock file is not the one they were installed from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { Refusal } from './stages.mjs';
import { readJson, root } from './workspace.mjs';

const stamp = join(root, 'node_modules', '.rulewright-lock');

/** Refuses a Node that is too old, in one sentence. `engines.node` of package.json is the only place that says it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const wanted = readJson('package.json').engines.node;
  const [wantedMajor, wantedMinor = 0] = wanted.replace('>=', '').split('.').map(Number);
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
    throw new Refusal(
      `Rulewright needs Node ${wanted}, and this is ${process.versions.node}: install a newer Node and try again.`,
      2,
    );
  }
}

/** Runs `npm ci` unless node_modules was installed from this very lock file. Returns what happened, in words. */
export async function install() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'up to date';
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // What has to be compiled may use every processor.
  const env = { JOBS: 'max' };
  const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund'], { env });
  if (code !== 0) throw new Refusal(explain(output), 1, output.split('\n').slice(-25).join('\n'));
  writeFileSync(stamp, hash);
  return /added (\d+) packages/u.exec(output)?.[0] ?? 'installed';
}

/** The one failure that a fresh machine really meets has its own sentence. */
function explain(output) {
  if (/better-sqlite3/u.test(output) && /node-gyp|prebuild|gyp ERR/u.test(output)) {
    return 'better-sqlite3 could not be built: allow its prebuilt binary to be downloaded, or install a C++ compiler, make and Python 3 (Debian: apt install build-essential python3), and run this again.';
  }
  return 'The packages could not be installed (npm ci failed, see above): mend what it names and run this again.';
}
