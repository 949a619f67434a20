/** Marks the links and forms that need the site while it cannot be reached, so that readers see it before they try. */
import { handlingOf, rulePlace } from './worker/routing.ts';
import { packs } from './worker/stores.ts';

/** The pause after a change of the page, in milliseconds. */
const REST = 200;

/** Pages of a saved game that the browser makes from its data. */
const MADE = /^\/([\w-]+)\/(?:cards|cards\/[\w-]+|examples\/[\w-]+)$/u;

/** The paths and queries of all stored pages, and the saved games. */
async function onDevice(): Promise<{ readonly pages: ReadonlySet<string>; readonly games: ReadonlySet<string> }> {
  const keys = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  const pages = (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  return { pages: new Set(pages), games: new Set((await packs()).map(({ game }) => game)) };
}

type OnDevice = Awaited<ReturnType<typeof onDevice>>;

/** Whether a link opens without the site. */
export function opensHere(address: URL, from: URL, { pages, games }: OnDevice): boolean {
  if (address.origin !== from.origin) return true;
  const { pathname, search } = address;
  if (pathname === from.pathname && search === from.search) return true;
  const handling = handlingOf({ method: 'GET', mode: 'navigate' }, address, from.origin);
  if (pages.has(handling.kind === 'page' && handling.isPlain ? pathname : pathname + search)) return true;
  const place = rulePlace(pathname);
  if (place) return pages.has(place.rulebook);
  return pathname === '/search' ? games.size > 0 : games.has(MADE.exec(pathname)?.[1] ?? '');
}

function mark(element: HTMLElement, needsSite: boolean, sentence: string): void {
  if (needsSite === 'needsSite' in element.dataset) return;
  if (needsSite) element.dataset.needsSite = '';
  else delete element.dataset.needsSite;
  for (const attribute of ['title', 'aria-description']) {
    if (needsSite && !element.hasAttribute(attribute)) element.setAttribute(attribute, sentence);
    else if (!needsSite && element.getAttribute(attribute) === sentence) element.removeAttribute(attribute);
  }
}

/** Marks the page now and after each of its changes. Returns a function that removes the marks. */
export function markLinks(sentence: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const links = (): NodeListOf<HTMLAnchorElement> => document.querySelectorAll('a[href]');
  const buttons = (): NodeListOf<HTMLElement> =>
    document.querySelectorAll('form[method="post" i]:not([data-works-here]) button');
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void markAll(), REST);
  });
  async function markAll(): Promise<void> {
    const here = await onDevice();
    for (const link of links()) mark(link, !opensHere(new URL(link.href), new URL(location.href), here), sentence);
    for (const button of buttons()) mark(button, true, sentence);
  }
  void markAll();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const element of [...links(), ...buttons()]) mark(element, false, sentence);
  };
}
