/**
 * The browser tests: `npm run e2e -w @rulewright/e2e`, with parts of file names as arguments to pick some. Each project has a product
 * of its own, which `lib/products.mjs` starts. With SITE_URL set, the tests look at the site there.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { results } from './lib/results.mjs';

/** Files whose tests make accounts, releases, matches or runs; the others find the site as it was imported. */
const CHANGING = /[/\\](?:desk|lab|play)(?:-[\w-]+)?\.test\.mjs$/u;

/** What writes the most: tried on both databases. */
const ON_BOTH = ['desk.test.mjs', 'desk-together.test.mjs'];

/** On a server that builds, a test that fails is tried a second time, and reported as flaky when it passes then. */
const isServer = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'test',
  outputDir: results,
  globalSetup: './lib/products.mjs',
  // What is built is loaded as it is.
  build: { external: ['**/dist/**', '**/e2e/**'] },
  // With a third worker two processors stay busy: a test often waits for one thread of the product.
  workers: Math.max(3, Math.floor(availableParallelism() / 2)),
  forbidOnly: isServer,
  retries: isServer ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // A test that is not about the service worker finds every page as the site sends it.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
  },
  projects: [
    ...(process.env.SITE_URL ? [] : [{ name: 'postgres', testMatch: ON_BOTH }]),
    { name: 'changing', testMatch: CHANGING },
    { name: 'looking', testIgnore: CHANGING, fullyParallel: true },
  ],
});
