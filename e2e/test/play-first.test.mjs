/** Guided first matches: a player who follows the hints finishes the match, on a wide screen and on a phone. */
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { expect, test } from '../lib/test.mjs';

const hint = '[data-hint]';

/** The ids of a game's hints that this browser has stored as seen. */
const seenIn = (page, game) =>
  page.evaluate((name) => (window.localStorage.getItem(`rulewright-hints-${name}`) ?? '').split(' '), game);

/** Starts a first match. A match after the first one may begin without a hint. */
async function start(page, game, isFirst = true) {
  await open(page, `/${game}`);
  await page.getByRole('button', { name: 'Play a first match' }).click();
  await page.waitForURL(/\/play\/[\w-]{12}\?guided=1$/u);
  await ready(page);
  await begin(page, game);
  await page
    .locator(isFirst ? hint : '.decision')
    .first()
    .waitFor();
}

/** Reads the first screen of a match, which says the goal and has one button, and presses it. Each browser shows it once for a game. */
async function begin(page, game) {
  const first = page.getByRole('dialog', { name: 'Your first match' });
  if (game !== undefined && (await seenIn(page, game)).includes('goal')) return;
  await first.waitFor();
  await expect(first.getByRole('button')).toHaveText(['Start playing']);
  await expect(first).not.toContainText(/[a-z]+\.[a-z]+/u);
  await first.getByRole('button').click();
  await first.waitFor({ state: 'detached' });
}

/** The windows in which no hint may cover anything: phones upright and turned, and a desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** What the hint covers of cards, controls and the question; also, whether the window or the question cuts off the hint. */
const covered = (page) =>
  page.evaluate((selector) => {
    const box = document.querySelector(selector);
    if (!box) return [];
    const of = box.getBoundingClientRect();
    const seen = '.table-board .tile, .table-board button, .table-strip a, .match-side > .decision *, .match-head *';
    const under = [...document.querySelectorAll(seen)].filter((one) => {
      // The contents of a closed list have boxes, but are not drawn.
      if (!one.checkVisibility()) return false;
      const its = one.getBoundingClientRect();
      const [left, right] = [Math.max(of.left, its.left), Math.min(of.right, its.right)];
      const [top, bottom] = [Math.max(of.top, its.top), Math.min(of.bottom, its.bottom)];
      if (right - left < 1 || bottom - top < 1) return false;
      // A long list of options, and a row of zones, scroll below the edge of their panel.
      const panel = one.closest('.decision, .match-table')?.getBoundingClientRect();
      if (panel && ((top + bottom) / 2 < panel.top || (left + right) / 2 > panel.right)) return false;
      return box.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    const isWhole = (one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 20) / 2);
      return left >= 0 && top >= 0 && left + width <= window.innerWidth && one.contains(at);
    };
    return [...under.map((one) => `covers ${one.textContent}`), ...(isWhole(box) ? [] : [`cut: ${box.textContent}`])];
  }, hint);

/** What the hint covers in each of the windows. The page then has its own window again. */
async function coveredAnywhere(page) {
  const own = page.viewportSize();
  const hidden = [];
  for (const size of [...WINDOWS, own]) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    hidden.push(...(await covered(page)).map((text) => `${size.width}x${size.height}: ${text}`));
  }
  return hidden;
}

/**
 * Plays until the match is over. Closes each hint, except hints at cards, at a question or at the button that ends it: these are followed
 * by the next press. The presses are mostly confirmations, attacks and other options that do not end the decision.
 * @returns `met`, the ids of the hints that appeared, and `hidden`, the controls that a hint covered
 */
