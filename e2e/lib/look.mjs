/** Checks the look of a page: accessibility and width. With PICTURES set to a folder, also takes pictures. */
import { violations } from './axe.mjs';
import { ruleIdsIn } from './rule-ids.mjs';
import { expect } from './test.mjs';

/** Checks that a page names its rules by number, and checks it with axe, and checks its width, on a phone and a desktop, in light and dark mode. */
export async function look(page, name) {
  expect(await ruleIdsIn(page), `${name} shows the ids of rules`).toEqual([]);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      // A click may scroll fields below the sticky head of the page.
      await page.evaluate(() => window.scrollTo(0, 0));
      const onlyColours = colorScheme === 'dark';
      expect(await violations(page, { onlyColours }), `${name}, ${width} px, ${colorScheme}`).toEqual([]);
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
    const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wider), `${name} is wider than ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
