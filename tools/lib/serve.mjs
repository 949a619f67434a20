/** The API and the site as one product of this machine: what `npm start` and `rw serve` have in common. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './install.mjs';
import { isFree } from './net.mjs';
import { firstAdminFile, firstAdminPath, siteSecretOf, startApi, startSite, untilReady } from './product.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

export { Refusal, requireNode };

/** What the builds of the API and of the site leave behind at their end. */
const builds = { API: 'apps/api/dist/main.js', site: 'apps/web/dist/main.js' };

/** Refuses a workspace at `folder` in which the API or the site was never built. @throws Refusal */
export function requireBuilds(folder = root) {
  const missing = Object.keys(builds).filter((name) => !existsSync(join(folder, builds[name])));
  if (missing.length > 0)
    throw new Refusal(
      `There is no build of the ${missing.join(' and the ')} in ${folder}. Run npx nx run-many -t build.`,
    );
}

/** Refuses variables of the environment that the API cannot use, one sentence each. @throws Refusal */
export async function requireSettings(env = process.env) {
  const { ConfigError, readConfig } = await import(pathToFileURL(join(root, 'apps/api/dist/config.js')).href);
  try {
    readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Refusal(error.message);
  }
}

/** Refuses ports that cannot both be listened on; `command` is the one whose flags choose others. @throws Refusal */
export async function requirePorts({ port, apiPort }, command) {
  if (port === apiPort)
    throw new Refusal(
      `The site and the API cannot share port ${port}: give one of them another with --port or --api-port.`,
      2,
    );
  for (const [flag, number] of [
    ['--port', port],
    ['--api-port', apiPort],
  ]) {
    if (!(await isFree(number))) {
      throw new Refusal(
        `Port ${number} is taken: stop what listens there, or choose another with ${command} ${flag} N.`,
        2,
      );
    }
  }
}

/** The two processes over the database in the folder `data`, or over the one that DATABASE_URL names. */
export class Product {
  #children = [];
  #stopping = false;

  /** With `show` what the two say goes on to the error stream. */
  constructor({ port, apiPort, data, show = false }) {
    this.settings = { port, apiPort, data, show, siteSecret: siteSecretOf() };
    this.site = `http://localhost:${port}`;
    this.api = `http://localhost:${apiPort}`;
  }

  /** Starts the API and waits until it answers. @throws Refusal with its last lines */
  startApi() {
    const { apiPort, data, show, siteSecret } = this.settings;
    return this.#start(() => startApi({ port: apiPort, data, siteSecret, show }), `${this.api}/healthz`);
  }

  /** Starts the site, which reads from the API, and waits until it answers. @throws Refusal with its last lines */
  startSite() {
    const { port, show, siteSecret } = this.settings;
    return this.#start(() => startSite({ port, api: this.api, siteSecret, show }), this.site);
  }

  /** The address that makes the first admin; null where there are accounts. */
  firstAdmin() {
    const path = firstAdminPath(this.settings.data);
    return path === undefined ? null : this.site + path;
  }

  /** The file with the path of that address, which its owner alone can read; null where there are accounts. */
  firstAdminFile() {
    return firstAdminFile(this.settings.data);
  }

  /** Runs until one of the two dies. @throws Refusal that says which, with its last lines */
  async untilDeath() {
    const death = await Promise.race(this.#children.map(async (child) => ({ child, sentence: await child.ended })));
    throw new Refusal(death.sentence, 1, death.child.lastLines());
  }

  /** Stops what runs, within five seconds; nothing starts afterwards. */
  async stop() {
    this.#stopping = true;
    await Promise.all(this.#children.map((child) => child.stop()));
  }

  async #start(begin, url) {
    if (this.#stopping) throw new Refusal('It was stopped before it was ready.');
    const child = begin();
    this.#children.push(child);
    await untilReady(child, url);
  }
}
