/** Every page on a phone and on a desktop, in light and in dark: it is accessible, has no errors, and uses no other host. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLanes } from '../../tools/lib/run.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { followSkipLink } from '../lib/focus.mjs';
import { open } from '../lib/open.mjs';
import { ruleIdsIn } from '../lib/rule-ids.mjs';
import { game, missing, pages } from '../lib/site.mjs';
import { expect, nextVisitor, test } from '../lib/test.mjs';

/** The number of pages in one window. The browser loads the scripts and styles of the site once for all of them. */
const IN_ONE_WINDOW = 6;
const PHONE = { width: 390, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

const all = [...pages, missing];
/** A long page with the same parts as another page of the list. axe reads it in the long tests alone. */
const AGAIN = `/${game}/rules/fast?variant=short-game`;
/** Neighbours in the list are in different windows, so that the long pages are spread. */
const count = Math.ceil(all.length / IN_ONE_WINDOW);
const windows = Array.from({ length: count }, (_, at) => all.filter((_path, index) => index % count === at));

/** Checks that the last button of the first row of the head is at its end. */
async function headEndsAtTheEdge(page, path) {
  const toggle = page.locator('.site-head > .theme-toggle');
  if ((await toggle.count()) === 0) return;
  const { x, width } = await toggle.boundingBox();
  expect(x + width, `${path}: the right edge of the button for the theme`).toBeGreaterThan(PHONE.width - 24);
}

/** Checks that the page is not wider than its window. */
async function fits(page, path) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider, `${path} is ${wider} px wider than the window`).toBeLessThanOrEqual(0);
}

/** Opens a page, and checks its status, its heading, its main region, its title, its language and the names of its rules. */
async function openPage(page, path) {
  const response = await open(page, path);
  expect(response.status(), path).toBe(path === missing ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('main'), path).toHaveCount(1);
  await expect(page, path).toHaveTitle(/\S/u);
  await expect(page.locator('html'), path).toHaveAttribute('lang', 'en');
  expect(await ruleIdsIn(page), `${path} shows the ids of rules`).toEqual([]);
}

