/**
 * Finds a Chromium: CHROMIUM_PATH, else an installed one, else the one of @sparticuz/chromium. The last is unpacked once into
 * node_modules/.cache, together with the libraries that a minimal system lacks.
 */
import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/lib/workspace.mjs';

const require = createRequire(import.meta.url);

/** Program names under which Linux distributions install Chromium, and its paths on macOS and Windows. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of the Chromium on PATH or in a usual place, or undefined. */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(runs);
}

/** Unpacks the packaged Chromium, its libraries and its font, once per version. Returns the folder. */
async function unpacked() {
  const entry = require.resolve('@sparticuz/chromium');
  // The checkout itself may be in a folder whose name starts with "build".
  const manifest = join(entry.slice(0, entry.lastIndexOf(`${sep}build${sep}`)), 'package.json');
  const { version } = require(manifest);
  const folder = join(root, 'node_modules', '.cache', 'rulewright', `chromium-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  // Unpacks into a temporary folder and renames it, so that a killed run never leaves a folder that looks complete.
  const aside = mkdtempSync(`${folder}-`);
  // The package unpacks into TMPDIR. It unpacks its libraries only if it believes that it runs on AWS Lambda (Amazon Linux 2023).
  const script = `import c from '@sparticuz/chromium'; await c.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: aside, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  const fonts = join(folder, 'fonts');
  const config = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${fonts}</dir><cachedir>${fonts}/cache</cachedir></fontconfig>\n`;
  writeFileSync(join(aside, 'fonts', 'fonts.conf'), config);
  try {
    renameSync(aside, folder);
  } catch (error) {
    // Another run may have unpacked the same version in the meantime.
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Launch options: they skip work that no test needs, and resolve no host except this machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Playwright's launch options for the Chromium that was found: the program, its environment and its arguments. */
export async function findChromium() {
  const { CHROMIUM_PATH, ...env } = process.env;
  if (CHROMIUM_PATH) {
    if (!runs(CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and no program is there.`);
    return { executablePath: CHROMIUM_PATH, args, env };
  }
  const program = installed();
  if (program) return { executablePath: program, args, env };
  if (process.platform !== 'linux')
    throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH to its program.');
  const folder = await unpacked();
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { HOME: folder, ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  };
}
