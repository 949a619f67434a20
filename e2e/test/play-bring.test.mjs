/** The page for owners of a game: from the home page to a match of a game that somebody else brought. */
import { open, ready } from '../lib/open.mjs';
import { expect, test } from '../lib/test.mjs';

test('a visitor reads what a game takes, and plays one that a guest brought', async ({ page, complaints }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Bring your game' }).click();
  await page.waitForURL('**/bring');
  const row = page.getByRole('row').filter({ hasText: 'Two Banks' });
  await expect(row).toContainText('at most 3 hours');
  expect(Number(await row.getByRole('cell').nth(2).innerText())).toBeGreaterThan(100);
  // Games of guests come after the games of the publisher.
  await open(page, '/');
  const names = await page.locator('.game-tile h3').allInnerTexts();
  expect(names.slice(-2).sort()).toEqual(['Hedge War', 'Two Banks']);

  await open(page, '/bring');
  await page.getByRole('button', { name: 'Play Two Banks' }).click();
  await page.waitForURL(/\/play\/[\w-]{12}\?guided=1$/u);
  await ready(page);
  const first = page.getByRole('dialog', { name: 'Your first match' });
  await expect(first).toContainText('The first bank with 20 crates wins.');
  await first.getByRole('button', { name: 'Start playing' }).click();
  await expect(page.locator('.table-seat')).toHaveCount(4);
  expect(complaints).toEqual([]);
});
