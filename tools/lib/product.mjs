/** Starts the built product as processes, for `npm start`, `rw serve` and the browser tests. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers } from './net.mjs';
import { run, service } from './run.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

/**
 * The environment variables for the database in the folder `data`, or for the PostgreSQL at `databaseUrl`. An empty URL means the
 * folder; if it is undefined, DATABASE_URL of the environment applies.
 */
const databaseIn = (data, databaseUrl) => ({
  DATA_DIR: data,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

/** Migrates the database in `data` and imports cards/ and rules/. Returns the last line of the import's output. */
export async function importContent(data, databaseUrl, from = root) {
  const rw = join(root, 'apps/cli/bin/rw.mjs');
  const { code, output } = await run(process.execPath, [rw, 'import', from], { env: databaseIn(data, databaseUrl) });
  if (code !== 0)
    throw new Refusal('cards/ and rules/ could not be imported. Fix the errors above and run this again.', 1, output);
  return output.trim().split('\n').at(-1) ?? '';
}

/** The secret that the API and the site share: SITE_SECRET of the environment, or a new one for this start. */
export const siteSecretOf = (env = process.env) => env.SITE_SECRET || randomBytes(32).toString('base64url');

/**
 * Starts the API on `port` of this machine, on the database in `data` or at `databaseUrl`. The site must have the same `siteSecret`.
 * `labThreads` is the number of threads that play runs of the lab, by default one less than the cores. `show` is the option of `service`.
 */
export function startApi({ port, data, databaseUrl, siteSecret, labThreads, show }) {
  const env = {
    ...databaseIn(data, databaseUrl),
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    SITE_SECRET: siteSecret,
    ...(labThreads !== undefined && { LAB_THREADS: String(labThreads) }),
    // The proxies named in the environment are in front of the site, not in front of the API.
    TRUSTED_PROXIES: '',
  };
  return service('The API', [join(root, 'apps/api/dist/main.js')], { env, show });
}

/** Starts the site on `port`. It queries the API at `api` (scheme, host and port). */
export function startSite({ port, api, siteSecret, show }) {
  const env = {
    API_URL: `${api}/graphql`,
    PORT: String(port),
    // Without SITE_HOST, the site listens on every address of the machine.
    HOST: process.env.SITE_HOST ?? '',
    NODE_ENV: 'production',
    SITE_SECRET: siteSecret,
    // METRICS_PORT belongs to the API, and two processes cannot listen on one port.
    METRICS_PORT: process.env.SITE_METRICS_PORT ?? '',
  };
  return service('The site', [join(root, 'apps/web/server.mjs')], { env, show });
}

/** Waits until the service answers at `url`. @throws Refusal with its last output lines if it dies or does not answer */
export async function untilReady(child, url) {
  const over = new AbortController();
  const outcome = await Promise.race([answers(url, 60, over.signal), child.ended]);
  over.abort();
  if (outcome !== true)
    throw new Refusal(outcome || `${child.name} did not answer within a minute at ${url}.`, 1, child.lastLines());
}

/** The path of the file with the link for the first account; null if there is an account. */
export function firstAdminFile(data) {
  const file = join(data, 'first-admin-link');
  return existsSync(file) ? file : null;
}

/** The path on the site for creating the first account; undefined if there is an account. */
export function firstAdminPath(data) {
  const file = firstAdminFile(data);
  return file === null ? undefined : readFileSync(file, 'utf8').trim();
}
