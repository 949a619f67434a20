/** Worked examples on the site: stepping with and without script, and the filter of what they cover. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const example = `/${game}/examples/the-whole-total-strikes`;
const stepOf = (page) => page.getByRole('status').innerText();

test('without script, links go a step forward and back', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(example);
    await page.getByRole('link', { name: 'Next' }).click();
    assert.match(await stepOf(page), /^Step 2 of \d+$/u);
    assert.equal(await page.locator('[aria-current="step"]').count(), 1);
    await page.getByRole('link', { name: 'Back' }).click();
    assert.match(await stepOf(page), /^Step 1 of \d+$/u);
  });
});

test('the arrow keys step, and the address keeps the step', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(example, { waitUntil: 'networkidle' });
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/step=2/u);
    await page.getByText(/^Step 2 of/u).waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^Step 1 of/u).waitFor();
  });
});

test('a sum shows the numbers that were added up', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(example);
    const sums = page.locator('.story-step');
    const count = await sums.count();
    const found = [];
    for (let step = 1; step <= count; step++) {
      await page.goto(`${example}?step=${step}`);
      found.push(...(await page.locator('.story .story-addition').allInnerTexts()));
    }
    assert.ok(found.length >= 2, 'both sides add up');
    for (const text of found) {
      const [total, ...parts] = text.match(/\d+/gu).map(Number).reverse();
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        total,
      );
    }
  });
});

test('the table of rules says how often each fired in every mode, and why some did not', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    const fired = (id) =>
      page
        .getByRole('row')
        .filter({ has: page.getByText(id, { exact: true }) })
        .locator('.coverage-fired');
    // The first visitor of a release may see the games still being played; the page then asks again by itself.
    for (let tries = 0; tries < 30; tries++) {
      // That may get in the way of this look; the next one finds it done.
      const seen = await page.goto(`/${game}/coverage?show=silent`).catch(() => null);
      if (seen && !(await page.getByText('Playing random games').isVisible())) break;
      await page.waitForTimeout(500);
    }
    assert.ok((await page.getByText('Rarely fires:').count()) > 3);
    assert.equal(await page.getByText('See its examples').count(), 0, 'every silent rule says what it takes');
    await page.goto(`/${game}/coverage?q=mb.battle.tie`);
    const counts = await fired('mb.battle.tie').allInnerTexts();
    assert.equal(counts.length, 4);
    for (const count of counts) assert.ok(Number(count.replaceAll(',', '')) > 0, `fired ${count} times`);
    await page.goto(`/${game}/coverage?show=failing`);
    await page.getByText('No rules match this search').waitFor();
    await page.goto('/coverage');
    const row = page.getByRole('row').filter({ has: page.locator(`a[href="/${game}/coverage"]`) });
    const numbers = (await row.getByRole('cell').allInnerTexts()).flatMap((text) => text.match(/\d+/gu)).map(Number);
    const [rules, inProgram, withExample, firing, counted] = numbers;
    assert.ok(firing > 100 && firing <= counted, `${firing} of ${counted} fired`);
    for (const number of [inProgram, withExample, counted]) assert.ok(number <= rules, `${number} of ${rules} rules`);
  });
});

test('the rulebook leads to an example, and the table of rules can be filtered without script', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(`/${game}/rules/core-tactical`);
    await page.locator('.rule-margin .rule-examples > a').first().click();
    assert.match(new URL(page.url()).pathname, /\/examples\//u);
    await page.goto(`/${game}/coverage`);
    await page.getByLabel('Show').selectOption('people');
    await page.getByRole('button', { name: 'Filter' }).click();
    const rows = await page.locator('.coverage-table tbody tr').allInnerTexts();
    assert.ok(rows.length > 0);
    for (const row of rows) assert.match(row, /For people only/u);
  });
});
