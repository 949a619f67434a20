/** Renaming a term: its page offers to replace the old word in all texts, each place is shown, and one stays. */
import { expect } from '@playwright/test';
import { newSet, saved } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const path = 'rules/small-hours/glossary/candle.yaml';

test('an editor renames a term in all texts of its game', async ({ page }) => {
  const set = await newSet(page, 'Lamps');
  await open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path)}`);
  const term = page.getByLabel('Term', { exact: true });
  const old = await term.inputValue();
  await term.fill('lamp');
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await saved(page);
  await page.getByRole('link', { name: `Replace “${old}” in all texts` }).click();

  await expect(page.getByLabel('Find', { exact: true })).toHaveValue(old);
  await expect(page.getByLabel(`Instead of “${old}s”`)).toHaveValue('lamps');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const places = page.locator('.replace-kind li');
  await expect(places.first()).toBeVisible();
  const count = await places.count();
  expect(count).toBeGreaterThan(5);
  await look(page, 'desk-rename');
  // One place stays as it is.
  await places.last().getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: `Replace in ${count - 1} places` }).click();
  await expect(page.getByText(/^\d+ documents changed\./u)).toBeVisible();
  await expect(places).toHaveCount(1);

  // The search of the desk finds a word in texts.
  await open(page, `/desk/content?set=${set}`);
  await page.getByPlaceholder('Search titles and texts').fill('lamps');
  await expect(page.locator('.content-tree [role="status"]')).toContainText(/^\d+ of \d+/u);
  await expect(page.getByRole('treeitem').first()).toBeVisible();
});
