/** Keyboard use of the site. `pages.test.mjs` follows the skip link of every page. */
import { focusedElement, followSkipLink } from '../lib/focus.mjs';
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

test('the skip link works as soon as the page is there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  await followSkipLink(page, '/');
});

test('the focus is visible everywhere', async ({ page }) => {
  for (const path of ['/', `/${game}/cards`, `/${game}/deck-check`]) {
    await page.goto(path);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const now = await focusedElement(page);
      if (now.tag === 'BODY') break;
      expect(now.shown && now.marked, `${path}: the focus on ${now.tag} "${now.text}" cannot be seen`).toBe(true);
    }
  }
});

test('/ focuses the search field of the rulebook', async ({ page }) => {
  await open(page, `/${game}/rules/core-tactical`);
  await page.keyboard.press('/');
  expect(
    await page.evaluate(
      () => document.activeElement?.getAttribute('type') ?? document.activeElement?.getAttribute('role'),
    ),
  ).toBe('search');
});
