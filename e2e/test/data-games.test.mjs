/** Games without an engine: their pages, and their messages in place of pages that need an engine. Also a site with twenty games. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { open } from '../lib/open.mjs';
import { newData, startProduct } from '../lib/product.mjs';
import { expect, nextVisitor, test } from '../lib/test.mjs';

const rw = (...args) => promisify(execFile)(process.execPath, [join(root, 'apps/cli/bin/rw.mjs'), ...args]);

/** The number of pixels by which the page can be scrolled sideways. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A shipped game as it was before it had play: its cards, decks, rulebook and deck law, without an engine. */
function withoutPlay(id) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-data-game-'));
  for (const part of ['cards', 'rules']) cpSync(join(root, part, id), join(folder, part, id), { recursive: true });
  const rules = join(folder, 'rules', id);
  for (const name of ['play', 'policies', 'examples', 'learn.yaml', 'first-game.yaml'])
    rmSync(join(rules, name), { recursive: true, force: true });
  const file = join(rules, 'game.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('engine: play', 'engine: none'));
  return folder;
}

/** The only published game, with the ids that its addresses need. */
async function gameOf(site) {
  const query = '{ games { id name modes { id } sets { id } } }';
  const answer = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextVisitor() },
    body: JSON.stringify({ query }),
  });
  const { data } = await answer.json();
  return data.games[0];
}

test.describe('a game without an engine', () => {
  // One worker runs these tests, so that the product starts once.
  test.describe.configure({ mode: 'default', timeout: 60_000 });
  let game;
  let product;
  const at = (path) => product.env.SITE_URL + path;
  test.beforeAll(async () => {
    const folder = withoutPlay('slow-water');
    product = await startProduct(await newData('', folder));
    rmSync(folder, { recursive: true });
    game = await gameOf(product.env.API_URL);
  });
  test.afterAll(() => product?.stop());

  test(
    'has a catalogue, card pages, a rulebook in each mode, sets and decks, in light and in dark',
    { tag: '@long' },
    async ({ page, complaints }) => {
      test.setTimeout(240_000);
      const first = await (async () => {
        await open(page, at(`/${game.id}/cards`));
        return page.locator('.card-grid a').first().getAttribute('href');
      })();
      const paths = [
        `/${game.id}`,
        `/${game.id}/cards`,
        `/${game.id}/cards?view=list`,
        `/${game.id}/cards?view=table`,
        first,
        ...game.modes.map(({ id }) => `/${game.id}/rules/${id}`),
        `/${game.id}/sets`,
        `/${game.id}/sets/${game.sets[0].id}`,
        `/${game.id}/decks`,
        `/${game.id}/deck-check`,
      ];
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of paths) {
          expect((await open(page, at(path))).status(), path).toBe(200);
          for (const colorScheme of ['light', 'dark']) {
            await page.emulateMedia({ colorScheme });
            const onlyColours = colorScheme === 'dark';
            expect(await violations(page, { onlyColours }), `${path} ${width} ${colorScheme}`).toEqual([]);
          }
          expect(await overflow(page), path).toBeLessThanOrEqual(0);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        }
      }
      // The pages belong to the product of this file.
      expect(complaints.filter((one) => !one.includes(`asks another host: ${product.env.SITE_URL}`))).toEqual([]);
    },
  );

  test('is not on the pages that need an engine, and each of them says so in one sentence', async ({ page }) => {
    await open(page, at(`/${game.id}`));
    const sections = page.getByRole('navigation', { name: game.name });
    await expect(sections.getByRole('link')).toHaveText([game.name, 'Rules', 'Cards', 'Decks', 'Deck check', 'Play']);
    for (const path of [`/lab?game=${game.id}`, `/${game.id}/coverage`, `/${game.id}/examples/any`]) {
      await open(page, at(path));
      await expect(page.locator('.no-engine')).toContainText(`${game.name} has no engine yet`);
    }
    await open(page, at(`/play?game=${game.id}`));
    await expect(page.locator('.free-table-note')).toContainText(`No program knows the rules of ${game.name} yet`);
    await expect(page.getByRole('heading', { name: 'Against a bot' })).toHaveCount(0);
  });

  test('checks its lists by its deck law', async ({ page }) => {
    await open(page, at(`/${game.id}/decks`));
    await page.locator(`main a[href^="/${game.id}/decks/"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('has no deck law yet');
  });

  test('finds its cards by its own fields', async ({ page }) => {
    await open(page, at(`/${game.id}/cards`));
    const count = Number((await page.locator('.facet').first().locator('label').first().innerText()).match(/\d+/u)[0]);
    await page.locator('.facet').first().locator('input').first().check();
    await expect(page).toHaveURL(/\?/u);
    await expect(page.locator('.card-grid li')).toHaveCount(Math.min(count, 60));
  });
});

test.describe('a site with twenty games', { tag: '@long' }, () => {
  // One worker runs these tests, so that the games are made once.
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let product;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), 'rulewright-games-'));
    for (let i = 1; i <= 20; i++) {
      const letter = String.fromCharCode(96 + i);
      await rw('new', 'game', `game-${letter}`, '--prefix', `g${letter}`, '--dir', folder);
    }
    rmSync(join(folder, 'rules/game-t/deck-laws'), { recursive: true });
    const mode = join(folder, 'rules/game-t/modes/standard.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('deckLaw: standard\n', ''));
    product = await startProduct(await newData('', folder));
    rmSync(folder, { recursive: true });
  });
  test.afterAll(() => product?.stop());

  test('lists all games on the first page, and keeps the page head short', async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, `${product.env.SITE_URL}/`);
      await expect(page.locator('.game-tile')).toHaveCount(20);
      await expect(page.getByRole('heading', { name: '20 games' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      const site = page.getByRole('navigation', { name: 'Site' });
      await expect(site.getByRole('link')).toHaveText(['All 20 games', 'Play', 'Lab']);
    }
    await page.getByRole('link', { name: 'Game T', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Game T');
  });

  test('says that lists are not checked if a game has no deck law', async ({ page }) => {
    await open(page, `${product.env.SITE_URL}/game-t/deck-check`);
    await expect(page.getByRole('main')).toContainText('Game T has no deck law yet');
  });
});
