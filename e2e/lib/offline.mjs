/** Helpers for a browser without a network: the stored data, and the engine in the browser. */
import { game } from './site.mjs';

/** Calls the engine in a worker of the browser, like the pages. */
export const askEngine = (page, name, input) =>
  page.evaluate(
    ([call, args]) =>
      new Promise((resolve, reject) => {
        const worker = new window.Worker('/engine.js');
        worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.result));
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage({ id: 1, name: call, input: args });
      }),
    [name, input],
  );

/** The verdicts of the API on a list. */
export async function verdictsOf(page, text) {
  const answer = await page.request.post('/ask', {
    headers: { 'rulewright-request': '1' },
    data: { operation: 'CheckDeck', variables: { game, text } },
  });
  return (await answer.json()).data.checkDeck;
}

/** The names of the cards that a search of the site finds, in its order. */
export async function namesFound(page, query) {
  const answer = await page.request.post('/ask', {
    headers: { 'rulewright-request': '1' },
    data: { operation: 'CardsToBuild', variables: { game, query, first: 40 } },
  });
  return (await answer.json()).data.cards.nodes.map(({ name }) => name);
}

/** The paths of the visited pages that the browser stores. */
export const visited = (page) =>
  page.evaluate(async () => {
    const keys = (await window.caches.has('visited')) ? await (await window.caches.open('visited')).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** The contents of all caches of the browser as one text. */
export const storedTexts = (page) =>
  page.evaluate(async () => {
    const texts = [];
    for (const name of await window.caches.keys()) {
      const cache = await window.caches.open(name);
      for (const key of await cache.keys()) {
        const stored = await cache.match(key);
        const body = stored.headers.has('rulewright-packed')
          ? stored.body.pipeThrough(new window.DecompressionStream('gzip'))
          : stored.body;
        texts.push(await new window.Response(body).text());
      }
    }
    return texts.join('\n');
  });

/** The duration of each search of the device in milliseconds, in order of length, after a first one that reads the game. */
export const searchTimes = (page) =>
  page.evaluate(async (id) => {
    const worker = new window.Worker('/engine.js');
    const find = (text) =>
      new Promise((resolve) => {
        worker.onmessage = () => resolve();
        worker.postMessage({ id: 1, name: 'findHere', input: { game: id, text } });
      });
    const words = document
      .querySelector('main')
      .innerText.toLowerCase()
      .match(/[a-z]{3,}/gu);
    const times = [];
    await find('deck');
    for (let at = 0; at < 200; at++) {
      const begun = window.performance.now();
      await find(`${words[(at * 37) % words.length]} ${words[(at * 61) % words.length]}`);
      times.push(window.performance.now() - begun);
    }
    return times.sort((a, b) => a - b);
  }, game);
