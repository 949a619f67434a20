/** Addresses without a page: for every kind of route, a whole page with status 404, also without scripts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inLanes } from '../../tools/lib/run.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, nextVisitor, test } from '../lib/test.mjs';

const routes = join(root, 'apps/web/dist/routes.js');

/** Pages that say in words of their own that a link no longer works. */
const OWN_WORDS = ['/invitation/[token]', '/password/[token]', '/unsubscribe/[token]'];
/** Pages of editors. A visitor is sent to the page for signing in. */
const isForEditors = (pattern) => pattern.startsWith('/desk');

/** An address of each route with a part that does not exist: the last one, or the game. */
async function addresses() {
  const { ROUTES } = await import(routes);
  return Object.entries(ROUTES)
    .filter(([pattern, { kind }]) => kind !== 'passed' && !OWN_WORDS.includes(pattern) && !isForEditors(pattern))
    .flatMap(([pattern]) => {
      const inGame = pattern.replace('[game]', game).replaceAll(/\[[^\]]+\]/gu, 'nope');
      const elsewhere = pattern.replace('[game]', 'atlantis').replaceAll(/\[[^\]]+\]/gu, 'nope');
      return [...(inGame.includes('nope') ? [inGame] : []), ...(elsewhere.includes('atlantis') ? [elsewhere] : [])];
    });
}

test('each kind of route answers an unknown address with a whole page', async ({ page, baseURL }) => {
  test.skip(!existsSync(routes), 'The site is not built here.');
  const paths = [
    ...(await addresses()),
    '/nope',
    `/${game}/nope`,
    '/releases/99',
    '/data',
    '/no/such/page',
    '/missing',
  ];
  const texts = new Map();
  await inLanes(3, paths, async (path) => {
    const answer = await fetch(baseURL + path, { headers: { 'x-forwarded-for': nextVisitor() } });
    // A picture is not a page.
    const isPage = answer.headers.get('content-type').startsWith('text/html');
    texts.set(path, [answer.status, isPage ? await answer.text() : null]);
  });
  expect([...texts.values()].filter(([, text]) => text !== null).length).toBeGreaterThan(40);
  for (const [path, [status, text]] of texts) {
    expect(status, path).toBe(404);
    if (text === null) continue;
    const { title, heading, boxes } = await page.evaluate((html) => {
      // A parsed document runs no scripts.
      const parsed = new window.DOMParser().parseFromString(html, 'text/html');
      const main = parsed.querySelector('main');
      return {
        title: parsed.title,
        heading: main?.querySelector('h1')?.textContent,
        boxes: main?.querySelectorAll('input[type=search][name=q]').length,
      };
    }, text);
    expect(title, path).toMatch(/^(?:No such|Not found)/u);
    expect(heading, path).toMatch(/^There is no /u);
    expect(boxes, path).toBe(1);
  }
});

test('an unknown address suggests pages with similar names', async ({ scriptless: page }) => {
  for (const [path, heading, title, to] of [
    [
      `/${game}/cards/ant-swrm`,
      'There is no card at this address',
      'No such card · Metabaloids',
      `/${game}/cards/ant-swarm`,
    ],
    [`/${game}/sets/sett-1`, 'There is no set at this address', 'No such set · Metabaloids', `/${game}/sets/set-1`],
    [`/${game}/decks/starter-deck-1`, 'There is no deck', 'No such deck', `/${game}/decks/starter-deck-set-1`],
    [`/${game}/rules/core-tactics`, 'There is no mode', 'No such mode', `/${game}/rules/core-tactical`],
    [`/${game}/learn/fats`, 'There is no mode', 'No such mode', `/${game}/rules/fast`],
    [
      `/${game}/examples/tie-cost-only-the-drawn-cards`,
      'There is no example',
      'No such example',
      `/${game}/examples/tie-costs-only-the-drawn-cards`,
    ],
    [
      `/${game}/rules/fast/mb.draw.to-hand-sise`,
      'There is no rule',
      'No such rule',
      `/${game}/rules/fast/mb.draw.to-hand-size`,
    ],
    [`/${game}/crads`, 'There is no page', 'Not found · Metabaloids', `/${game}/cards`],
    ['/metabaloid/cards', 'There is no page', 'Not found', `/${game}/cards`],
    ['/developers/guide/palyer', 'There is no guide page', 'No such guide page', '/developers/guide/player'],
    ['/releases/99', 'There is no release', 'No such release', '/releases/1'],
    ['/data', 'There is no page', 'Not found', '/developers'],
    ['/lab/nope', 'There is no lab run', 'No such run', '/lab'],
    ['/play/nope', 'There is no match', 'No such match', '/play'],
  ]) {
    expect((await page.goto(path)).status(), path).toBe(404);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`, 'u'));
    await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
    await expect(page.locator(`.similar a[href="${to}"]`), path).toBeVisible();
  }
  await page.goto(`/${game}/cards/swarm-of-ants`);
  await page.getByRole('main').getByRole('searchbox').fill('swarm');
  await page.getByRole('button', { name: 'Search Metabaloids' }).click();
  await expect(page).toHaveURL(/\/cards\?q=swarm$/u);
  await expect(page.locator(`main a[href="/${game}/cards/ant-swarm"]`).first()).toBeVisible();
});

test('the page for an unknown address works with scripts and is accessible', async ({ page, complaints }) => {
  for (const [width, path] of [
    [390, `/${game}/cards/ant-swrm`],
    [1440, '/nope'],
  ]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^There is no /u);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(complaints.filter((each) => !/404/u.test(each))).toEqual([]);
});
