/** Tests of the question on a phone: its buttons are visible without scrolling, and a whole match works by keyboard. */
import { decideByKeys } from '../lib/keys.mjs';
import { decide, setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];
const RULESETS = ['metazoo/nightfall?setup.startingLp=50', 'metabaloids/core-tactical'];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
];

/** The layout faults of the question: it scrolls or leaves the window, or a button is covered, cut off or too small. */
const faults = (page) =>
  page.evaluate(async () => {
    // The page adapts to a new window size in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const panel = document.querySelector('.match-side > .decision');
    const found = [];
    const { top, bottom } = panel.getBoundingClientRect();
    if (panel.scrollHeight > panel.clientHeight + 1)
      found.push(`scrolls: ${panel.scrollHeight} of ${panel.clientHeight} px`);
    if (top < 0 || bottom > window.innerHeight + 1) found.push(`from ${top} to ${bottom} px`);
    for (const button of panel.querySelectorAll('button')) {
      const { left, top: from, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      const text = button.textContent.trim();
      const hit = (x, y) => button.contains(document.elementFromPoint(x, y));
      const corners = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [left + width * x, from + height * y]));
      if (!corners.every(([x, y]) => hit(x, y))) found.push(`"${text}" is covered or cut off`);
      if (height < 43.5 || width < 43.5) found.push(`"${text}" is ${width} x ${height} px`);
    }
    return found;
  });

for (const [at, from] of RULESETS.entries())
  test(
    `${from}: on a phone, each question shows its buttons without scrolling`,
    { tag: at === 0 ? [] : '@long' },
    async ({ page, complaints }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(WINDOWS[0]);
      await setUp(page, { from, seats: SEATS });
      for (let n = 0; n < 12 && (await whatNow(page)) === 'decide'; n++) {
        const question = await page.locator('.decision-question').innerText();
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          if ((await page.locator('.foreseen').count()) === 0)
            expect(await faults(page), `${question} at ${size.width} x ${size.height}`).toEqual([]);
        }
        await decide(page);
      }
      expect(complaints).toEqual([]);
    },
  );

for (const from of ['metabaloids/fast+short-game', RULESETS[0]])
  test(`${from}: a whole match by keyboard on a phone`, { tag: '@long' }, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(WINDOWS[0]);
    await setUp(page, { from, seats: SEATS });
    for (let n = 0; (await whatNow(page)) === 'decide'; n++)
      expect(await decideByKeys(page, n % 2 === 0), `the focus is visible at decision ${n}`).toBe(true);
    await page.locator('.outcome').waitFor();
    expect(complaints).toEqual([]);
  });
