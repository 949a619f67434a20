/** A browser window for a test, which listens for everything a page must not do. */
import { after, before } from 'node:test';
import { launch } from './chromium.mjs';
import { site } from './site.mjs';

/** Starts one browser for the tests of a file; returns a function that gives it. */
export function browserForFile() {
  let browser;
  before(async () => {
    browser = await launch();
  });
  after(() => browser?.close());
  return () => browser;
}

let windows = 0;
/** The address of another visitor at each call, as the proxy before the site would name it. */
export const nextVisitor = () => `203.0.${100 + ((windows >> 8) % 100)}.${windows++ & 255}`;

/**
 * Opens a window and gives its page to `use`, then closes it. `complaints` collects console errors, uncaught errors,
 * requests to other hosts (which are not let through) and answers with an error status.
 */
export async function inWindow(browser, options, use) {
  const { width = 1440, height = 900, baseURL = site, ...rest } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL,
    reducedMotion: 'reduce',
    // Each window is a visitor of its own: limits count by address.
    extraHTTPHeaders: { 'x-forwarded-for': nextVisitor() },
    ...rest,
  });
  const complaints = [];
  await context.route(
    (url) => url.origin !== baseURL && /^https?:$/u.test(url.protocol),
    (route) => {
      complaints.push(`asks another host: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return await use(page, complaints);
  } finally {
    await context.close();
  }
}