async function follow(page) {
  const met = new Set();
  const hidden = [];
  for (let n = 0; n < 900; n++) {
    if ((await page.locator('.outcome').count()) > 0) return { met, hidden };
    const shown = page.locator(hint);
    if ((await shown.count()) > 0) {
      const [id, at] = await shown
        .evaluate((one) => [one.dataset.hint, one.dataset.at], undefined, { timeout: 1000 })
        .catch(() => [null, null]);
      if (id !== null && !met.has(id)) {
        met.add(id);
        if (at === 'result') return { met, hidden };
        hidden.push(...(await coveredAnywhere(page)).map((text) => `${id} ${text}`));
        if (!['cards', 'end', 'question'].includes(at)) {
          await shown
            .getByRole('button', { name: 'Close hint' })
            .click({ timeout: 2000 })
            .catch(() => undefined);
          continue;
        }
      }
    }
    await page.evaluate((turn) => {
      const first = (...selectors) => selectors.map((one) => document.querySelector(one)).find(Boolean);
      if (document.querySelector('.decision[aria-busy="true"]')) return;
      first(
        '.decision-confirm .button-main:enabled',
        '.set-suggested:enabled',
        '.set-form .button-main:enabled',
        '.foreseen .button-main:enabled',
        '.decision-options [data-kind^="attack"] button:enabled',
        ...(turn % 3 > 0 ? ['.decision-options:not([data-ends]) button:enabled:not([aria-pressed="true"])'] : []),
        '.decision-options[data-ends] button:enabled',
        '.decision-options button:enabled:not([aria-pressed="true"])',
        // In a small window, the cards of a set are on the board only.
        ...(document.querySelector('.set-form') ? ['.table-board [data-can]:not([aria-pressed="true"])'] : []),
      )?.click();
    }, n);
    await page.waitForTimeout(60);
  }
  throw new Error('The match does not end.');
}

/** The most matches until a newcomer has met enough hints. */
const MATCHES = 4;

// The last number is the least of hints that appear. Some depend on what the other players do, and a match can be over after one round.
for (const [game, viewport, hints = 5] of [
  ['metabaloids', { width: 1440, height: 900 }],
  ['metazoo', { width: 390, height: 844 }],
  ['slow-water', { width: 390, height: 844 }],
  ['small-hours', { width: 1440, height: 900 }],
  ['hedge-war', { width: 1440, height: 900 }],
  ['two-banks', { width: 390, height: 844 }, 4],
]) {
  test.describe(game, () => {
    test.use({ viewport });

    test(
      `a player who follows the hints finishes a match of ${game}`,
      { tag: '@long' },
      async ({ page, complaints }) => {
        test.setTimeout(240_000);
        await start(page, game);
        expect(await violations(page)).toEqual([]);
        const met = new Set();
        // What a match did not show, the next one does.
        for (let match = 1; match <= MATCHES && met.size < hints; match++) {
          if (match > 1) await start(page, game, false);
          const shown = await follow(page);
          expect(shown.hidden).toEqual([]);
          expect([...shown.met].filter((id) => met.has(id))).toEqual([]);
          for (const id of shown.met) met.add(id);
          await expect(page.locator('.outcome > h2')).toContainText(/wins?\b|No one/u);
          if (match === 1)
            await page.locator(`${hint}[data-at="result"]`).getByRole('button', { name: 'Close hint' }).click();
          await expect(page.locator(hint)).toHaveCount(0);
        }
        expect(met.size).toBeGreaterThanOrEqual(hints);
        expect(await seenIn(page, game)).toEqual(expect.arrayContaining([...met]));
        await start(page, game, false);
        for (const id of met) await expect(page.locator(`[data-hint="${id}"]`)).toHaveCount(0);
        expect(complaints).toEqual([]);
      },
    );
  });
}

test('hints are read out, close by keyboard, and return when the player asks for them', async ({
  page,
  complaints,
}) => {
  await start(page, 'metabaloids');
  await expect(page.locator('.decision-question')).toBeFocused();
  const text = await page.locator(`${hint} p`).first().innerText();
  const spoken = await page
    .getByRole('status')
    .filter({ hasText: /^Hint: / })
    .innerText();
  expect(text).toContain(spoken.replace('Hint: ', ''));
  expect(await page.evaluate(() => document.activeElement?.closest('[data-hint]'))).toBeNull();
  const id = await page.locator(hint).getAttribute('data-hint');
  await page.getByRole('button', { name: 'Close hint' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-hint="${id}"]`)).toHaveCount(0);
  await expect(page.locator('.decision-question')).toBeFocused();
  await page.reload();
  await ready(page);
  await page.locator('.decision').waitFor();
  await expect(page.locator(`[data-hint="${id}"]`)).toHaveCount(0);
  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await ready(page);
  await begin(page);
  await page.locator(hint).getByRole('button', { name: 'Close all hints' }).click();
  await expect(page.locator(hint)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the hints again' }).click();
  await begin(page);
  await expect(page.locator(`[data-hint="${id}"]`)).toBeVisible();
  expect(complaints).toEqual([]);
});
