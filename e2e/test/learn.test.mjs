/** The pages that teach a mode: values of the mode, diagrams with a label for each number, a worked turn, a sheet on one page. */
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const MODES = ['core-tactical', 'fast', 'web-official', 'classic-print'];
const address = (mode) => `/${game}/learn/${mode}`;
/** All teaching pages, including those of the other game. */
const PAGES = [...MODES.map(address), '/metazoo/learn/nightfall'];

/** The number of pages of a PDF. Each page is an object of the type Page. */
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu).length;

test('every page that teaches a mode has numbered diagrams and a worked turn', async ({ scriptless: page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const diagram of await page.locator('.learn-diagram').all()) {
      const numbers = await diagram.locator('.callout text').allTextContents();
      const labels = await diagram.locator('.learn-legend > li').count();
      expect(
        numbers.map(Number).sort((a, b) => a - b),
        path,
      ).toEqual(Array.from({ length: labels }, (_, at) => at + 1));
    }
    expect(await page.locator('.story li').count(), path).toBeGreaterThan(5);
  }
});

test('the page of a mode without a reserve does not explain the reserve', async ({ page }) => {
  await page.goto(address('core-tactical'));
  await expect(page.locator('[data-step=deploy]')).toHaveCount(1);
  await page.goto(address('fast'));
  await expect(page.locator('[data-step=deploy]')).toHaveCount(0);
  expect(await page.locator('.learn-sections').first().innerText()).not.toMatch(/\breserve\b/iu);
});

async function printsOnOnePage(page, path) {
  await open(page, path);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), path).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.learn-sections'), path).toBeHidden();
  await expect(page.locator('.learn-sheet'), path).toBeVisible();
  await page.emulateMedia({ media: null });
}

// The longest sheet of each game.
test('a reference sheet prints on one page', async ({ page }) => {
  for (const path of [PAGES[0], PAGES.at(-1)]) await printsOnOnePage(page, path);
});

test('every reference sheet prints on one page', { tag: '@long' }, async ({ page }) => {
  for (const path of PAGES) await printsOnOnePage(page, path);
});

test('the home page of the game, the rulebook and Play link to the quick start', { tag: '@long' }, async ({ page }) => {
  for (const from of [`/${game}`, `/${game}/rules/core-tactical`, '/play']) {
    await open(page, from);
    await page
      .locator(`a[href="${address('core-tactical')}"]`)
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Core Tactical' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(address('core-tactical'));
  }
});

test('a value opens its explanation, and a rule links to its place', async ({ page }) => {
  await open(page, address('core-tactical'));
  await page.locator('[data-step=draw] .hint-param').first().click();
  await page.locator('.popover:popover-open', { hasText: 'draw.handSize' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-step=draw] .learn-rules a').first().click();
  await page.waitForURL(/rules\/core-tactical#mb\.draw/u);
});
