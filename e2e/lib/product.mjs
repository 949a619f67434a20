/** The whole product for a while: a new database with the imported content, the built API and site on free ports. */
import { mkdtempSync, rmSync } from 'node:fs';
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
 * Starts the product, gives its addresses to `use` as `{ SITE_URL, API_URL, SITE_SECRET, FIRST_ADMIN }`, and stops it. The second argument is
 * `{ killApi, startApiAgain }`, for what happens when the API dies. Its database is a new SQLite file, or the empty PostgreSQL at
 * `databaseUrl`.
 */
export async function withProduct(use, databaseUrl) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'));
  const services = [];
  const siteSecret = siteSecretOf({});
  // The tests speak as a proxy on this machine that names visitors.
  process.env.TRUSTED_PROXIES ??= 'loopback';
  try {
    await importContent(data, databaseUrl);
    const ports = { api: await freePort(), site: await freePort() };
    const api = `http://127.0.0.1:${ports.api}`;
    const site = `http://localhost:${ports.site}`;
    const startOne = async () => {
      services[0] = startApi({ port: ports.api, data, databaseUrl, siteSecret });
      await untilReady(services[0], `${api}/healthz`);
    };
    await startOne();
    services.push(startSite({ port: ports.site, api, siteSecret }));
    await untilReady(services[1], site);
    const control = { killApi: () => services[0].kill(), startApiAgain: startOne };
    await use({ SITE_URL: site, API_URL: api, SITE_SECRET: siteSecret, FIRST_ADMIN: firstAdminPath(data) }, control);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}
