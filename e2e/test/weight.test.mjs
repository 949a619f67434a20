/** How much script a page brings: a reading page must open on a slow line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
/** kB (1000 bytes) of script as it comes over the line. */
const most = 130;

/** Everything of the type script that the page fetches until it is quiet, in bytes over the line, by address. */
async function scripts(page, path) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map();
  const sizes = new Map();
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, type, request }) => type === 'Script' && asked.set(requestId, request.url),
  );
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => asked.has(requestId) && sizes.set(asked.get(requestId), encodedDataLength),
  );
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(path, { waitUntil: 'networkidle' });
  return sizes;
}

for (const path of [
  '/',
  `/${game}/rules/core-tactical`,
  `/${game}/cards/ant-swarm`,
  `/${game}/examples/the-whole-total-strikes`,
]) {
  test(`${path} brings at most ${most} kB of compressed script`, async (t) => {
    await inWindow(browser(), {}, async (page) => {
      const sizes = await scripts(page, path);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
      t.diagnostic(`${total.toFixed(1)} kB in ${sizes.size} files`);
      assert.ok(
        total <= most,
        `${total.toFixed(1)} kB: ${[...sizes].map(([url, size]) => `${url.split('/').at(-1)} ${(size / 1000).toFixed(1)}`).join(', ')}`,
      );
    });
  });

  test(`${path} does not jump while it loads`, async () => {
    await inWindow(browser(), { width: 390 }, async (page) => {
      await page.addInitScript(() => {
        window.shift = 0;
        new window.PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (window.shift += entry.value)),
        ).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      assert.ok(
        (await page.evaluate(() => window.shift)) < 0.02,
        `layout shift ${await page.evaluate(() => window.shift)}`,
      );
    });
  });
}
