/** The pages that teach a mode: values of the mode, diagrams whose numbers all have a label, a worked turn, a sheet on one page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const MODES = ['core-tactical', 'fast', 'web-official', 'classic-print'];
const address = (mode) => `/${game}/learn/${mode}`;

/** Pages of a PDF: each has an object of the type Page. */
const pagesOf = (pdf) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu).length;

for (const mode of MODES)
  test(`${mode} is taught with numbered diagrams and a worked turn`, async () => {
    await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
      await page.goto(address(mode));
      for (const diagram of await page.locator('.learn-diagram').all()) {
        const numbers = await diagram.locator('.callout text').allInnerTexts();
        const labels = await diagram.locator('.learn-legend > li').count();
        assert.deepEqual(
          numbers.map(Number).sort((a, b) => a - b),
          Array.from({ length: labels }, (_, at) => at + 1),
        );
      }
      assert.ok((await page.locator('.story li').count()) > 5);
    });
  });

test('a mode without a reserve is not taught one', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(address('core-tactical'));
    assert.equal(await page.locator('[data-step=deploy]').count(), 1);
    await page.goto(address('fast'));
    assert.equal(await page.locator('[data-step=deploy]').count(), 0);
    assert.doesNotMatch(await page.locator('.learn').innerText(), /\breserve\b/iu);
  });
});

for (const mode of MODES)
  test(`the reference sheet of ${mode} prints on one page`, async () => {
    await inWindow(browser(), {}, async (page) => {
      await page.goto(address(mode));
      assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true })), 1);
      await page.emulateMedia({ media: 'print' });
      assert.equal(await page.locator('.learn-sections').isVisible(), false);
      assert.equal(await page.locator('.learn-sheet').isVisible(), true);
    });
  });

test('the home page of the game, the rulebook and Play lead to the quick start', async () => {
  await inWindow(browser(), {}, async (page) => {
    for (const from of [`/${game}`, `/${game}/rules/core-tactical`, '/play']) {
      await page.goto(from);
      await page
        .locator(`a[href="${address('core-tactical')}"]`)
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Core Tactical' }).waitFor();
      assert.equal(new URL(page.url()).pathname, address('core-tactical'));
    }
  });
});

test('a value opens its explanation, and a rule leads to its place', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(address('core-tactical'));
    await page.locator('[data-step=draw] .hint-param').first().click();
    await page.locator('.popover:popover-open', { hasText: 'draw.handSize' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-step=draw] .learn-rules a').first().click();
    await page.waitForURL(/rules\/core-tactical#mb\.draw/u);
  });
});
