/** A signed-in person controls runs with plain forms. */
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

test('without scripts, a signed-in person starts, pauses, resumes and cancels a run, and opens a game', async ({
  newAccount,
  newWindow,
}) => {
  const { page } = await newWindow({ javaScriptEnabled: false, storageState: await newAccount('Lee', 'editor') });
  await page.goto(`/lab?game=${game}`);
  const form = page.locator('form[action="/lab/new"]');
  await form.getByLabel('Question').selectOption('one');
  await form.getByLabel('Games of each ruleset').fill('20000');
  await form.getByLabel(/^Ruleset/u).fill(`${game}/fast`);
  await form.getByRole('button', { name: 'Start run' }).click();
  await page.waitForURL(/\/lab\/[\w-]{12}$/u);
  const run = page.url();
  await page.getByRole('button', { name: 'Pause run' }).click();
  await page.getByRole('button', { name: 'Resume run' }).click();
  const first = page.getByRole('button', { name: /^Open game 1$/u });
  // Without scripts the page does not update itself, so the test reloads it until the first games appear.
  const games = page.locator('#games');
  await expect(async () => {
    await page.reload();
    await games.click({ timeout: 1_000 });
    await expect(first).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await expect(page.getByRole('button', { name: 'Cancel run' })).toHaveCount(0);
  expect(page.url()).toBe(run);
  await games.click();
  await first.click();
  await page.waitForURL(/\/play\/[\w-]+\/replay$/u);
});
