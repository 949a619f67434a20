/** The servers under load: a new database with all content of the workspace, and one or more API processes. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/net.mjs';
import { startPostgres } from '../../tools/postgres.mjs';
import { importContent, siteSecretOf, startApi, untilReady } from '../../tools/lib/product.mjs';

/** The memory of a process in MB, and the CPU seconds that it has used. */
export function usage(pid) {
  const kb = Number(/^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return { memory: Math.round(kb / 1024), cpu: (Number(user) + Number(system)) / 100 };
}

/** Starts one API process on the database. */
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

/** Starts `count` API processes on PostgreSQL, or one on SQLite. Resolves to `{ apis, stop }`; each API has a `url` and a `pid`. */
export async function startServers({ database, count }) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-load-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const apis = [];
  // The simulated players send their requests as the site does, with its secret.
  process.env.SITE_SECRET = siteSecretOf();
  const stop = async () => {
    for (const api of apis) await api.stop();
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  };
  try {
    // An empty URL selects SQLite, even if the environment names a PostgreSQL server.
    const databaseUrl = postgres?.url ?? '';
    await importContent(data, databaseUrl);
    for (let n = 0; n < count; n++) apis.push(await startOne({ data, databaseUrl }));
    return { apis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
