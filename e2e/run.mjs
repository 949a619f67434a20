/**
 * Runs the browser tests: starts the built API and site on free ports over a new database, and stops them at the end.
 * With SITE_URL set, the tests look at the site there. Names of test files as arguments pick some.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tools/lib/run.mjs';
import { fail } from '../tools/lib/stages.mjs';
import { withProduct } from './lib/product.mjs';

const folder = join(import.meta.dirname, 'test');
const asked = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs') && (asked.length === 0 || asked.some((part) => name.includes(part))))
  .map((name) => join(folder, name));

/** One file after the other: the machine under test is also the one that tests. */
async function test(env) {
  const args = ['--test', '--test-reporter=tap', '--test-concurrency=1', ...files];
  const { code } = await run(process.execPath, args, { env, cwd: import.meta.dirname, show: true });
  process.exitCode = code;
}

const { SITE_URL } = process.env;
await (SITE_URL ? test({ SITE_URL }) : withProduct(test)).catch(fail);
