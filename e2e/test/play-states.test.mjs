/** Tests the accessibility of the table in each of its states, light and dark, on a desktop and on a phone. */
import { violations } from '../lib/axe.mjs';
import { openSeeded } from '../lib/followed.mjs';
import { decide, playsItself, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SEATS = ['starter-deck-set-1', 'marching-column'].map((deckSlug, at) => ({
  kind: at === 0 ? 'me' : 'bot',
  bot: 'easy',
  deckSlug,
}));

/** Takes the first option, so that cards enter play. */
async function act(page) {
  if ((await page.locator('.set-form').count()) > 0) return decide(page);
  const number = await page.locator('.decision[data-number]').getAttribute('data-number');
  const confirm = page.locator('.decision-confirm .button-main');
  const next = page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`);
  // Clicks by script, because the list of options may be closed.
  const first = page.locator('.decision-options button:enabled, .foreseen .button-main:enabled').first();
  await first.evaluate((button) => button.click());
  await confirm.or(next).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  await next.first().waitFor();
}

/** Makes decisions until the player has an option of this kind. */
async function until(page, kind) {
  const option = page.locator(`.decision-options li[data-kind="${kind}"]`);
  for (let n = 0; n < 120 && (await whatNow(page)) === 'decide' && (await option.count()) === 0; n++) await act(page);
  await expect(option).not.toHaveCount(0);
}

const back = (page) => page.locator('.decision .actions .button').last().click();
const card = (page) => page.locator('[data-self] .tile[data-can]').first();

/** The states of the table, each with the functions to enter and leave it. */
const STATES = {
  idle: { enter: (page) => until(page, 'place'), leave: () => undefined },
  chosen: {
    enter: (page) =>
      card(page)
        .focus()
        .then(() => page.keyboard.press('Enter')),
    leave: (page) => page.locator('.decision-selected .button-quiet').click(),
  },
  aiming: {
    enter: async (page) => {
      await until(page, 'attack-with');
      const box = await card(page).boundingBox();
      await page.mouse.move(box.x + 10, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 40, box.y - 20, { steps: 4 });
      await page.locator('[data-lit]').first().waitFor();
    },
    leave: async (page) => {
      await page.keyboard.press('Escape');
      await page.mouse.up();
    },
  },
  sheet: {
    enter: async (page) => {
      const more = page.locator('.match-more');
      if (await more.isVisible()) await more.click();
      await page.getByText('Pass for me').click();
    },
    leave: async (page) => {
      const more = page.locator('.match-more');
      await page.getByText('Pass for me').click();
      if (await more.isVisible()) await more.click();
    },
  },
  sums: {
    enter: async (page) => {
      await until(page, 'attack-with');
      await page
        .locator('.decision-options li[data-kind="attack-with"] button:enabled')
        .first()
        .evaluate((button) => button.click());
      const target = page.locator('.decision-options button:enabled:has(.decision-sum)').first();
      await target.waitFor({ state: 'attached' });
      await target.evaluate((button) => button.click());
      await page.locator('.decision-confirm').waitFor();
    },
    leave: back,
  },
  end: {
    enter: async (page) => {
      await playsItself(page);
      await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
      await expect(page.locator('.summary summary')).toBeVisible({ timeout: 30_000 });
    },
    leave: () => undefined,
  },
};

for (const size of SIZES)
  test(
    `axe finds no violation in any state of the table, ${size.width} px wide`,
    { tag: '@long' },
    async ({ newWindow }) => {
      test.setTimeout(400_000);
      const { page, complaints } = await newWindow({ viewport: size, reducedMotion: 'reduce' });
      await openSeeded(page, { ruleset: 'metabaloids/core-tactical+short-game', seed: 1, seats: SEATS });
      const faults = [];
      for (const [state, { enter, leave }] of Object.entries(STATES)) {
        await enter(page);
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme });
          for (const one of await violations(page, { onlyColours: colorScheme === 'dark' })) {
            // On a phone, the options next to a card cover parts of other cards until Escape or "All options" closes them.
            const isCovered = state === 'chosen' && /^target-size .*partially obscured/u.test(one);
            if (!isCovered) faults.push(`${state}, ${colorScheme}: ${one}`);
          }
        }
        await leave(page);
      }
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
