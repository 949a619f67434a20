/** Three browsers play by link while the API is killed and restarted: nothing is lost, and no player sees another hand. */
import { open } from '../lib/open.mjs';
import { ownProduct } from '../lib/products.mjs';
import { foreignCards, listening, playsItself, setUp } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const lines = (page) => page.locator('.event-log li').allInnerTexts();

/** The chat messages that a page shows. */
const said = (page) => page.locator('.match-messages li > span').allInnerTexts();

test('an online match of three continues after the API is killed', { tag: '@long' }, async ({ newWindow }) => {
  test.setTimeout(300_000);
  const { env, killApi, startApiAgain, stop } = await ownProduct();
  try {
    const windows = [];
    for (let n = 0; n < 4; n++) windows.push((await newWindow({ baseURL: env.SITE_URL })).page);
    const [host, ben, cem, watcher] = windows;
    const heard = [host, ben, cem, watcher].map(listening);
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'friend', name: 'Ben' },
      { kind: 'friend', name: 'Cem' },
    ];
    const address = await setUp(host, { from: 'metabaloids/fast+short-game', seats, chat: true });
    const links = await host.locator('.waiting-link input').evaluateAll((inputs) => inputs.map((one) => one.value));
    for (const [at, page] of [ben, cem].entries()) {
      await open(page, links[at]);
      await page.getByLabel('Your name').fill(['Ben', 'Cem'][at]);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(address);
    }
    await open(watcher, address);
    const greeting = 'Hello all, <b>have fun</b>';
    await host.getByLabel('Message').fill(greeting);
    await host.keyboard.press('Enter');
    for (const page of [host, ben, cem]) await page.locator('.match-messages li').waitFor();
    await host.locator('.table-board').waitFor();
    await watcher.locator('.table-board').waitFor();

    const players = await Promise.all([host, ben, cem].map((page) => playsItself(page, true)));
    await host.waitForFunction(() => window.clicks >= 2, null, { timeout: 60_000 });
    await killApi();
    expect(await watcher.locator('.outcome').count(), 'the match still goes on').toBe(0);
    const before = await lines(watcher);
    expect(before.length).toBeGreaterThan(10);
    await startApiAgain();
    for (const page of [host, ben, cem, watcher]) await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
    await expect.poll(() => said(host)).toEqual([greeting]);
    await ben.getByLabel('Message').fill('That was quick');
    await ben.getByRole('button', { name: 'Send' }).click();
    await cem.locator('.match-messages li').nth(1).waitFor();
    expect(await said(cem)).toStrictEqual([greeting, 'That was quick']);
    expect(await watcher.locator('.match-chat').count(), 'who does not sit there reads nothing').toBe(0);
    expect(heard[3].join(''), 'nor is it sent there').not.toContain('have fun');

    await open(watcher, `${address}/replay`);
    await watcher.getByText('Jump to an event or a rule').click();
    const told = await watcher.evaluate(async () => {
      const body = JSON.stringify({
        operation: 'MatchMoments',
        variables: { match: window.location.pathname.split('/')[2] },
      });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/ask', { method: 'POST', headers, body });
      return (await answer.json()).data.matchMoments.map(({ rule }) => rule);
    });
    const rules = before.map((line) => line.trim().split(/\s+/u).at(-1));
    // The watcher's log combines similar lines, but mentions each rule in the same order.
    let at = -1;
    for (const rule of rules)
      expect((at = told.indexOf(rule, at + 1)), `${rule} is told again`).toBeGreaterThanOrEqual(0);

    for (const { clicks } of players) expect(await clicks()).toBeGreaterThan(0);
    for (const [number, texts] of heard.entries())
      expect(foreignCards(texts), `browser ${number} gets a card of another hand`).toEqual([]);
  } finally {
    await stop();
  }
});
