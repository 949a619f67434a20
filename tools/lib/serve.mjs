/** Runs the API and the site together on this machine. Shared by `npm start` and `rw serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNode } from './install.mjs';
import { isFree } from './net.mjs';
import { firstAdminFile, firstAdminPath, siteSecretOf, startApi, startSite, untilReady } from './product.mjs';
import { Refusal } from './stages.mjs';
import { root } from './workspace.mjs';

export { Refusal, requireNode };

/** Files that exist only after a complete build of the API and of the site. */
const builds = { API: 'apps/api/dist/main.js', site: 'apps/web/dist/main.js' };

/** Checks that the API and the site are built in the workspace at `folder`. @throws Refusal */
export function requireBuilds(folder = root) {
  const missing = Object.keys(builds).filter((name) => !existsSync(join(folder, builds[name])));
  if (missing.length > 0)
    throw new Refusal(
      `There is no build of the ${missing.join(' and the ')} in ${folder}. Run npx nx run-many -t build.`,
    );
}

/**
 * Checks the API's environment variables.
 * @returns sentences about the features that are switched on, and the issuer of single sign-on or null
 * @throws Refusal with one sentence for each invalid variable
 */
export async function requireSettings(env = process.env) {
  const { ConfigError, readConfig, setupSentences } = await import(
    pathToFileURL(join(root, 'apps/api/dist/config.js')).href
  );
  try {
    const { setup } = readConfig(env);
    return { sentences: setupSentences(setup), issuer: setup.singleSignOn?.issuer ?? null };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Refusal(error.message);
  }
}

/** Checks that both ports are free and different. @param command the command whose flags set the ports, for messages. @throws Refusal */
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

/** The two processes, on the database in the folder `data` or the one in DATABASE_URL. */
export class Product {
  #children = [];
  #stopping = false;

  /** With `show`, the output of both processes is printed to the error stream. */
  constructor({ port, apiPort, data, show = false }) {
    this.settings = { port, apiPort, data, show, siteSecret: siteSecretOf() };
    this.site = `http://localhost:${port}`;
    this.api = `http://localhost:${apiPort}`;
  }

  /** Starts the API and waits until it answers. @throws Refusal with its last output lines */
  startApi() {
    const { apiPort, data, show, siteSecret } = this.settings;
    return this.#start(() => startApi({ port: apiPort, data, siteSecret, show }), `${this.api}/healthz`);
  }

  /** Starts the site, which queries the API, and waits until it answers. @throws Refusal with its last output lines */
  startSite() {
    const { port, show, siteSecret } = this.settings;
    return this.#start(() => startSite({ port, api: this.api, siteSecret, show }), this.site);
  }

  /** The URL for creating the first admin; null if there are accounts. */
  firstAdmin() {
    const path = firstAdminPath(this.settings.data);
    return path === undefined ? null : this.site + path;
  }

  /** The file with the path of that URL, which only its owner can read; null if there are accounts. */
  firstAdminFile() {
    return firstAdminFile(this.settings.data);
  }

  /** Waits until one of the two processes dies. @throws Refusal with its name and its last output lines */
  async untilDeath() {
    const death = await Promise.race(this.#children.map(async (child) => ({ child, sentence: await child.ended })));
    throw new Refusal(death.sentence, 1, death.child.lastLines());
  }

  /**
   * Stops the running processes. Each finishes its requests first, the site before the API that it reads from. Starting a process
   * afterwards throws a `Refusal`.
   */
  async stop() {
    this.#stopping = true;
    for (const child of this.#children.toReversed()) await child.stop();
  }

  async #start(begin, url) {
    if (this.#stopping) throw new Refusal('It was stopped before it was ready.');
    const child = begin();
    this.#children.push(child);
    await untilReady(child, url);
  }
}
