/** The focus on any page: the focused element, whether its focus is visible, and the skip link. */
import { expect } from './test.mjs';

/** The focused element, and whether its focus is visible: an outline or shadow on it, or on the element that it fills. */
export const focusedElement = (page) =>
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

/** Checks on a page without a focus that the skip link comes first and leads to the main region. */
export async function followSkipLink(page, path) {
  await page.keyboard.press('Tab');
  const first = await focusedElement(page);
  expect(first.tag, path).toBe('A');
  expect(first.text, path).toMatch(/skip/iu);
  // Not the hash of the address: scripts that start in this moment may put back the address without it.
  const to = await page.evaluate(() => document.activeElement.hash);
  await page.keyboard.press('Enter');
  const target = await page.evaluate(
    (id) => document.querySelector(id)?.closest('main') !== null || document.querySelector(`${id} main`) !== null,
    to,
  );
  expect(target, `${path}: the skip link leads into <main>`).toBe(true);
  // The browser moves the focus in its next frame, so the test waits before it presses another key.
  await page.waitForFunction((id) => `#${document.activeElement?.id}` === id, to);
  await page.keyboard.press('Tab');
  expect(
    await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
    `${path}: the next stop is past the header`,
  ).toBe(true);
}
