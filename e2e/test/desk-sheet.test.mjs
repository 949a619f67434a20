/** The card sheet: an editor changes 40 costs without opening a document and undoes the change. Errors appear at their cells. */
import { expect } from '@playwright/test';
import { faults, newSet } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);

/** A game with at least 40 cards, each of which has a number. */
const game = 'slow-water';
const column = 'Cost';

test('an editor changes 40 costs in one change set', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Ines', 'editor') });
  const set = await newSet(page, 'Forty costs');
  const start = Date.now();
  await page.getByRole('link', { name: 'Card sheet' }).click();
  await open(page, `/desk/sets/${set}/cards?game=${game}&columns=name,data.cost`);
  const grid = page.getByRole('grid', { name: 'Cards' });
  await expect(grid.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
  const cell = (row) => grid.locator(`#cell-${row}-1`);
  await expect(cell(0)).not.toHaveText('…');
  const first = await cell(0).textContent();

  await cell(0).click();
  for (let row = 0; row < 39; row++) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  await page.locator('.save-state[data-status="saved"]').waitFor();
  await expect(cell(39)).toHaveText('7');
  test.info().annotations.push({ type: 'time', description: `40 costs in ${Date.now() - start} ms, 44 presses` });

  await page.keyboard.press('Control+z');
  await expect(cell(39)).not.toHaveText('7');
  await page.keyboard.press('Control+y');
  await expect(cell(39)).toHaveText('7');

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Control+z');
  await expect(cell(0)).not.toHaveAttribute('aria-invalid', 'true');
  await page.locator('.save-state[data-status="saved"]').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('sheet.png') });

  await page.keyboard.press('Escape');
  await open(page, `/desk/sets/${set}`);
  await expect(page.locator('#changes h2')).toContainText('40');
  expect(first).not.toBe('');
});

test('a change of cards that are not loaded is announced, and nothing is copied before they are', async ({
  newAccount,
  newWindow,
}) => {
  const { page } = await newWindow({ storageState: await newAccount('Uma', 'editor') });
  const set = await newSet(page, 'Cards below the view');
  let arrive = () => undefined;
  const held = new Promise((done) => (arrive = done));
  let count = 0;
  await page.route('**/ask*', async (route) => {
    // The first request is for the rows in view.
    if (route.request().postData()?.includes('SheetRows') && ++count > 1) await held;
    await route.continue();
  });
  await open(page, `/desk/sets/${set}/cards?game=${game}&columns=name,data.cost`);
  const cell = page.locator('#cell-0-1');
  await expect(cell).not.toHaveText('…');
  await cell.click();
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Nothing is copied yet')).toBeVisible();
  await page.keyboard.type('7');
  await page.keyboard.press('Control+Enter');
  const state = page.locator('.save-state');
  await expect(state).toHaveAttribute('data-status', 'reading');
  arrive();
  await expect(page.getByText('Nothing is copied yet')).toBeHidden();
  await expect(state).toHaveAttribute('data-status', 'saved');
  await open(page, `/desk/sets/${set}`);
  await expect(page.locator('#changes h2')).not.toContainText(' 0');
  // Fifty documents are shown at first. The list does not grow while a person scrolls to the checks below it.
  await expect(page.getByRole('heading', { name: 'Changed in the same way' })).toBeVisible();
  await expect(page.locator('.alike-changes li').first()).toContainText(': cost was');
  const more = page.getByRole('button', { name: /^Show \d+ more documents?$/u });
  await page.getByRole('heading', { name: 'Checks' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^50 of 5\d documents are shown\.$/u)).toBeVisible();
  await more.click();
  await expect(more).toHaveCount(0);
});

test('a text is replaced in many cells, and one step takes it back', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Fred', 'editor') });
  const set = await newSet(page, 'Find and replace');
  await open(page, `/desk/sets/${set}/cards?game=${game}&q=cost%3E%3D1&columns=name,data.cost`);
  const cell = page.locator('#cell-0-1');
  await expect(cell).not.toHaveText('…');
  const before = await cell.textContent();
  await page.locator('summary', { hasText: 'Find and replace' }).click();
  const form = page.locator('.sheet-replace');
  await form.getByLabel('Find', { exact: true }).fill(before);
  await form.getByLabel('Replace with').fill('73');
  await form.getByLabel('In', { exact: true }).selectOption(column);
  await form.getByLabel('Only whole cells').check();
  await form.getByRole('button', { name: 'Find cells' }).click();
  await expect(form.locator('.sheet-found li').first()).toContainText(`${before} 73`);
  await expect(cell).toHaveText(before);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faults(page)).toEqual([]);
  }
  await form.getByRole('button', { name: /^Replace \d* ?cells?$/u }).click();
  await expect(form.getByText('Undo takes this back.')).toBeVisible();
  await expect(cell).toHaveText('73');
  const saved = page.locator('.save-state[data-status="saved"]');
  await saved.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell).toHaveText(before);
  await saved.waitFor();
  await form.getByRole('button', { name: 'Find cells' }).click();
  await form.getByLabel('Find', { exact: true }).fill('no cell has this');
  // A changed form forgets what was found, so that nothing else is replaced.
  await expect(form.locator('.sheet-found')).toHaveCount(0);
  await form.getByRole('button', { name: 'Find cells' }).click();
  await expect(form.getByText('No cell of the filtered cards has this text.')).toBeVisible();
});
