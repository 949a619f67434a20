/** An editor asks for proposals, follows the search to its end, and makes a change set of a proposal. */
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

test('a search for proposals leads to a change set', async ({ newAccount, newWindow }) => {
  test.setTimeout(240_000);
  const { page } = await newWindow({ storageState: await newAccount('Pia', 'editor') });
  await open(page, '/lab');
  await page.getByRole('link', { name: 'What should I change?' }).click();
  await page.waitForURL(/\/lab\/proposals/u);
  await open(page, `/lab/proposals?game=${game}&mode=fast&bot=random&thoroughness=quick`);
  const goal = page.getByRole('group', { name: 'Goal 1' });
  await goal.getByLabel('Number').selectOption('turns');
  await goal.getByLabel('should be').selectOption('<=');
  await goal.getByLabel('Value').fill('11.5');
  await page.getByRole('button', { name: 'Show what it costs' }).click();
  await expect(page.locator('.lab-cost')).toContainText('values may change');
  await page.getByRole('button', { name: 'Start the search' }).click();
  await page.waitForURL(/\/lab\/[\w-]{12}$/u);
  await expect(page.getByRole('status').first()).toHaveAttribute('data-state', 'done', { timeout: 200_000 });
  await page.reload();
  await expect(page.locator('.lab-answer-sentence')).toContainText(/reaches the goals|The nearest/u);
  const proposals = page.locator('.lab-proposals');
  await proposals.getByRole('button', { name: 'Make a change set of proposal 1' }).click();
  await proposals.getByRole('status').getByRole('link').click();
  await page.waitForURL(/\/desk\/sets\/\d+$/u);
  await expect(page.locator('#changes')).toBeVisible();
  await expect(page.locator('#changes li').first()).toBeVisible();
});
