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

/** Sums up the layout shifts of the page. */
function watchShifts() {
  window.shift = 0;
  new window.PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe(
    {
      type: 'layout-shift',
      buffered: true,
    },
  );
}

/** All JavaScript that a page loads in a new window, whose cache is empty, until the network is idle: transferred bytes by address. */
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
  await page.goto(path);
  // The scripts come after the first paint, so a slow page can be idle before.
  await page.waitForFunction(() => window.order.script !== undefined && window.order.paint !== undefined);
  await page.waitForLoadState('networkidle');
  return sizes;
}

test.use({ viewport: { width: 390, height: 900 } });

for (const path of [
  '/',
  `/${game}/rules/core-tactical`,
  `/${game}/cards/ant-swarm`,
  `/${game}/examples/the-whole-total-strikes`,
]) {
  test(`${path} loads at most ${most} kB of JavaScript after its first paint, at most ${mostFonts} kB of fonts, and does not shift`, async ({
    page,
  }) => {
    await page.addInitScript(watchOrder);
    await page.addInitScript(watchShifts);
    const sizes = await scripts(page, path);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
    expect(
      total,
      `${total.toFixed(1)} kB: ${[...sizes].map(([url, size]) => `${url.split('/').at(-1)} ${(size / 1000).toFixed(1)}`).join(', ')}`,
    ).toBeLessThanOrEqual(most);

    const { script, paint } = await page.evaluate(() => window.order);
    expect(script, `scripts after ${script} ms, first paint after ${paint} ms`).toBeGreaterThan(paint);
    const fonts = await page.evaluate(() =>
      window.performance
        .getEntriesByType('resource')
        .filter(({ name, initiatorType }) => name.endsWith('.woff2') && !['css', 'script'].includes(initiatorType))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    const weight = fonts.reduce((sum, size) => sum + size, 0) / 1000;
    expect(weight, `${weight.toFixed(1)} kB of fonts`).toBeLessThanOrEqual(mostFonts);
    expect(fonts.length).toBeGreaterThan(0);

    const shift = await page.evaluate(() => window.shift);
    expect(shift, `layout shift ${shift}`).toBeLessThan(0.02);
  });
}
