/** The lobby: a host lists a match, another person joins it, and the entry disappears. */
import { expect } from '@playwright/test';
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { openSettings } from '../lib/table.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

test(
  'a person joins a match from the lobby, and the match leaves the lobby',
  { tag: '@long' },
  async ({ page, newAccount, newWindow, complaints }) => {
    await open(page, '/play?game=metabaloids&mode=fast');
    await openSettings(page);
    const seats = page.locator('.seat-form');
    await seats.nth(0).getByLabel('Name').fill('Hostess');
    await seats.nth(1).getByLabel('Player type').selectOption('friend');
    await page.getByLabel('List the match in the lobby').check();
    await page.getByRole('button', { name: 'Open table' }).click();
    await page.waitForURL(/\/play\/[\w-]{12}$/u);
    await ready(page);
    await page.locator('.waiting-glance .deck-pick .card-face, .waiting-glance .deck-pick svg').first().waitFor();
    await expect(page.locator('.waiting-room [data-ready]')).toHaveCount(1);
    await page.getByText('The lobby lists this match.').waitFor();
    await page.getByRole('button', { name: 'Withdraw match' }).click();
    await page.getByText('Only people with a link can join.').waitFor();
    await page.getByRole('button', { name: 'List match in the lobby' }).click();
    await page.getByText('The lobby lists this match.').waitFor();

    const { page: other } = await newWindow({ storageState: await newAccount('Guest', 'reader') });
    await open(other, '/play/lobby?game=metabaloids');
    expect(await violations(other)).toEqual([]);
    // A visitor without an account reads the code and sees the table.
    const code = (await page.locator('.lobby-code').textContent()).replace('Code: ', '');
    const { page: visitor } = await newWindow();
    await open(visitor, '/play?game=metabaloids');
    await visitor.getByLabel('Invitation code').fill(code.toLowerCase());
    await visitor.getByRole('button', { name: 'Find the table' }).click();
    await visitor.getByRole('heading', { name: 'Match of Hostess' }).waitFor();
    expect(await violations(visitor)).toEqual([]);
    // The Play page of a person who is signed in shows the table without a reload.
    await open(other, '/play?game=metabaloids');
    await other.locator('.open-tables li', { hasText: 'Hostess' }).waitFor();
    await open(other, '/play/lobby?game=metabaloids');
    const id = new URL(page.url()).pathname.split('/').at(-1);
    expect(await other.content()).not.toContain(id);
    const entry = other.locator('.lobby-list > li', { hasText: 'Hostess' });
    await entry.locator('summary').click();
    await entry.getByLabel('Your name').fill('Visitor');
    await entry.getByRole('button', { name: 'Join match' }).click();
    await other.waitForURL(`**/play/${id}`);
    await page.locator('.table-board').waitFor();
    await expect(page.locator('.match-head h1')).toHaveText('Hostess – Visitor');
    await open(other, '/play/lobby?game=metabaloids');
    await expect(other.locator('.lobby-list > li', { hasText: 'Hostess' })).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);
