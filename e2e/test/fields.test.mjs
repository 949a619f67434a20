/** What a person enters before the scripts of a page run: every field keeps it, and the page uses it. */
import { keepsEarlyFields, openSlowly } from '../lib/early.mjs';
import { open } from '../lib/open.mjs';
import { game, pages } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

/** Pages with most kinds of fields. The long tests visit all pages. */
const FEW = [`/${game}/decks/build`, '/lab', '/play', '/sign-in', '/developers/explorer'];

for (const path of FEW)
  test(`${path} keeps and uses what was entered early`, async ({ page, complaints }) => {
    expect(await keepsEarlyFields(page, path)).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
  });

test('every other page keeps and uses what was entered early', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(300_000);
  let fields = 0;
  for (const path of pages.filter((each) => !FEW.includes(each))) fields += await keepsEarlyFields(page, path);
  expect(fields).toBeGreaterThan(40);
});

test('an early list is checked, and is there and checked again after going back', async ({ page }) => {
  const release = await openSlowly(page, `/${game}/deck-check`);
  const list = page.getByLabel(/the list/iu);
  await list.fill('2 Ant Swarm\n1 Mosquito');
  await release();
  const verdicts = page.locator('.deck-desk-answer .verdicts');
  await expect(verdicts.first()).toBeVisible();
  await open(page, '/privacy');
  await page.goBack();
  await expect(list).toHaveValue('2 Ant Swarm\n1 Mosquito');
  await expect(verdicts.first()).toBeVisible();
});

test('an early search and an early choice of a filter take effect', async ({ page }) => {
  const release = await openSlowly(page, `/${game}/cards`);
  await page.getByLabel('Search the cards').fill('ant sw');
  await release();
  await expect(page.getByRole('list', { name: /matching/iu }).getByText('Ant Swarm')).toBeVisible();
  await expect(page.getByLabel('Search the cards')).toHaveValue('ant sw');
  const releaseAgain = await openSlowly(page, `/${game}/cards`);
  await page.locator('select[name=sort]').selectOption({ index: 1 });
  await releaseAgain().catch(() => undefined);
  await expect(page).toHaveURL(/[?&]sort=/u);
  // The browser restores no choice that would submit the form again.
  await page.goBack();
  await expect(page).toHaveURL(/\/cards$/u);
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\/cards$/u);
});

test('an early search is never replaced by the last one, not even for a moment', async ({ page }) => {
  const release = await openSlowly(page, `/${game}/cards?q=beetle`);
  const box = page.getByLabel('Search the cards');
  await box.fill('ant sw');
  await box.evaluate((field) => {
    window.seen = new Set();
    setInterval(() => window.seen.add(field.value), 1);
  });
  await release();
  await expect(page.getByRole('list', { name: /matching/iu }).getByText('Ant Swarm')).toBeVisible();
  expect(await page.evaluate(() => [...window.seen])).toEqual(['ant sw']);
});

test('a form that needs its script cannot be sent before it runs', async ({ page }) => {
  const release = await openSlowly(page, '/sign-in');
  await page.getByLabel('E-mail address').fill('early@example.org');
  await page.getByLabel('Password').fill('early password');
  await page.getByLabel('Password').press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/u);
  await release();
  await expect(page.getByLabel('Password')).toHaveValue('early password');
});
