/** Counts the pages, presses and seconds that a person needs in a window. Typing a text into a field is one press. */
import { ready } from './open.mjs';

/**
 * Returns `{ counts, goTo, press, type, key, arrive, told }` for a page. The time starts with the first page or press. `told(change)`
 * returns the counts as a row of a Markdown table.
 */
export function counted(page) {
  const counts = { pages: 0, presses: 0 };
  let start = null;
  let known = null;
  const count = (what) => {
    start ??= Date.now();
    counts[what]++;
  };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    // A change of only the query or fragment does not count, because the person stays on the same page.
    const { pathname } = new URL(frame.url());
    if (pathname !== known && frame.url() !== 'about:blank') count('pages');
    known = pathname;
  });
  return {
    counts,
    async goTo(path) {
      await page.goto(path);
      await ready(page);
    },
    async press(locator) {
      count('presses');
      await locator.click();
    },
    async type(locator, text) {
      count('presses');
      await locator.fill(text);
    },
    async key(name) {
      count('presses');
      await page.keyboard.press(name);
    },
    /** Waits until the page at an address is ready, after a press that leads to it. */
    async arrive(address) {
      await page.waitForURL(address);
      await ready(page);
    },
    told: (change) =>
      `| ${change} | ${counts.pages} | ${counts.presses} | ${Math.round((Date.now() - start) / 1000)} |`,
  };
}
