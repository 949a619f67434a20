/** Starts the whole product for a test: a new database with the imported content, and the built API and site on free ports. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/lib/net.mjs';
import {
  firstAdminPath,
  importContent,
  siteSecretOf,
  startApi,
  startSite,
  untilReady,
} from '../../tools/lib/product.mjs';

/**
 * Creates a data folder and imports content from the workspace, or from the folder `from`. The content is stored in the SQLite database of
 * the folder, or in the empty PostgreSQL database at `databaseUrl`.
 */
export async function newData(databaseUrl = '', from = undefined) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'));
  await importContent(data, databaseUrl, from);
  return data;
}

/** Copies a data folder, so that a run imports and checks the content only once. */
export function copyData(data) {
  const copy = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'));
  cpSync(data, copy, { recursive: true });
  return copy;
}

/**
 * Starts the API and the site with `data`, which they remove when they stop, or with the PostgreSQL at `databaseUrl`. Returns
 * `{ env, killApi, startApiAgain, killSite, startSiteAgain, stop }`; `env` has the addresses as `{ SITE_URL, API_URL, SITE_SECRET, FIRST_ADMIN }`.
 */
export async function startProduct(data, databaseUrl = '') {
  const services = [];
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  };
  const siteSecret = siteSecretOf({});
  const ports = { api: await freePort(), site: 0 };
  const api = `http://127.0.0.1:${ports.api}`;
  const startOne = async () => {
    services[0] = startApi({ port: ports.api, data, databaseUrl, siteSecret });
    await untilReady(services[0], `${api}/healthz`);
  };
  const startTheSite = async () => {
    // The port is chosen late, because a connection could take a free port while the API starts.
    ports.site ||= await freePort();
    services[1] = startSite({ port: ports.site, api, siteSecret });
    await untilReady(services[1], `http://localhost:${ports.site}`);
  };
  try {
    await startOne();
    await startTheSite();
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    SITE_URL: `http://localhost:${ports.site}`,
    API_URL: api,
    SITE_SECRET: siteSecret,
    FIRST_ADMIN: firstAdminPath(data),
  };
  return {
    env,
    killApi: () => services[0].kill(),
    startApiAgain: startOne,
    killSite: () => services[1].kill(),
    startSiteAgain: startTheSite,
    stop,
  };
}
