/** Tests of the listener that fails every browser test in which a page violates the Content Security Policy. */
import { test } from '../lib/test.mjs';

/** Adds an element with a `style` attribute, which the policy forbids. */
const violate = (page) =>
  page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">Red</p>'));

test.fail('a page that violates the policy fails its test', async ({ page }) => {
  await page.goto('/offline');
  await violate(page);
});

test.fail('another window that violates the policy fails its test', async ({ newWindow }) => {
  const { page } = await newWindow();
  await page.goto('/offline');
  await violate(page);
});
