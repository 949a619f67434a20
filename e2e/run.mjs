/**
 * Runs the browser tests: starts the built API and site on free ports over a new database, and stops them at the end.
 * With SITE_URL set, the tests look at the site there. Names of test files as arguments pick some.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from '../tools/lib/net.mjs';
import { importContent, startApi, startSite } from '../tools/lib/product.mjs';
import { run } from '../tools/lib/run.mjs';
import { Refusal, fail } from '../tools/lib/stages.mjs';

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

/** Waits until the service answers at `url`. @throws Refusal with its last lines when it dies or stays silent */
async function ready(service, url) {
  const outcome = await Promise.race([answers(url, 60), service.ended]);
  if (outcome !== true)
    throw new Refusal(outcome || `${service.name} did not answer at ${url}.`, 1, service.lastLines());
}

async function withProduct(use) {
  const data = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'));
  const services = [];
  try {
    await importContent(data);
    const ports = { api: await freePort(), site: await freePort() };
    const api = `http://127.0.0.1:${ports.api}`;
    const site = `http://localhost:${ports.site}`;
    services.push(startApi({ port: ports.api, data }));
    await ready(services[0], `${api}/healthz`);
    services.push(startSite({ port: ports.site, api }));
    await ready(services[1], site);
    await use({ SITE_URL: site, API_URL: api });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    rmSync(data, { recursive: true, force: true });
  }
}

const { SITE_URL } = process.env;
await (SITE_URL ? test({ SITE_URL }) : withProduct(test)).catch(fail);
