/** Worked examples on the site: steps with and without JavaScript, and the table of rules with its filter. */
import sharp from 'sharp';
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const example = `/${game}/examples/the-whole-total-strikes`;
const stepOf = (page) => page.getByRole('status');

test('without scripts, links go a step forward and back', async ({ scriptless: page }) => {
  await page.goto(example);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(stepOf(page)).toHaveText(/^Step 2 of \d+$/u);
  await expect(page.locator('[aria-current="step"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(stepOf(page)).toHaveText(/^Step 1 of \d+$/u);
});

test('the arrow keys change the step, and the address contains the step', async ({ page }) => {
  await open(page, example);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/step=2/u);
  await expect(stepOf(page)).toHaveText(/^Step 2 of/u);
  await page.keyboard.press('ArrowLeft');
  await expect(stepOf(page)).toHaveText(/^Step 1 of/u);
});

test('the browser draws the same card pictures after a reload', { tag: '@long' }, async ({ page }) => {
  await open(page, '/metazoo/examples/terra-is-free');
  const tile = page.locator('.example-board .tile:has(.tile-picture)').first();
  const pixels = async () => {
    await page.waitForLoadState('networkidle');
    return sharp(await tile.screenshot())
      .greyscale()
      .resize(32, 32, { fit: 'fill' })
      .raw()
      .toBuffer();
  };
  const first = await pixels();
  await page.reload();
  const again = await pixels();
  const apart = first.reduce((sum, grey, at) => sum + Math.abs(grey - again[at]), 0) / first.length;
  expect(apart, 'the mean difference of grey values').toBeLessThan(2);
});

test('a sum shows the numbers that were added up', { tag: '@long' }, async ({ scriptless: page }) => {
  await page.goto(example);
  const sums = page.locator('.story-step');
  const count = await sums.count();
  const additions = [];
  for (let step = 1; step <= count; step++) {
    await page.goto(`${example}?step=${step}`);
    additions.push(...(await page.locator('.story .story-addition').allInnerTexts()));
  }
  expect(additions.length, 'both sides add up').toBeGreaterThanOrEqual(2);
  for (const text of additions) {
    const [total, ...parts] = text.match(/\d+/gu).map(Number).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});

test('the table of rules says how often each rule fired in every mode, and why some did not', async ({
  scriptless: page,
}) => {
  test.setTimeout(180_000);
  const fired = (id) =>
    page
      .getByRole('row')
      .filter({ has: page.locator(`a[href$="/${id}"]`) })
      .locator('.coverage-fired');
  // The games of a new release may still be running on the first visit; the page then refreshes itself.
  await expect(async () => {
    await page.goto(`/${game}/coverage?show=silent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/covered/u, { timeout: 1 });
    await expect(page.getByText('Playing random games')).toBeHidden({ timeout: 1 });
  }).toPass({ timeout: 120_000, intervals: [2_000] });
  expect(await page.getByText('Rarely fires:').count()).toBeGreaterThan(3);
  await expect(page.getByText('See its examples'), 'every silent rule says what it takes').toHaveCount(0);
  await page.goto(`/${game}/coverage?q=mb.battle.tie`);
  const counts = await fired('mb.battle.tie').allInnerTexts();
  expect(counts.length).toBe(4);
  for (const count of counts) expect(Number(count.replaceAll(',', '')), `fired ${count} times`).toBeGreaterThan(0);
  await page.goto(`/${game}/coverage?show=failing`);
  await page.getByText('No rules match this search').waitFor();
  await page.goto('/coverage');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/${game}/coverage"]`) });
  const numbers = (await row.getByRole('cell').allInnerTexts()).flatMap((text) => text.match(/\d+/gu)).map(Number);
  const [rules, inProgram, withExample, firing, counted] = numbers;
  expect(firing > 100 && firing <= counted, `${firing} of ${counted} fired`).toBe(true);
  for (const number of [inProgram, withExample, counted])
    expect(number, `${number} of ${rules} rules`).toBeLessThanOrEqual(rules);
});

test(
  'the rulebook links to an example, and the table of rules can be filtered without scripts',
  { tag: '@long' },
  async ({ scriptless: page }) => {
    await page.goto(`/${game}/rules/core-tactical`);
    await page.locator('.rule-margin .rule-examples > a').first().click();
    expect(new URL(page.url()).pathname).toMatch(/\/examples\//u);
    await page.goto(`/${game}/coverage`);
    await page.getByLabel('Show').selectOption('people');
    await page.getByRole('button', { name: 'Filter' }).click();
    const rows = await page.locator('.coverage-table tbody tr').allInnerTexts();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatch(/Only people can follow this rule/u);
  },
);
