/** The built product as processes: what `npm start` and `rw serve` run and what the browser tests run against. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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
export async function importContent(data, databaseUrl, from = root) {
  const rw = join(root, 'apps/cli/bin/rw.mjs');
  const { code, output } = await run(process.execPath, [rw, 'import', from], { env: databaseIn(data, databaseUrl) });
  if (code !== 0)
    throw new Refusal('cards/ and rules/ could not be imported. Fix the errors above and run this again.', 1, output);
  return output.trim().split('\n').at(-1) ?? '';
}

/** The secret by which the API knows its site: what the environment says, or a new one for this start. */
export const siteSecretOf = (env = process.env) => env.SITE_SECRET || randomBytes(32).toString('base64url');

/**
 * Starts the API on `port` of this machine over the database in `data`, or at `databaseUrl`; `show` as for `service`. The site has
 * to have the same `siteSecret`.
 */
export function startApi({ port, data, databaseUrl, siteSecret, show }) {
  const env = {
    ...databaseIn(data, databaseUrl),
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    SITE_SECRET: siteSecret,
    // The proxies that the environment names are before the site, not before the API.
    TRUSTED_PROXIES: '',
  };
  return service('The API', [join(root, 'apps/api/dist/main.js')], { env, show });
}

/** Starts the site on `port`, reading from the API at the address `api` (scheme, host and port). */
export function startSite({ port, api, siteSecret, show }) {
  const env = {
    API_URL: `${api}/graphql`,
    PORT: String(port),
    // Without SITE_HOST it listens on every address of the machine.
    HOST: process.env.SITE_HOST ?? '',
    NODE_ENV: 'production',
    SITE_SECRET: siteSecret,
  };
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

/** The file in which the API leaves the link for the first account; null where there is an account. */
export function firstAdminFile(data) {
  const file = join(data, 'first-admin-link');
  return existsSync(file) ? file : null;
}

/** Where on the site the first account is made; undefined where there is one. */
export function firstAdminPath(data) {
  const file = firstAdminFile(data);
  return file === null ? undefined : readFileSync(file, 'utf8').trim();
}
