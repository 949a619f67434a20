/** Tests of the files that a page loads, before and after its first paint. Reading pages must open fast on a slow connection. */
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

/** The maximum in kB (1000 bytes) of compressed JavaScript. */
const most = 130;
/** The maximum in kB of the fonts that a page preloads. */
const mostFonts = 105;

/** Records when the page adds its first script file, and when the browser first paints text or a picture, in milliseconds. */
function watchOrder() {
  window.order = {};
  new window.MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some((node) => node.nodeName === 'SCRIPT' && node.src && !node.noModule))
      window.order.script ??= window.performance.now();
  }).observe(document, { childList: true, subtree: true });
  new window.PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) window.order.paint = paint.startTime;
  }).observe({ type: 'paint', buffered: true });
}

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

  test(`${path} adds its scripts after its first paint, and preloads at most ${mostFonts} kB of fonts`, async ({
    page,
  }) => {
    await page.addInitScript(watchOrder);
    await page.goto(path, { waitUntil: 'networkidle' });
    const { script, paint } = await page.evaluate(() => window.order);
    expect(script, `scripts after ${script} ms, first paint after ${paint} ms`).toBeGreaterThan(paint);
    const fonts = await page.evaluate(() =>
      window.performance
        .getEntriesByType('resource')
        .filter(({ name, initiatorType }) => name.endsWith('.woff2') && !['css', 'script'].includes(initiatorType))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    const total = fonts.reduce((sum, size) => sum + size, 0) / 1000;
    expect(total, `${total.toFixed(1)} kB of fonts`).toBeLessThanOrEqual(mostFonts);
    expect(fonts.length).toBeGreaterThan(0);
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
