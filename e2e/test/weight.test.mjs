/** How much script a page brings: a reading page must open on a slow line. */
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

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
  test(`${path} brings at most ${most} kB of compressed script`, async ({ page }) => {
    const sizes = await scripts(page, path);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    expect(
      total,
      `${total.toFixed(1)} kB: ${[...sizes].map(([url, size]) => `${url.split('/').at(-1)} ${(size / 1000).toFixed(1)}`).join(', ')}`,
    ).toBeLessThanOrEqual(most);
  });

  test(`${path} does not jump while it loads`, async ({ newWindow }) => {
    const { page } = await newWindow({ viewport: { width: 390, height: 900 } });
    await page.addInitScript(() => {
      window.shift = 0;
      new window.PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => (window.shift += entry.value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      await page.evaluate(() => window.shift),
      `layout shift ${await page.evaluate(() => window.shift)}`,
    ).toBeLessThan(0.02);
  });
}
