/** Every page, on a phone and on a desk, in light and in dark: accessible, quiet, and sufficient unto itself. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { game, missing, pages, site } from '../lib/site.mjs';
import { browserForFile, inWindow, nextVisitor } from '../lib/visit.mjs';

const browser = browserForFile();
const widths = [390, 1440];

/** How far the page can be scrolled sideways, in px. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [...pages, missing]) {
  describe(path, () => {
    for (const width of widths) {
      test(`${width} px, light and dark: axe finds nothing, nothing fails, nothing leaves`, async () => {
        await inWindow(browser(), { width }, async (page, complaints) => {
          const response = await page.goto(path, { waitUntil: 'networkidle' });
          assert.equal(response.status(), path === missing ? 404 : 200);
          for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({ colorScheme });
            assert.deepEqual(await violations(page), [], colorScheme);
          }
          assert.ok((await overflow(page)) <= 0, `the page is ${await overflow(page)} px wider than the window`);
          const expected = path === missing ? complaints.filter((each) => !/404/u.test(each)) : complaints;
          assert.deepEqual(expected, []);
        });
      });
    }

    test('one main heading, one main region, a title and a language', async () => {
      await inWindow(browser(), {}, async (page) => {
        await page.goto(path);
        assert.equal(await page.getByRole('heading', { level: 1 }).count(), 1);
        assert.equal(await page.getByRole('main').count(), 1);
        assert.notEqual((await page.title()).trim(), '');
        assert.equal(await page.locator('html').getAttribute('lang'), 'en');
      });
    });
  });
}

/** Addresses that only lead on to a place in another page. */
const redirects = ['/[game]/rules/[mode]/[ruleId]/page'];
/** Pages of matches, and of those who have an account: other tests make them and look at them. */
const made = [
  '/play/[match]/page',
  '/play/[match]/replay/page',
  '/lab/[run]/page',
  '/account/page',
  '/account/decks/page',
  '/invitation/[token]/page',
  '/desk/page',
  '/desk/audit/page',
  '/desk/content/page',
  '/desk/import/page',
  '/desk/people/page',
  '/desk/sets/[id]/page',
];

test(
  'every route of the site is among the pages tested here',
  { skip: !existsSync(join(root, 'apps/web/.next')) },
  () => {
    const manifest = JSON.parse(readFileSync(join(root, 'apps/web/.next/app-path-routes-manifest.json'), 'utf8'));
    const routes = Object.entries(manifest)
      .filter(([file]) => file.endsWith('/page') && !file.startsWith('/_') && ![...redirects, ...made].includes(file))
      .map(([, route]) => route);
    const matches = (route, path) =>
      new RegExp(`^${route.replace(/\[\[?\.{3}\w+\]?\]/gu, '.+').replace(/\[\w+\]/gu, '[^/]+')}$`, 'u').test(path);
    const paths = pages.map((page) => page.split('?')[0]);
    assert.deepEqual(
      routes.filter((route) => !paths.some((path) => matches(route, path))),
      [],
    );
  },
);

/** Links of a page that stay on the site, without their anchors. */
const linksOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => new URL(link.href))
      .filter((url) => url.origin === window.location.origin)
      .map((url) => url.pathname + url.search),
  );

test('every link of every page leads somewhere, and every anchor too', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    const links = new Map();
    const lost = [];
    for (const path of pages) {
      await page.goto(path);
      for (const link of await linksOf(page)) links.set(link, path);
      const anchors = await page.evaluate(() =>
        [...document.querySelectorAll('a[href^="#"]')]
          .map((link) => decodeURIComponent(link.hash.slice(1)))
          .filter((id) => id !== '' && id !== 'top' && !document.getElementById(id)),
      );
      lost.push(...anchors.map((id) => `${path} has no #${id}`));
    }
    for (const [link, from] of links) {
      const { status } = await fetch(site + link, {
        redirect: 'follow',
        headers: { 'x-forwarded-for': nextVisitor() },
      });
      if (status >= 400) lost.push(`${status}: ${link}, from ${from}`);
    }
    assert.deepEqual(lost, []);
    assert.ok(links.has(`/${game}/cards/ant-swarm`), 'the crawl has found the cards');
  });
});

test('a page that does not exist says so and shows the way home', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(missing);
    assert.match(await page.getByRole('main').innerText(), /no page at this address/iu);
    await page.getByRole('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== missing);
  });
});

test('things that do not exist are answered with 404, never with a fault', async () => {
  const paths = [
    '/atlantis',
    '/atlantis/cards',
    `/${game}/rules/no-such-mode`,
    `/${game}/cards/no-such-card`,
    `/${game}/decks/no-such-deck`,
    `/${game}/cards/%00`,
    `/${game}/cards/..%2f..%2fetc`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => [path, (await fetch(site + path)).status]));
  assert.deepEqual(
    statuses.filter(([, status]) => status !== 404 && status !== 400),
    [],
  );
});

test('pages are sent with a strict policy for content', async () => {
  const { headers } = await fetch(`${site}/${game}/deck-check`);
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'self'|default-src 'none'/u);
  const scripts = /script-src ([^;]*)/u.exec(policy)?.[1] ?? '';
  assert.doesNotMatch(scripts, /unsafe-inline|unsafe-eval|\*/u);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('x-powered-by'), null);
});
