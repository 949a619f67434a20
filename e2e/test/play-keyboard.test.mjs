/** A match without a mouse, from the form to its end: by Tab, arrow keys, Enter and Escape, with a visible focus. */
import { decideByKeys, focused, pressUntil } from '../lib/keys.mjs';
import { open } from '../lib/open.mjs';
import { whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

/** A short match of each big game. */
const RULESETS = ['metabaloids/fast+short-game', 'metazoo/nightfall?setup.startingLp=50'];

for (const ruleset of RULESETS)
  test(`a whole match of ${ruleset} by keyboard alone`, { tag: '@long' }, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    await open(page, `/play?from=${encodeURIComponent(ruleset)}`);
    const begin = await pressUntil(page, 'Tab', ({ text }) => text === 'Start match');
    expect(begin.ringed, 'the button that begins shows the focus').toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/[\w-]{12}$/u);
    await whatNow(page);

    // A card that cannot act says why, and Escape returns the focus to the card.
    const asksFor = async () => (await page.locator('.table-seat[data-self] button.tile:not([data-can])').count()) > 0;
    let decisions = 0;
    let asked = false;
    while ((await whatNow(page)) === 'decide') {
      if (!asked && (await asksFor())) {
        const card = await pressUntil(page, 'Tab', (one) => one.card !== null && !one.can);
        await page.keyboard.press('Enter');
        await page.locator('.decision-selected-text p').first().waitFor();
        expect((await focused(page)).inPanel, 'the focus goes to the answer').toBe(true);
        await page.keyboard.press('Escape');
        await page.locator('.decision-selected').waitFor({ state: 'detached' });
        expect((await focused(page)).card, 'and back to the card').toBe(card.card);
        asked = true;
      }
      expect(await decideByKeys(page, decisions % 2 === 0), `the focus can be seen at decision ${decisions}`).toBe(
        true,
      );
      decisions++;
    }
    expect(asked, 'some card could not act').toBe(true);
    await page.locator('.outcome h2:focus').waitFor();
    expect(complaints).toEqual([]);
  });
