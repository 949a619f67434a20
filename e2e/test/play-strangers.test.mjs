/** Strangers play in two browsers, on a desktop and a phone: an open table and a rated match to their natural ends, a draw, and a concession. */
import { expect } from '@playwright/test';
import { violations } from '../lib/axe.mjs';
import { openMatchWithout } from '../lib/early.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { openSettings, playsItself } from '../lib/table.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const PHONE = { width: 390, height: 844 };

/** With SHOTS, keeps a picture of a page in that folder. */
async function keepPicture(page, name) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
}

/** Opens a table for one friend, and returns the link of the friend's seat. */
async function openTable(page, { listed = false } = {}) {
  await open(page, '/play?game=metabaloids&mode=fast');
  await openSettings(page);
  const seats = page.locator('.seat-form');
  await seats.nth(0).getByLabel('Name').fill('Hostess');
  await seats.nth(1).getByLabel('Player type').selectOption('friend');
  if (listed) await page.getByLabel('List the match in the lobby').check();
  await page.getByRole('button', { name: 'Open table' }).click();
  await page.waitForURL(/\/play\/[\w-]{12}$/u);
  await ready(page);
  return page.locator('.waiting-link input').inputValue();
}

/** Sits down at a table with the link of a seat. */
async function sitDown(page, link) {
  await open(page, link);
  await page.getByLabel('Your name').fill('Visitor');
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Opens the tools of a match, which are behind a button on a phone. */
async function openTools(page) {
  const more = page.getByRole('button', { name: 'Log and more' });
  if ((await more.isVisible()) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
  const tools = page.locator('.match-tools');
  if ((await tools.getAttribute('open')) === null) await tools.locator('summary').first().click();
}

test('the host of a table is not ready yet, and the match starts when both players are', async ({
  page,
  newWindow,
  complaints,
}) => {
  // Chromium has a share sheet only on some systems.
  await page.addInitScript(() => {
    window.navigator.share = (what) => Promise.resolve((window.sharedByPage = what));
  });
  const link = await openTable(page);
  await page.getByRole('button', { name: 'Share link' }).click();
  expect(await page.evaluate(() => window.sharedByPage)).toEqual({ title: 'A seat at my table', url: link });
  await page.getByRole('button', { name: 'I am not ready yet' }).click();
  await page.locator('.waiting-room').getByText('not ready yet', { exact: true }).waitFor();
  const { page: guest, complaints: others } = await newWindow({ viewport: PHONE });
  // The guest types a name before the script of the form has come.
  const release = await openMatchWithout(guest, link, 'waiting-join');
  await guest.getByLabel('Your name').fill('Visitor');
  await release();
  const deck = guest.locator('.waiting-join .deck-pick').nth(1);
  const slug = await deck.locator('input').getAttribute('value');
  await deck.click();
  await keepPicture(guest, 'join-phone');
  const joined = guest.waitForRequest((request) => (request.postData() ?? '').includes('"token"'));
  await guest.getByRole('button', { name: 'Sit down' }).click();
  expect(slug).not.toBe('');
  expect((await joined).postData()).toContain(`"deckSlug":"${slug}"`);
  await page.locator('.waiting-room').getByText('Visitor').first().waitFor();
  for (const one of [page, guest])
    await one
      .getByRole('status')
      .filter({ hasText: 'Everyone is here. The match starts when all players are ready.' })
      .waitFor();
  await expect(guest.locator('.waiting-room [data-ready]')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await keepPicture(page, 'ready');
  await keepPicture(guest, 'ready-phone');
  // The board has the whole window before the server has sent the frame of a table.
  let sendFrame;
  const mayCome = new Promise((resolve) => (sendFrame = resolve));
  await guest.route(/[?&]_rsc=/u, (route) => mayCome.then(() => route.continue()));
  await page.getByRole('button', { name: 'I am ready' }).click();
  for (const one of [page, guest]) await one.locator('.table-board').waitFor();
  await expect(guest.locator('.site-head')).toBeHidden();
  await expect(guest.locator('.site-menu')).toHaveCount(0);
  sendFrame();
  await expect(guest.locator('.site-menu')).toHaveCount(1);
  expect([...complaints, ...others]).toEqual([]);
});

test('a player refuses a draw and accepts the next one, and a player who concedes loses the rematch', async ({
  page,
  newWindow,
  complaints,
}) => {
  const link = await openTable(page);
  const { page: guest } = await newWindow({ viewport: PHONE });
  await sitDown(guest, link);
  await guest.locator('.table-board').waitFor();
  await page.locator('.table-board').waitFor();
  await openTools(page);
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  // The question is in sight on a phone, without the log and the tools.
  await guest.getByText('Hostess offers a draw.').waitFor();
  await expect(guest.locator('.open-question')).toBeInViewport();
  await page.getByText('Waiting for an answer of Visitor.').waitFor();
  expect(await violations(guest)).toEqual([]);
  await keepPicture(page, 'draw');
  await keepPicture(guest, 'draw-phone');
  await guest.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.locator('.open-question')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Offer a draw' })).toHaveCount(0);
  await openTools(guest);
  await guest.getByRole('button', { name: 'Offer a draw' }).click();
  await page.getByRole('button', { name: 'Accept the draw' }).click();
  for (const one of [page, guest]) await one.getByText('both players agreed to a draw').first().waitFor();
  await keepPicture(page, 'drawn');
  await page.getByRole('button', { name: 'Play again', exact: true }).click();
  // A page that arrives in parts holds a hidden copy of its content for a moment, which has no role.
  await page.getByRole('region', { name: 'Waiting for players' }).waitFor();
  await ready(page);
  // The other player sees that a seat waits, and needs no link to the new table.
  await guest.getByText('Another player waits for you at the next table.').waitFor();
  await expect(guest.getByRole('button', { name: /^Play again/u })).toHaveCount(1);
  await keepPicture(guest, 'rematch-waits-phone');
  await guest.getByRole('button', { name: 'Play again', exact: true }).click();
  await guest.waitForURL(page.url());
  await guest.locator('.table-board').waitFor();
  await ready(guest);
  await openTools(guest);
  await guest.getByRole('button', { name: 'Concede' }).click();
  const dialog = guest.getByRole('dialog');
  await dialog.getByText('The match ends now, and the other player wins.').waitFor();
  expect(await violations(guest)).toEqual([]);
  await keepPicture(guest, 'concede-phone');
  await dialog.getByRole('button', { name: 'Concede' }).click();
  for (const one of [page, guest]) await one.locator('.outcome > h2').filter({ hasText: 'Hostess wins' }).waitFor();
  await page.getByText('the other player conceded').waitFor();
  expect(complaints).toEqual([]);
});

/** Lets both pages play to the end of the match. Resolves to the heading of the result. */
async function playToTheEnd(pages) {
  for (const one of pages) await playsItself(one, true);
  const headings = pages.map((one) => one.locator('.outcome > h2'));
  for (const one of headings) await one.waitFor({ timeout: 240_000 });
  const [first, second] = await Promise.all(headings.map((one) => one.innerText()));
  expect(second).toBe(first);
  return first;
}

test(
  'two strangers play an open table to its natural end, one of them on a phone',
  { tag: '@long' },
  async ({ page, newAccount, newWindow, complaints }) => {
    test.setTimeout(300_000);
    await openTable(page, { listed: true });
    const { page: other } = await newWindow({ viewport: PHONE, storageState: await newAccount('Guest', 'reader') });
    await open(other, '/play?game=metabaloids');
    await other.locator('.open-tables li', { hasText: 'Hostess' }).waitFor();
    await open(other, '/play/lobby?game=metabaloids');
    const entry = other.locator('.lobby-list > li', { hasText: 'Hostess' });
    await entry.locator('summary').click();
    await entry.getByLabel('Your name').fill('Visitor');
    await entry.getByRole('button', { name: 'Join match' }).click();
    for (const one of [page, other]) await one.locator('.table-board').waitFor();
    expect(await playToTheEnd([page, other])).toMatch(/^(Hostess|Visitor) wins$/u);
    await page.getByRole('button', { name: 'Play again', exact: true }).waitFor();
    await keepPicture(page, 'open-table-over');
    await keepPicture(other, 'open-table-over-phone');
    expect(complaints).toEqual([]);
  },
);

test(
  'two strangers from the queue play a rated match to its natural end, and both ratings change',
  { tag: '@long' },
  async ({ page, newAccount, newWindow, complaints }) => {
    test.setTimeout(300_000);
    const { page: other } = await newWindow({ viewport: PHONE, storageState: await newAccount('Rival', 'reader') });
    for (const [one, name] of [
      [page, 'Ada'],
      [other, 'Bea'],
    ]) {
      await open(one, '/play/rated?game=metabaloids&mode=fast');
      await one.getByLabel('Name at the table').fill(name);
      await one.getByRole('button', { name: 'Play rated' }).click();
    }
    for (const one of [page, other]) await one.waitForURL(/\/play\/[\w-]{12}$/u);
    for (const one of [page, other]) await one.locator('.table-board').waitFor();
    const result = await playToTheEnd([page, other]);
    const [winner, loser] = result.startsWith('Ada') ? ['Ada', 'Bea'] : ['Bea', 'Ada'];
    await page.getByText(new RegExp(`${winner}: 1,?500 ± 250 → 1,?[5-9]\\d\\d`, 'u')).waitFor({ timeout: 20_000 });
    await page.getByText(new RegExp(`${loser}: 1,?500 ± 250 → 1,?[0-4]\\d\\d`, 'u')).waitFor();
    await keepPicture(page, 'rated-over');
    await open(page, '/play/ranking?game=metabaloids&mode=fast');
    await keepPicture(page, 'season');
    expect(complaints).toEqual([]);
  },
);
