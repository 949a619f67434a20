/**
 * The browser tests: `npm run e2e -w @rulewright/e2e`, with parts of file names as arguments to select some. Each project has its own
 * product, which `lib/products.mjs` starts. With SITE_URL set, the tests use the site at that address.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './lib/chromium.mjs';
import { results } from './lib/results.mjs';

/** Files whose tests create accounts, releases, matches or runs. All other tests see the site as imported. */
const CHANGING = /[/\\](?:builder|desk|lab|play)(?:-[\w-]+)?(?:\.long)?\.test\.mjs$/u;

/** The tests that write the most data run on both databases. */
const ON_BOTH = ['desk.test.mjs', 'desk-releases.long.test.mjs', 'desk-together.test.mjs'];

/**
 * `npm run test:long` sets TEST_LONG. It runs the files named `*.long.test.mjs`, the tests tagged `@long`, and the tests on PostgreSQL.
 * `npm test` leaves them out, so that it ends within ten minutes.
 */
const isLong = Boolean(process.env.TEST_LONG);
const LONG = /@long|\.long\.test\.mjs/u;
const selected = isLong ? { grep: LONG } : { grepInvert: LONG };

/** In CI, a failed test is retried once and reported as flaky if it then passes. */
const isServer = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'test',
  outputDir: results,
  globalSetup: './lib/products.mjs',
  // Playwright loads built files without transforming them.
  build: { external: ['**/dist/**', '**/e2e/**'] },
  // Three workers keep two processors busy, because a test often waits for one thread of the product.
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
    // Other tests must get every page from the site and not from the service worker.
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
  },
  projects: [
    ...(isLong && !process.env.SITE_URL ? [{ name: 'postgres', testMatch: ON_BOTH }] : []),
    { name: 'changing', testMatch: CHANGING, ...selected },
    { name: 'looking', testIgnore: CHANGING, fullyParallel: true, ...selected },
  ],
});
