/** Playwright's `test` with more fixtures: the product of the project, a new visitor for each window, and a list of page errors. */
import { mkdirSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { newAccount } from './accounts.mjs';
import { productOf } from './products.mjs';
import { results } from './results.mjs';
import { nextVisitor } from './visitor.mjs';

export { expect, nextVisitor };

// Puts browser profiles into the results folder, so that the next run removes those of a killed run. Only for workers: Playwright's main
// process also loads this file, and the PostgreSQL that it starts needs a folder that all users can access.
if (process.env.TEST_WORKER_INDEX !== undefined) {
  process.env.TMPDIR = results;
  mkdirSync(results, { recursive: true });
}

/** Collects console errors, uncaught errors, requests to other hosts, and responses with an error status. */
function listen(context, baseURL) {
  const complaints = [];
  // The launch options of Chromium block all other hosts, so such a request is recorded but never leaves the machine.
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

/** Collects the Content Security Policy violations that Chromium reports in a context. A test with a violation fails. */
function violationsIn(context) {
  const violated = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violated.push(message.text());
  });
  return violated;
}

/**
 * Fixtures: `product` has the addresses of the project's product. `newAccount` creates accounts. It is here and not in people.mjs, so that
 * all test files have the same fixtures of a worker: Playwright starts new workers, each with a browser, for other ones. `complaints` has the errors of `page`. `newWindow(options)` opens a
 * window for another visitor and returns `{ page, complaints }`. `scriptless` is a page without JavaScript. A test that violates the Content
 * Security Policy on purpose sets `violatesPolicy`.
 */
/* eslint-disable no-empty-pattern -- Playwright reads out of the pattern what a fixture needs. */
export const test = base.extend({
  product: [({}, use, { project }) => productOf(project.name).then(use), { scope: 'worker', timeout: 180_000 }],
  newAccount: [newAccount, { scope: 'worker', timeout: 120_000 }],
  baseURL: ({ product }, use) => use(product.SITE_URL),
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': nextVisitor() }),
  violatesPolicy: [false, { option: true }],
  context: async ({ context, violatesPolicy }, use) => {
    const violated = violationsIn(context);
    await use(context);
    if (!violatesPolicy) expect(violated).toEqual([]);
  },
  complaints: ({ context, baseURL }, use) => use(listen(context, baseURL)),
  newWindow: async ({ browser, baseURL }, use) => {
    const opened = [];
    await use(async (options) => {
      const visitor = { baseURL, extraHTTPHeaders: { 'x-forwarded-for': nextVisitor() }, ...options };
      const context = await browser.newContext(visitor);
      opened.push({ context, violated: violationsIn(context) });
      return { page: await context.newPage(), complaints: listen(context, visitor.baseURL) };
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    expect(opened.flatMap(({ violated }) => violated)).toEqual([]);
  },
  scriptless: async ({ newWindow }, use) => use((await newWindow({ javaScriptEnabled: false })).page),
});
