/**
 * The products of a test run: one for each project that has tests. The first worker that asks for a product starts it. Playwright's main
 * process owns them, because workers are short-lived.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../tools/postgres.mjs';
import { copyData, newData, startProduct } from './product.mjs';
import { game } from './site.mjs';

/** Pages for which the API plays games on the first request. The warm-up requests them, so that tests find them ready. */
const SLOW_AT_FIRST = [`/${game}/rules/core-tactical`, `/${game}/coverage`, '/coverage'];

/** Milliseconds until the games of a page have finished, on a busy machine. */
const GAMES_OVER = 45_000;

async function warmUp(site) {
  for (const path of SLOW_AT_FIRST) {
    for (const end = Date.now() + GAMES_OVER; Date.now() < end;) {
      const text = await (await fetch(site + path)).text();
      if (!/Playing random games/u.test(text)) break;
      await sleep(250);
    }
  }
}

/** Starts each resource once, and stops all of them in reverse order. */
class Products {
  #started = new Map();
  #ends = [];

  #once(name, start) {
    if (!this.#started.has(name)) this.#started.set(name, start());
    return this.#started.get(name);
  }

  /** A folder with the imported content, from which tests make copies. */
  data() {
    return this.#once('data', async () => {
      const data = await newData();
      this.#ends.push(() => rmSync(data, { recursive: true, force: true }));
      return data;
    });
  }

  /** The addresses of a project's product. */
  of(project) {
    return this.#once(`product ${project}`, async () => {
      const product =
        project === 'postgres' ? await this.#onPostgres() : await startProduct(copyData(await this.data()));
      this.#ends.push(product.stop);
      if (project === 'looking') await warmUp(product.env.SITE_URL);
      return product.env;
    });
  }

  async #onPostgres() {
    const postgres = await startPostgres({ safe: false });
    this.#ends.push(postgres.stop);
    const data = await newData(postgres.url);
    return startProduct(data, postgres.url);
  }

  async end() {
    await Promise.allSettled(this.#started.values());
    for (const end of this.#ends.reverse()) await end();
  }
}

/** Playwright's global setup. With SITE_URL set, the tests use the site at that address instead. */
export default async function serveProducts() {
  if (process.env.SITE_URL) return undefined;
  // The tests send forwarded addresses, as a proxy on this machine would.
  process.env.TRUSTED_PROXIES ??= 'loopback';
  process.env.LOBBY ??= 'true';
  const products = new Products();
  const server = createServer((request, response) => {
    const [, what, name] = request.url.split('/');
    const site = what === 'data' ? products.data() : products.of(name);
    site.then(
      (value) => response.end(JSON.stringify(value)),
      (error) => response.writeHead(500).end(`${error.message}\n${error.output ?? ''}`),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.E2E_PRODUCTS = `http://127.0.0.1:${server.address().port}`;
  return async () => {
    server.close();
    await products.end();
  };
}

async function asked(path) {
  const answer = await fetch(`${process.env.E2E_PRODUCTS}/${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The addresses of the product for a project, once it runs. If the site already runs, the addresses come from the environment. */
export async function productOf(project) {
  const { SITE_URL, API_URL, FIRST_ADMIN } = process.env;
  return SITE_URL ? { SITE_URL, API_URL, FIRST_ADMIN, isAsFound: true } : asked(`product/${project}`);
}

/** Starts a product for one test. The test stops it. */
export const ownProduct = async () => startProduct(await ownData());

/** Creates a data folder with the imported content for one test. The test removes it. */
export const ownData = async () => (process.env.E2E_PRODUCTS ? copyData(await asked('data')) : newData());
