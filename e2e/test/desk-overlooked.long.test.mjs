/** What have I overlooked? An ability that nobody can pay is found; its position is opened and becomes a worked example. */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openSet } from '../lib/desk.mjs';
import { comeInAsAdmin, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const card = `cards/${game}/cards/fire-fly.yaml`;

test('an ability that nobody can pay is found, opened and made a worked example', async ({ page, product }) => {
  test.setTimeout(240_000);
  await comeInAsAdmin(page, product.FIRST_ADMIN);
  const set = await newSet(page, 'Signal costs too much');
  await edit(page, set, card, (text) => text.replace('      cost: 1', '      cost: 90'));
  await openSet(page, set);
  const section = page.locator('#overlooked');
  await section.getByRole('button', { name: 'Look for it' }).click();
  await section.getByRole('progressbar').waitFor();
  await section.getByRole('button', { name: 'Stop the search' }).click();
  await section.getByText('The search was stopped.').waitFor();
  await section.getByRole('button', { name: 'Look again' }).click();
  const line = section.locator('.overlooked-list > li').filter({ hasText: 'The ability "signal" of Fire Fly' }).first();
  await line.waitFor({ timeout: 120_000 });
  await expect(line).toContainText(
    /happened in \d+ of \d+ games of the release, and in none of \d+ games of this change\./u,
  );
  await line.getByRole('button', { name: 'Open the position' }).click();
  const step = line.getByText(/^Step \d+ of \d+$/u);
  await step.waitFor();
  const last = await step.textContent();
  await line.getByRole('button', { name: 'Back' }).click();
  await expect(step).not.toHaveText(last);
  await line.locator('.overlooked-position').getByText('Fire Fly').first().waitFor();
  expect(await faults(page)).toEqual([]);
  if (process.env.SHOTS)
    for (const [width, height, scheme] of [
      [1440, 900, 'light'],
      [390, 844, 'light'],
      [1440, 900, 'dark'],
    ]) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      await section.scrollIntoViewIfNeeded();
      await section.screenshot({ path: `${process.env.SHOTS}/${width}-${scheme}.png` });
    }
  await line.getByRole('button', { name: 'Make a worked example' }).click();
  await page.waitForURL('**/desk/content?*');
  await page.locator('.example-verdict[data-passed="false"]').waitFor();
  await expect(page.locator('.example-problem')).toContainText('use Fire Fly');
});
