/** The amount of JavaScript that a page loads. Reading pages must open fast on a slow connection. */
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

/** The maximum in kB (1000 bytes) of compressed JavaScript. */
const most = 130;

/** All JavaScript that the page loads until the network is idle: transferred bytes by address. */
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
  test(`${path} loads at most ${most} kB of compressed JavaScript`, async ({ page }) => {
    const sizes = await scripts(page, path);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    expect(
      total,
      `${total.toFixed(1)} kB: ${[...sizes].map(([url, size]) => `${url.split('/').at(-1)} ${(size / 1000).toFixed(1)}`).join(', ')}`,
    ).toBeLessThanOrEqual(most);
  });

  test(`the layout of ${path} does not shift during loading`, async ({ newWindow }) => {
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
