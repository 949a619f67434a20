/** Creates a variant at the desk, with parameters from the list. Then opens the rulebook and a match as if it were published. */
import { expect } from '@playwright/test';
import { faults, newSet, openDocument, openSet, saved } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { openSettings } from '../lib/table.mjs';

test.skip(...withoutAdmin);

test.describe('a variant with no reserve and a hand of six', () => {
  test.describe.configure({ mode: 'serial' });

  /** The signed-in state of one editor, shared by all tests of this file. */
  let vera;
  test.beforeAll(async ({ newAccount }) => {
    vera = await newAccount('Vera', 'editor');
  });

  let set;
  test('an editor creates it in the form, and finds its parameters by a word', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: vera });
    set = await newSet(page, 'A variant without a reserve');
    await open(page, `/desk/content?set=${set}`);
    await page.getByText('New document').click();
    await page.getByLabel('Game', { exact: true }).selectOption(game);
    await page.getByLabel('Kind').selectOption('variant');
    await page.getByLabel('Name', { exact: true }).fill('Bare Hands');
    await page.getByRole('button', { name: 'Create document' }).click();
    const find = page.getByLabel('Add a parameter');
    await find.fill('hand size');
    await page.getByRole('button', { name: /^draw\.handSize/u }).click();
    await page.getByLabel('draw.handSize').fill('6');
    await find.fill('reserve enabled');
    await page.getByRole('button', { name: /^zones\.reserve\.enabled/u }).click();
    expect(await page.getByLabel('zones.reserve.enabled').inputValue()).toBe('false');
    expect(await faults(page)).toEqual([]);
    await saved(page);
    const own = page.getByRole('region', { name: 'Values set here' });
    await own.getByText('6 cards').waitFor();
    expect(await own.locator('tbody tr').count()).toBe(2);
  });

  test('the rulebook and a new match use it as if it were published, below a banner with an exit link', async ({
    newWindow,
  }) => {
    const { page, complaints } = await newWindow({ storageState: vera });
    await openSet(page, set);
    await page.getByRole('link', { name: 'Preview the site with this change set' }).click();
    const variant = page.locator('label', { hasText: 'Bare Hands' });
    const banner = page.getByRole('region', { name: 'Change set preview' });
    await banner.getByRole('link', { name: 'A variant without a reserve' }).waitFor();
    await open(page, `/${game}/rules/core-tactical?variant=bare-hands`);
    await page
      .getByText(/six cards/u)
      .first()
      .waitFor();
    for (const path of [
      `/${game}/rules`,
      `/${game}/cards`,
      `/${game}/decks`,
      `/${game}/deck-check`,
      `/${game}/coverage`,
      '/play',
    ]) {
      await open(page, path);
      await banner.waitFor();
    }
    expect(await faults(page)).toEqual([]);
    await openSettings(page);
    await variant.locator('input').check();
    await page.getByRole('button', { name: 'Start match', exact: true }).click();
    await page.waitForURL(/\/play\/[\w-]{4,}/u);
    await page
      .getByText(/Bare Hands/u)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await open(page, '/as-if/leave?to=/play');
    expect(await banner.count()).toBe(0);
    expect(await variant.count()).toBe(0);
  });

  test('an editor comments on a line from its line number', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: vera });
    const path = `rules/${game}/variants/bare-hands.yaml`;
    await openDocument(page, set, path);
    await page.locator('.cm-lineNumbers .cm-gutterElement', { hasText: /^3$/u }).click();
    await page.getByLabel('Your comment').fill('Say that there is no reserve.');
    await page.getByRole('button', { name: 'Post comment', exact: true }).click();
    await page.locator('.comments li', { hasText: 'line 3' }).getByText('Say that there is no reserve.').waitFor();
    await page.locator('.cm-gutter-lint .cm-lint-marker-info').first().waitFor();
  });
});
