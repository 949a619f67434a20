/** Keyboard use of the site. */
import { open } from '../lib/open.mjs';
import { game, pages } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

/** The focused element, and whether its focus is visible: an outline or shadow on it, or on the element that it fills. */
const focused = (page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const ringed = (each) => {
      const style = getComputedStyle(each);
      return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) || style.boxShadow !== 'none';
    };
    const box = element.getBoundingClientRect();
    return {
      tag: element.tagName,
      text: (element.textContent ?? '').trim().slice(0, 40) || element.getAttribute('aria-label') || element.id,
      marked: ringed(element) || (element.tagName === 'TEXTAREA' && ringed(element.parentElement)),
      shown: box.width > 0 && box.height > 0,
    };
  });

test.describe('the skip link', () => {
  test.use({ viewport: { width: 390, height: 900 } });

  for (const path of pages) {
    test(`${path}: comes first and leads to the main region`, async ({ page }) => {
      await page.goto(path);
      await page.keyboard.press('Tab');
      const first = await focused(page);
      expect(first.tag).toBe('A');
      expect(first.text).toMatch(/skip/iu);
      // Not the hash of the address: scripts that start in this moment may put back the address without it.
      const to = await page.evaluate(() => document.activeElement.hash);
      await page.keyboard.press('Enter');
      const target = await page.evaluate(
        (id) => document.querySelector(id)?.closest('main') !== null || document.querySelector(`${id} main`) !== null,
        to,
      );
      expect(target, 'the skip link leads into <main>').toBe(true);
      // The browser moves the focus in its next frame, so the test waits before it presses another key.
      await page.waitForFunction((id) => `#${document.activeElement?.id}` === id, to);
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
        'the next stop is past the header',
      ).toBe(true);
    });
  }
});

test('the focus is visible everywhere', async ({ page }) => {
  for (const path of ['/', `/${game}/cards`, `/${game}/deck-check`]) {
    await page.goto(path);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const now = await focused(page);
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
