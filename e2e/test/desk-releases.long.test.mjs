/**
 * A check that fails, and releases beside open change sets: an editor merges a release into an older change set, an admin schedules publishing, and a
 * reviewer publishes an older release again.
 */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openSet, runChecks, step } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { comeInAsAdmin, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

/** Another card than in `desk.test.mjs`, which may use the same product at the same time. */
const slug = 'black-garden-ant';
const card = `cards/${game}/cards/${slug}.yaml`;

/** The value of a date and time field for `seconds` from now. */
const inSeconds = (page, seconds) =>
  page.evaluate((ahead) => {
    const now = new Date();
    return new Date(now.getTime() + (ahead - now.getTimezoneOffset() * 60) * 1000).toISOString().slice(0, 19);
  }, seconds);

/** The number of the release whose page is open. */
const releaseOf = (page) => Number(/releases\/(\d+)$/u.exec(page.url())[1]);

test('an editor changes a card, sees an example that fails, and fixes it', async ({ newAccount, newWindow }) => {
  test.setTimeout(700_000);
  const { page } = await newWindow({ storageState: await newAccount('Ed', 'editor') });
  const path = `cards/${game}/cards/ant-swarm.yaml`;
  const set = await newSet(page, 'Ant Swarm is cheaper and counts one more');
  await edit(page, set, path, (text) => text.replace('up to +3', 'up to +4').replace('cost: 5', 'cost: 4'));
  await page.locator('.side-tab-panel .ability-text', { hasText: 'up to +4' }).waitFor();
  await page.getByRole('tab', { name: 'Diff' }).click();
  await page.locator('.word-diff ins', { hasText: '4' }).first().waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await runChecks(page, set)).toBe(false);
  const outcome = page.locator('.outcome-card', { hasText: 'starter deck' }).first();
  await outcome.scrollIntoViewIfNeeded();
  await outcome.locator('.outcome-changes dt', { hasText: 'points' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await edit(page, set, path, (text) => text.replace('cost: 4', 'cost: 5').replace('up to +4', 'up to +3'));
  expect(await runChecks(page, set)).toBe(true);
});

test.describe('releases', () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });

  /** The browser storage of each person. */
  const sessions = {};
  test.beforeAll(async ({ browser, product, newAccount }) => {
    const context = await browser.newContext({ baseURL: product.SITE_URL });
    await comeInAsAdmin(await context.newPage(), product.FIRST_ADMIN);
    sessions.Anna = await context.storageState();
    await context.close();
    for (const [name, role] of Object.entries({ Ed: 'editor', Emma: 'editor', Rita: 'reviewer' }))
      sessions[name] = await newAccount(name, role);
  });

  let set;
  test('an editor changes a card', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    set = await newSet(page, 'Black Garden Ant counts in words');
    await edit(page, set, card, (text) => text.replace('has +1 attack', 'has one more attack'));
    await openSet(page, set);
    await step(page, 'Ask for a review');
  });

  let second;
  test('another editor changes the same card', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Emma });
    second = await newSet(page, 'Black Garden Ant has other words');
    await edit(
      page,
      second,
      card,
      (text) => `${text.replace('has +1 attack', 'has five more attack').trimEnd()}\nflavor: Many feet.\n`,
    );
  });

  let published;
  test('an admin publishes the first change despite missing checks', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Anna });
    await openSet(page, set);
    await step(page, 'Approve change set');
    await page.getByLabel('Publish despite the failed check. Reason:').fill('Only words change.');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    published = releaseOf(page);
  });

  test('the other editor merges the release: most changes automatically, the sentence by choice', async ({
    newWindow,
  }) => {
    const { page } = await newWindow({ storageState: sessions.Emma });
    await openSet(page, second);
    await page.getByRole('link', { name: 'Open the document to merge.' }).click();
    await page.getByRole('button', { name: 'Merge document…' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge with release ${published}` });
    await dialog.getByText(/^You and .+ changed the same place\./u).waitFor();
    const merged = dialog.getByLabel('Merged text');
    expect(await merged.inputValue()).toMatch(/has five more attack/u);
    expect(await faults(page)).toEqual([]);
    // The versions are mine, theirs and both.
    // The server merges the text again before the choice is shown.
    await dialog.getByRole('radio').nth(1).click();
    await expect(dialog.getByRole('radio').nth(1)).toBeChecked({ timeout: 60_000 });
    await expect(merged).toHaveValue(/has one more attack[^]*flavor: Many feet\./u);
    // The page reloads after the text is saved.
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button', { name: 'Save merged text' }).click()]);
    await page.getByRole('button', { name: 'Merge document…' }).waitFor({ state: 'detached' });
    await openSet(page, second);
    await expect(page.locator('.field-diff tbody th code')).toHaveText(['flavor']);
    await step(page, 'Ask for a review');
  });

  test('an admin schedules publishing despite missing checks, and the page shows the date', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Anna });
    await openSet(page, second);
    await step(page, 'Approve change set');
    await page.getByLabel('Publish at a later date').check();
    await page.getByLabel('Publish despite the failed check. Reason:').fill('Only the flavour changes.');
    await page.getByLabel('Date and time (your time zone)').fill(await inSeconds(page, 90_000));
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schedule publishing' }).click();
    await page.getByText('will be published automatically on').waitFor();
    // The date is shown in the form, where it can be moved.
    await expect(page.getByLabel('Date and time (your time zone)')).not.toHaveValue('');
    await page.getByLabel('Publish despite the failed check. Reason:').fill('Only the flavour changes.');
    await page.getByLabel('Date and time (your time zone)').fill(await inSeconds(page, 4));
    await page.getByRole('button', { name: 'Move publishing date' }).click();
    await page.locator('.state-path [aria-current="step"]', { hasText: 'Published' }).waitFor();
    await page.goto(`/${game}/cards/${slug}`);
    await page.getByText('Many feet.').first().waitFor();
  });

  test('the release from before both changes can be published again as a new one', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Rita });
    await open(page, `/releases/${published - 1}`);
    await page.getByText('Roll back to this release').click();
    await page.getByLabel('Reason').fill('The old words were clearer.');
    await page.getByRole('button', { name: `Publish the content of release ${published - 1} again` }).click();
    // Other tests may have published releases in the meantime.
    await page.waitForURL((url) => Number(/\/releases\/(\d+)$/u.exec(url.pathname)?.[1]) >= published + 2);
    await page.getByText('The old words were clearer.').first().waitFor();
    await page.goto(`/${game}/cards/${slug}`);
    await page.locator('.ability-text', { hasText: 'has +1 attack' }).waitFor();
  });
});
