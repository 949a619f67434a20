/** A match without a mouse: from the form to its end by Tab, arrow keys, Enter and Escape, with a focus that can be seen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decideByKeys, focused, pressUntil } from '../lib/keys.mjs';
import { whatNow } from '../lib/table.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();

test('a whole match by keyboard alone', { timeout: 180_000 }, async (t) => {
  await inWindow(browser(), {}, async (page, complaints) => {
    const ruleset = 'metabaloids/fast+short-game';
    await page.goto(`/play?from=${encodeURIComponent(ruleset)}`, { waitUntil: 'networkidle' });
    const begin = await pressUntil(page, 'Tab', ({ text }) => text === 'Start match');
    assert.ok(begin.ringed, 'the button that begins shows the focus');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/play\/[\w-]{12}$/u, { waitUntil: 'networkidle' });
    await whatNow(page);

    // A card that cannot act says why; Escape leads back to it.
    const asksFor = async () => (await page.locator('.table-seat[data-self] .tile:not([data-can])').count()) > 0;
    let decisions = 0;
    let asked = false;
    while ((await whatNow(page)) === 'decide') {
      if (!asked && (await asksFor())) {
        const card = await pressUntil(page, 'Tab', (one) => one.card !== null && !one.can);
        await page.keyboard.press('Enter');
        await page.locator('.decision-selected p:nth-of-type(2)').waitFor();
        assert.ok((await focused(page)).inPanel, 'the focus goes to the answer');
        await page.keyboard.press('Escape');
        await page.locator('.decision-selected').waitFor({ state: 'detached' });
        assert.equal((await focused(page)).card, card.card, 'and back to the card');
        asked = true;
      }
      assert.ok(await decideByKeys(page, decisions % 2 === 0), `the focus can be seen at decision ${decisions}`);
      decisions++;
    }
    assert.ok(asked, 'some card could not act');
    await page.locator('.outcome h2:focus').waitFor();
    t.diagnostic(`${decisions} decisions`);
    assert.deepEqual(complaints, []);
  });
});
