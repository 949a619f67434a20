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
    if (sign === undefined) throw new Error(`engines.node has a form that nothing here can read: ${part}`);
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
