/**
 * The service worker, served as `/sw.js`. While online, it stores the public pages that the reader visits. While offline, it answers from
 * the device: with a page of a saved game, a visited page, or the page that lists the saved games.
 */
import { displayData, displayOf } from '../../../shared/display.ts';
import { storeAssets } from './assets.ts';
import { handlingOf, rulePlace, smallOf } from './routing.ts';
import {
  SHELL,
  SHELL_PAGE,
  VISITED,
  VISITED_FILES,
  findPage,
  forgetVisited,
  isPublic,
  pageFrom,
  putPage,
} from './stores.ts';

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The parts of the global scope that a service worker has and a page lacks. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  readonly cookieStore?: { get(name: string): Promise<{ readonly value: string } | null> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

/** The most visited pages in the cache. The oldest ones are removed. */
const MOST_PAGES = 60;
/** The most files of these pages. A new version of the site adds files. Beyond this number, the cache of visited pages is cleared. */
const MOST_FILES = 500;
/** The wait for the network before a stored page is shown, in milliseconds. */
const PATIENCE = 4_000;

async function storeVisited(address: string, answer: Response): Promise<void> {
  const html = await answer.text();
  const files = await caches.open(VISITED_FILES);
  const known = new Set((await files.keys()).map(({ url }) => new URL(url).pathname));
  if (known.size > MOST_FILES) {
    await forgetVisited();
    return;
  }
  await storeAssets(files, html, known);
  const pages = await caches.open(VISITED);
  await pages.delete(address);
  await putPage(pages, address, html, answer);
  const keys = await pages.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_PAGES)).map((key) => pages.delete(key)));
}

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL_PAGE, { credentials: 'omit' });
  if (!isPublic(answer)) return;
  await caches.delete(SHELL);
  const cache = await caches.open(SHELL);
  const html = await answer.text();
  await putPage(cache, SHELL_PAGE, html, answer);
  await storeAssets(cache, html, new Set());
}

/** The theme and the display of the reader, as attributes of `<html>`. */
const chosenNow = async () => {
  const theme = (await scope.cookieStore?.get('theme'))?.value;
  return {
    'data-theme': theme === 'light' || theme === 'dark' ? theme : undefined,
    ...displayData(displayOf((await scope.cookieStore?.get('display'))?.value)),
  };
};

async function storedPage(address: string): Promise<Response | null> {
  const stored = await findPage(address);
  return stored ? pageFrom(stored, await chosenNow()) : null;
}

/** Rejects if the site does not answer. An error page of the site's proxy (502 or 504) counts as no answer. */
async function fromNetwork({ request, preloadResponse }: Fetching): Promise<Response> {
  const answer = (await preloadResponse) ?? (await fetch(request));
  if (answer.status === 502 || answer.status === 504) throw new Error('The site cannot be reached.');
  return answer;
}

async function answerPage(event: Fetching, stores: boolean, isPlain: boolean): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  // A saved game has a few pages with a query, such as the sheets to print of each deck.
  const stored = (): Promise<Response | null> => storedPage(isPlain ? pathname : pathname + search);
  const asked = fromNetwork(event);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  try {
    const first = await Promise.race([asked, late]);
    const answer = first ?? (await stored()) ?? (await asked);
    if (first && stores && isPublic(answer)) event.waitUntil(storeVisited(pathname, answer.clone()));
    return answer;
  } catch {
    asked.catch(() => undefined);
    const place = rulePlace(pathname);
    if (place && (await findPage(place.rulebook)))
      return Response.redirect(new URL(`${place.rulebook}#${place.rule}`, scope.location.origin).href);
    return (await stored()) ?? (await storedPage(SHELL_PAGE)) ?? Response.error();
  }
}

const answerFixed = async ({ request }: Fetching): Promise<Response> => {
  const stored = await caches.match(request, { ignoreVary: true });
  if (stored && !stored.headers.has('rulewright-packed')) return stored;
  const small = smallOf(new URL(request.url).pathname);
  if (small === null) return fetch(request);
  return fetch(request).catch(async () => (await caches.match(small, { ignoreVary: true })) ?? Response.error());
};

async function answerFile({ request }: Fetching): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable().catch(() => undefined)]),
  );
});
scope.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, new URL(event.request.url), scope.location.origin);
  if (handling.kind === 'page') event.respondWith(answerPage(event, handling.stores, handling.isPlain));
  else if (handling.kind === 'fixed') event.respondWith(answerFixed(event));
  else if (handling.kind === 'file') event.respondWith(answerFile(event));
});
