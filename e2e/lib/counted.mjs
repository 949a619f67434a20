/** Counts what a person does in a window: the pages that they open, their presses, and the time. Typing a text into a field is one press. */
import { ready } from './open.mjs';

/**
 * Returns `{ press, type, key, goTo, settle, told }` for a page. The count starts with the first page. `told(change)` returns the line of a
 * table in Markdown.
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
    // An address that differs only in its query or fragment is the same page for a person who stays in it.
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
    /** Waits for the page at an address after a press. */
    async arrive(address) {
      await page.waitForURL(address);
      await ready(page);
    },
    told: (change) =>
      `| ${change} | ${counts.pages} | ${counts.presses} | ${Math.round((Date.now() - start) / 1000)} |`,
  };
}
