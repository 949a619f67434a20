/**
 * The products of a run of the tests: one for each project that has tests, started when the first worker asks for it. Playwright's
 * main process keeps them, as workers come and go.
 */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../tools/postgres.mjs';
import { copyData, newData, startProduct } from './product.mjs';
import { game } from './site.mjs';

/** Pages for which the API plays games when they are first asked for: tests that look at pages find them made. */
const SLOW_AT_FIRST = [`/${game}/rules/core-tactical`, `/${game}/coverage`, '/coverage'];

/** Milliseconds in which the games of a page are over, on a machine that is busy with other things too. */
const GAMES_OVER = 45_000;

async function warmUp(site) {
  for (const path of SLOW_AT_FIRST) {
    for (const end = Date.now() + GAMES_OVER; Date.now() < end;) {
      const text = await (await fetch(site + path)).text();
      if (!/are being played|could not be made/u.test(text)) break;
      await sleep(250);
    }
  }
}

/** Starts each thing once; what was started is ended in the reverse order. */
class Products {
  #started = new Map();
  #ends = [];

  #once(name, start) {
    if (!this.#started.has(name)) this.#started.set(name, start());
    return this.#started.get(name);
  }

  /** A folder with the imported content, to be copied. */
  data() {
    return this.#once('data', async () => {
      const data = await newData();
      this.#ends.push(() => rmSync(data, { recursive: true, force: true }));
      return data;
    });
  }

  /** The addresses of the product of a project. */
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

/** Playwright's global setup; the tests look at the site at SITE_URL where that is set. */
export default async function serveProducts() {
  if (process.env.SITE_URL) return undefined;
  // The tests speak as a proxy on this machine that names visitors.
  process.env.TRUSTED_PROXIES ??= 'loopback';
  const products = new Products();
  const server = createServer((request, response) => {
    const [, what, name] = request.url.split('/');
    const found = what === 'data' ? products.data() : products.of(name);
    found.then(
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

/** The addresses of the product that a project tests, once it runs. For a site that already runs, they come from the environment. */
export async function productOf(project) {
  const { SITE_URL, API_URL, FIRST_ADMIN } = process.env;
  return SITE_URL ? { SITE_URL, API_URL, FIRST_ADMIN, isAsFound: true } : asked(`product/${project}`);
}

/** A product for one test, which stops it. */
export const ownProduct = async () => startProduct(await ownData());

/** A new folder of data with the imported content, for a test that removes it. */
export const ownData = async () => (process.env.E2E_PRODUCTS ? copyData(await asked('data')) : newData());
