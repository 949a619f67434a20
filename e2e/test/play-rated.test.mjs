/** Rated play: two strangers meet in the queue, one leaves after the warning, and both see their new ratings. */
import { expect } from '@playwright/test';
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const SIZES = [
  [390, 844],
  [844, 390],
  [1440, 900],
];

/** Checks that a page fits its window, at each size. With SHOTS, keeps a picture of each in that folder. */
async function looksRight(page, name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    if (!process.env.SHOTS) continue;
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png` });
    }
  }
}

test(
  'two strangers meet in the queue, and the one who leaves loses points',
  { tag: '@long' },
  async ({ page, newAccount, newWindow, complaints }) => {
    await open(page, '/play?game=metabaloids');
    await page.getByRole('link', { name: 'Play rated' }).click();
    await page.waitForURL('**/play/rated?**');
    await ready(page);
    await page.getByText('You have no rating yet.').waitFor();
    await page.getByText(/Season: 1 \w+ \d{4} to 3[01] \w+ \d{4}/u).waitFor();
    expect(await violations(page)).toEqual([]);
    await looksRight(page, 'rated');
    await page.getByLabel('Mode').selectOption('fast');
    await page.getByLabel('Name at the table').fill('Ada');
    await page.getByRole('button', { name: 'Play rated' }).click();
    await page.getByText('Looking for an opponent').waitFor();
    await looksRight(page, 'queue');
    // The page says why a person still waits.
    const refuse = (route) =>
      route.request().postData()?.includes('StopWaiting')
        ? route.fulfill({
            json: { errors: [{ message: 'Try again later.', extensions: { code: 'TOO_MANY_ATTEMPTS' } }] },
          })
        : route.fallback();
    await page.route('**/ask', refuse);
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await page.locator('.rated-wait .match-failure').waitFor();
    await page.unroute('**/ask', refuse);

    const { page: other } = await newWindow({ storageState: await newAccount('Stranger', 'reader') });
    await open(other, '/play/rated?game=metabaloids&mode=fast');
    await other.getByLabel('Name at the table').fill('Bea');
    await other.getByRole('button', { name: 'Play rated' }).click();
    await other.waitForURL(/\/play\/[\w-]{12}$/u);
    await page.waitForURL(other.url());
    await ready(page);
    await page.locator('.table-board').waitFor();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('.match-tools > summary').click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByText('This match is rated.').waitFor();
    expect(await violations(page)).toEqual([]);
    await looksRight(page, 'leave');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await other.getByText(/Ada: 1,?500 ± 250 → 1,?[0-4]\d\d/u).waitFor({ timeout: 20_000 });
    await other.getByText(/Bea: 1,?500 ± 250 → 1,?[5-9]\d\d/u).waitFor();

    await open(page, '/account/players');
    await page.getByText('1 match, 0 wins, 0 draws, left 1').waitFor();
    await page.getByText('You left 1 of 1 rated match.').waitFor();
    await page.getByRole('link', { name: 'Metabaloids, Fast', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await looksRight(page, 'players');
    // Reports go to the admins, who close them.
    await page.getByText('Report', { exact: true }).click();
    await page.getByLabel('Refuses to play on').check();
    await page.getByLabel('What happened (optional)').fill('She waited for ten minutes.');
    expect(await violations(page)).toEqual([]);
    await looksRight(page, 'report-player');
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Report sent. An admin will look at the match.').waitFor();
    const { page: desk } = await newWindow({ storageState: await newAccount('Overseer', 'admin') });
    await open(desk, '/desk/reports');
    await desk.getByText('She waited for ten minutes.').waitFor();
    expect(await violations(desk)).toEqual([]);
    await looksRight(desk, 'player-reports');
    await desk.getByRole('button', { name: 'Close report about Bea' }).click();
    await desk.getByText('She waited for ten minutes.').waitFor({ state: 'detached' });
    await open(page, '/account/players');
    await page.getByRole('button', { name: 'Block Bea' }).click();
    await page.getByRole('button', { name: 'Unblock Bea' }).click();
    await page.getByText('You have not blocked anyone.').waitFor();
    await open(page, '/play/ranking?game=metabaloids&mode=fast');
    expect(await violations(page)).toEqual([]);
    await looksRight(page, 'ranking');
    await open(page, '/play?game=metabaloids');
    await looksRight(page, 'play');
    expect(complaints).toEqual([]);
  },
);
