/** Tests of edit links on public pages. A link opens only its item, in the current change set of the person. */
import { expect } from '@playwright/test';
import { faults, saved } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const editLinks = (page) => page.getByRole('link', { name: /^Edit\b/u });

test('an editor corrects one rule, and then a card, from their public pages', async ({
  newAccount,
  newWindow,
  page,
}) => {
  await open(page, `/${game}/rules`);
  const rulebook = await page.locator(`a[href^="/${game}/rules/"]`).first().getAttribute('href');
  await open(page, rulebook);
  expect(await editLinks(page).count(), 'a visitor sees no edit link').toBe(0);

  const { page: desk } = await newWindow({ storageState: await newAccount('Edda', 'editor') });
  await open(desk, rulebook);
  const rule = desk.locator('section.rule').nth(2);
  const id = await rule.getAttribute('id');
  await rule.getByRole('link', { name: /^Edit Rule/u }).click();
  await desk.getByLabel('Name of the change set').fill('A typo in a rule');
  await desk.getByRole('button', { name: 'Start change set', exact: true }).click();

  // The previous page shows the same item, but it is read-only there.
  await desk.waitForURL((url) => url.searchParams.has('set'));
  const parts = desk.locator('.part-row');
  await expect(parts).toHaveCount(1);
  await parts.getByRole('button', { name: /^Menu of Rule/u }).click();
  await desk.getByRole('menuitem', { name: 'Show or hide its id' }).click();
  await expect(parts.locator('code')).toHaveText(id);
  await parts.getByRole('textbox').click();
  await desk.keyboard.press('End');
  await desk.keyboard.insertText(' Corrected.');
  await desk.locator('.save-state:not([data-status="saved"])').waitFor();
  await saved(desk);
  await expect(desk.locator('.preview-wait').getByText('Corrected.').first()).toBeVisible();
  expect(await faults(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Show the whole chapter' }).click();
  await expect(parts.first()).toHaveAttribute('data-kind', 'heading');
  const set = new URL(desk.url()).searchParams.get('set');

  await open(desk, `/${game}/cards/fire-fly`);
  await editLinks(desk).first().click();
  await desk.waitForURL((url) => url.pathname === '/desk/content' && url.searchParams.get('set') === set);
  expect(new URL(desk.url()).searchParams.get('path')).toBe(`cards/${game}/cards/fire-fly.yaml`);
});

test('a value of a mode opens in the form of the mode, ready to be set', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Vera', 'editor') });
  await open(page, `/desk/edit?kind=value&game=${game}&id=draw.handSize&mode=core-tactical`);
  await page.getByLabel('Name of the change set').fill('Six cards in hand');
  await page.getByRole('button', { name: 'Start change set', exact: true }).click();
  const wanted = page.locator('.parameter-row[data-wanted], .parameter-choices button').first();
  await expect(wanted).toContainText('draw.handSize');
});

test('an address without a known item is not found', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Nina', 'editor') });
  for (const query of ['', `?kind=spell&game=${game}&id=x`, `?kind=rule&game=${game}&id=mb.no.rule`]) {
    const answer = await page.request.get(`/desk/edit${query}`, { maxRedirects: 0 });
    expect(answer.status(), query).toBe(404);
  }
});
