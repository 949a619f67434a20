/** The built product as processes: what `npm start` runs and what the browser tests run against. */
import { join } from 'node:path';
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

/** Starts the API on `port` of this machine over the database in `data`, or at `databaseUrl`. */
export function startApi({ port, data, databaseUrl }) {
  const env = { ...databaseIn(data, databaseUrl), PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' };
  return service('The API', [join(root, 'apps/api/dist/main.js')], { env });
}

/** Starts the site on `port`, reading from the API at the address `api` (scheme, host and port). */
export function startSite({ port, api }) {
  const env = { API_URL: `${api}/graphql`, PORT: String(port), HOST: '', NODE_ENV: 'production' };
  return service('The site', [join(root, 'apps/web/server.mjs')], { env });
}