/** Waits until the page has loaded everything, and checks that there were no errors and no requests to other hosts. */
async function isWithoutComplaints(page, path, complaints) {
  await page.waitForLoadState('networkidle');
  const expected = path === missing ? complaints.filter((each) => !/404/u.test(each)) : complaints;
  expect(expected, path).toEqual([]);
  complaints.length = 0;
}
for (const paths of windows)
  test(`a phone and a desktop, light and dark: ${paths.join(', ')}`, async ({ page, complaints }) => {
    for (const path of paths) {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await openPage(page, path);
      if (path !== AGAIN) {
        expect(await violations(page), `${path}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page, { onlyColours: true }), `${path}, dark`).toEqual([]);
      }
      await fits(page, path);
      await headEndsAtTheEdge(page, path);
      // The long tests below run axe on a desktop.
      await page.setViewportSize(DESKTOP);
      await fits(page, path);
      await page.setViewportSize(PHONE);
      await followSkipLink(page, path);
      await isWithoutComplaints(page, path, complaints);
    }
  });

for (const path of all)
  test.describe(`${path}, opened on a desktop`, { tag: '@long' }, () => {
    test.use({ viewport: DESKTOP });

    test('light and dark: no axe violations, no errors, no requests to other hosts', async ({ page, complaints }) => {
      await openPage(page, path);
      for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, { onlyColours: colorScheme === 'dark' }), colorScheme).toEqual([]);
      }
      await fits(page, path);
      await isWithoutComplaints(page, path, complaints);
    });
  });

/** Routes that only redirect to a place in another page. */
const redirects = ['/[game]/rules/[mode]/[ruleId]/page', '/desk/edit/page'];
/** Pages of matches and accounts, and the page of unknown addresses, which other tests create and check. */
const made = [
  '/missing/page',
  '/play/[match]/page',
  '/play/[match]/replay/page',
  '/lab/[run]/page',
  '/[game]/decks/shared/[key]/page',
  '/[game]/decks/list/[code]/page',
  '/[game]/collection/shared/[key]/page',
  '/account/page',
  '/account/decks/page',
  '/account/delete/page',
  '/account/players/page',
  '/invitation/[token]/page',
  '/password/[token]/page',
  '/sign-in/second-factor/page',
  '/desk/page',
  '/desk/audit/page',
  '/desk/content/page',
  '/desk/import/page',
  '/desk/people/page',
  '/desk/reports/page',
  '/desk/sentences/page',
  '/desk/suggestions/page',
  '/suggestions/[key]/page',
  '/desk/sets/[id]/page',
  '/desk/sets/[id]/adopt/page',
  '/desk/sets/[id]/cards/page',
  '/desk/sets/[id]/edition/page',
  '/desk/sets/[id]/pictures/page',
  '/desk/sets/[id]/replace/page',
  '/desk/webhooks/page',
];

test('every route of the site is among the pages tested here', () => {
  test.skip(!existsSync(join(root, 'apps/web/.next')), 'The site is not built here.');
  const manifest = JSON.parse(readFileSync(join(root, 'apps/web/.next/app-path-routes-manifest.json'), 'utf8'));
  const routes = Object.entries(manifest)
    .filter(([file]) => file.endsWith('/page') && !file.startsWith('/_') && ![...redirects, ...made].includes(file))
    .map(([, route]) => route);
  const matches = (route, path) =>
    new RegExp(`^${route.replace(/\[\[?\.{3}\w+\]?\]/gu, '.+').replace(/\[\w+\]/gu, '[^/]+')}$`, 'u').test(path);
  const paths = pages.map((page) => page.split('?')[0]);
  expect(routes.filter((route) => !paths.some((path) => matches(route, path)))).toEqual([]);
});

/** The links of a page to other pages of the site, without their anchors. */
const linksOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')]
      .map((link) => new URL(link.href))
      .filter((url) => url.origin === window.location.origin)
      .map((url) => url.pathname + url.search),
  );

test(
  'every link of every page leads to a page, and every anchor to an element',
  { tag: '@long' },
  async ({ scriptless: page, baseURL }) => {
    test.setTimeout(300_000);
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
    await inLanes(4, [...links], async ([link, from]) => {
      const { status } = await fetch(baseURL + link, { headers: { 'x-forwarded-for': nextVisitor() } });
      if (status >= 400) lost.push(`${status}: ${link}, from ${from}`);
    });
    expect(lost).toEqual([]);
    expect(links.has(`/${game}/cards/ant-swarm`), 'the crawl has found the cards').toBe(true);
  },
);

test('a page that does not exist says so and links to the home page', async ({ page }) => {
  await page.goto(missing);
  await expect(page.getByRole('main')).toContainText(/no page at this address/iu);
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname !== missing);
});

test('unknown addresses are answered with 404, never with a server error', async ({ request }) => {
  const paths = [
    '/atlantis',
    '/atlantis/cards',
    `/${game}/rules/no-such-mode`,
    `/${game}/cards/no-such-card`,
    `/${game}/decks/no-such-deck`,
    `/${game}/cards/%00`,
    `/${game}/cards/..%2f..%2fetc`,
  ];
  const statuses = await Promise.all(paths.map(async (path) => [path, (await request.get(path)).status()]));
  expect(statuses.filter(([, status]) => status !== 404 && status !== 400)).toEqual([]);
});

test('pages have a strict content security policy', async ({ request }) => {
  const headers = (await request.get(`/${game}/deck-check`)).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/default-src 'self'|default-src 'none'/u);
  const scripts = /script-src ([^;]*)/u.exec(policy)?.[1] ?? '';
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*/u);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-powered-by']).toBe(undefined);
});
