/** Three browsers play by link while the API is killed and comes back: nothing is lost, and no hand reaches another. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withProduct } from '../lib/product.mjs';
import { foreignCards, listening, playsItself, setUp } from '../lib/table.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();

/** How many windows at once: three players and one who watches. */
async function inWindows(options, count, use, pages = []) {
  if (count === 0) return use(pages);
  return inWindow(browser(), options, (page) => inWindows(options, count - 1, use, [...pages, page]));
}

const lines = (page) => page.locator('.event-log li').allInnerTexts();

/** What has been said, as a page shows it. */
const said = (page) => page.locator('.match-messages li > span').allInnerTexts();

test('an online match of three goes on after the API was killed', { timeout: 300_000 }, async (t) => {
  await withProduct(async ({ SITE_URL }, { killApi, startApiAgain }) => {
    await inWindows({ baseURL: SITE_URL }, 4, async ([host, ben, cem, watcher]) => {
      const heard = [host, ben, cem, watcher].map(listening);
      const seats = [
        { kind: 'me', name: 'Ann' },
        { kind: 'friend', name: 'Ben' },
        { kind: 'friend', name: 'Cem' },
      ];
      const address = await setUp(host, { from: 'metabaloids/fast+short-game', seats, chat: true });
      const links = await host.locator('.waiting-link input').evaluateAll((inputs) => inputs.map((one) => one.value));
      for (const [at, page] of [ben, cem].entries()) {
        await page.goto(links[at], { waitUntil: 'networkidle' });
        await page.getByLabel('Your name').fill(['Ben', 'Cem'][at]);
        await page.getByRole('button', { name: 'Sit down' }).click();
        await page.waitForURL(address);
      }
      await watcher.goto(address, { waitUntil: 'networkidle' });
      const greeting = 'Hello all, <b>have fun</b>';
      await host.getByLabel('Message').fill(greeting);
      await host.keyboard.press('Enter');
      for (const page of [host, ben, cem]) await page.locator('.match-messages li').waitFor();
      await host.locator('.table-board').waitFor();
      await watcher.locator('.table-board').waitFor();

      const players = await Promise.all([host, ben, cem].map((page) => playsItself(page, true)));
      await host.waitForFunction(() => window.clicks >= 2, null, { timeout: 60_000 });
      await killApi();
      assert.equal(await watcher.locator('.outcome').count(), 0, 'the match still goes on');
      const before = await lines(watcher);
      assert.ok(before.length > 10);
      await startApiAgain();
      const back = performance.now();
      for (const page of [host, ben, cem, watcher]) await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
      assert.deepEqual(await said(host), [greeting]);
      await ben.getByLabel('Message').fill('That was quick');
      await ben.getByRole('button', { name: 'Send' }).click();
      await cem.locator('.match-messages li').nth(1).waitFor();
      assert.deepEqual(await said(cem), [greeting, 'That was quick']);
      assert.equal(await watcher.locator('.match-chat').count(), 0, 'who does not sit there reads nothing');
      assert.ok(!heard[3].join('').includes('have fun'), 'nor is it sent there');
      t.diagnostic(`over ${Math.round(performance.now() - back)} ms after the API was back`);

      await watcher.goto(`${address}/replay`, { waitUntil: 'networkidle' });
      await watcher.getByText('Jump to an event or a rule').click();
      const told = await watcher.evaluate(async () => {
        const body = JSON.stringify({
          operation: 'MatchMoments',
          variables: { match: window.location.pathname.split('/')[2] },
        });
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/play/ask', { method: 'POST', headers, body });
        return (await answer.json()).data.matchMoments.map(({ rule }) => rule);
      });
      const rules = before.map((line) => line.trim().split(/\s+/u).at(-1));
      // The watcher's log gathers lines that are alike: each of its rules is told, in the same order.
      let at = -1;
      for (const rule of rules) assert.ok((at = told.indexOf(rule, at + 1)) >= 0, `${rule} is told again`);

      for (const { clicks } of players) assert.ok((await clicks()) > 0);
      for (const [number, texts] of heard.entries())
        assert.deepEqual(foreignCards(texts), [], `browser ${number} gets a card of another hand`);
    });
  });
});
