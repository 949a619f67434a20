/** The built product as processes: what `npm start` and `rw serve` run and what the browser tests run against. */
import { join } from 'node:path';
import { answers } from './net.mjs';
import { run, service } from './run.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

/**
 * The environment that makes the command line and the API use the database in the folder `data`, or the PostgreSQL at
 * `databaseUrl`; an empty one is none, and without it the environment says.
 */
const databaseIn = (data, databaseUrl) => ({
  DATA_DIR: data,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** Brings the database in `data` up to date and imports cards/ and rules/. Returns what the import says, in one line. */
export async function importContent(data, databaseUrl) {
  const rw = join(root, 'apps/cli/bin/rw.mjs');
  const { code, output } = await run(process.execPath, [rw, 'import', root], { env: databaseIn(data, databaseUrl) });
  if (code !== 0) throw new Refusal('cards/ and rules/ could not be imported: mend what is named above.', 1, output);
  return output.trim().split('\n').at(-1) ?? '';
}

/** Starts the API on `port` of this machine over the database in `data`, or at `databaseUrl`; `show` as for `service`. */
export function startApi({ port, data, databaseUrl, show }) {
  const env = { ...databaseIn(data, databaseUrl), PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' };
  return service('The API', [join(root, 'apps/api/dist/main.js')], { env, show });
}

/** Starts the site on `port`, reading from the API at the address `api` (scheme, host and port). */
export function startSite({ port, api, show }) {
  const env = { API_URL: `${api}/graphql`, PORT: String(port), HOST: '', NODE_ENV: 'production' };
  return service('The site', [join(root, 'apps/web/server.mjs')], { env, show });
}

/** Waits until the service answers at `url`. @throws Refusal with its last lines when it dies or stays silent */
export async function untilReady(child, url) {
  const over = new AbortController();
  const outcome = await Promise.race([answers(url, 60, over.signal), child.ended]);
  over.abort();
  if (outcome !== true)
    throw new Refusal(outcome || `${child.name} did not answer within a minute at ${url}.`, 1, child.lastLines());
}

/** Where on the site the first account is made, which an API says whose database has none yet; undefined from all others. */
export const firstAdminPath = (api) => /^First admin: (\S+)$/mu.exec(api.lastLines())?.[1];
