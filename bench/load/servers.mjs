/** What is put under load: a database of its own with everything that ships, and one API process over it or several. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/net.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { importContent, siteSecretOf, startApi, untilReady } from '../../tools/lib/product.mjs';

/** Memory of a process in MB, and the CPU seconds that it has used. */
export function usage(pid) {
  const kb = Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return { memory: Math.round(kb / 1024), cpu: (Number(user) + Number(system)) / 100 };
}

/** One API of several over a database. */
async function startOne(where) {
  const port = await freePort();
  const api = startApi({ port, ...where, siteSecret: process.env.SITE_SECRET });
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(api, `${url}/healthz`);
  } catch (error) {
    await api.stop();
    throw error;
  }
  return { ...api, url };
}

/**
 * Starts `count` APIs on SQLite, which one process serves, or on PostgreSQL. Resolves to `{ apis, stop }`; an API has its
 * `url` and its `pid`.
 */
export async function startServers({ database, count }) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-load-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const apis = [];
  // The players ask through a site that they share.
  process.env.SITE_SECRET = siteSecretOf();
  const stop = async () => {
    for (const api of apis) await api.stop();
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    // Whatever the environment says, SQLite is meant where there is no PostgreSQL.
    const databaseUrl = postgres?.url ?? '';
    await importContent(data, databaseUrl);
    for (let n = 0; n < count; n++) apis.push(await startOne({ data, databaseUrl }));
    return { apis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
