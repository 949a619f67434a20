/** Runs of a person who is signed in, steered by plain forms. */
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

test('a person who is signed in starts, pauses, resumes and cancels a run, and opens a game, without scripts', async ({
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
  // Without scripts a page stays as it was sent: it shows games once some were played.
  await expect(async () => {
    await page.reload();
    await expect(first).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Cancel run' }).click();
  await expect(page.getByRole('button', { name: 'Cancel run' })).toHaveCount(0);
  expect(page.url()).toBe(run);
  await first.click();
  await page.waitForURL(/\/play\/[\w-]+\/replay$/u);
});
