/** Playwright's `test`, with the product of the project, a visitor for each window, and a list of what a page must not do. */
import { mkdirSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { productOf } from './products.mjs';
import { results } from './results.mjs';

export { expect } from '@playwright/test';

// Profiles of browsers go with the other results: where a run is killed, the next one removes what it left. Playwright's main process
// also loads this file, to list the tests; the PostgreSQL that it starts needs a folder that all users can reach.
if (process.env.TEST_WORKER_INDEX !== undefined) {
  process.env.TMPDIR = results;
  mkdirSync(results, { recursive: true });
}

let windows = 0;
/** The address of another visitor at each call, as the proxy before the site would name it; limits count by address. */
export function nextVisitor() {
  windows++;
  return `198.18.${(Number(process.env.TEST_WORKER_INDEX ?? 0) * 16 + (windows >> 8)) & 255}.${windows & 255}`;
}

/** Collects console errors, uncaught errors, requests to other hosts and answers with an error status. */
function listen(context, baseURL) {
  const complaints = [];
  // Chromium is told to find no other host: nothing reaches one.
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseURL && /^https?:$/u.test(protocol)) complaints.push(`asks another host: ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/**
 * The fixtures: `product`, the addresses of the project's product; `complaints` about `page`; `newWindow(options)`, which opens
 * the window of another visitor and gives `{ page, complaints }`; `scriptless`, a page whose scripts do not run.
 */
/* eslint-disable no-empty-pattern -- Playwright reads out of the pattern what a fixture needs. */
export const test = base.extend({
  product: [({}, use, { project }) => productOf(project.name).then(use), { scope: 'worker', timeout: 180_000 }],
  baseURL: ({ product }, use) => use(product.SITE_URL),
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': nextVisitor() }),
  complaints: ({ context, baseURL }, use) => use(listen(context, baseURL)),
  newWindow: async ({ browser, baseURL }, use) => {
    const contexts = [];
    await use(async (options) => {
      const visitor = { baseURL, extraHTTPHeaders: { 'x-forwarded-for': nextVisitor() }, ...options };
      const context = await browser.newContext(visitor);
      contexts.push(context);
      return { page: await context.newPage(), complaints: listen(context, visitor.baseURL) };
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  scriptless: async ({ newWindow }, use) => use((await newWindow({ javaScriptEnabled: false })).page),
});
