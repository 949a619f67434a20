/**
 * The desk from the link of the first start to a release and its rollback. One person edits, another reviews, and readers see the release.
 */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openSet, runChecks, step } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { accept, comeInAsAdmin, invite, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const card = `cards/${game}/cards/ant-swarm.yaml`;

/** The value of a date and time field for `seconds` from now. */
const inSeconds = (page, seconds) =>
  page.evaluate((ahead) => {
    const now = new Date();
    return new Date(now.getTime() + (ahead - now.getTimezoneOffset() * 60) * 1000).toISOString().slice(0, 19);
  }, seconds);

/** The number of the release whose page is open. */
const releaseOf = (page) => Number(/releases\/(\d+)$/u.exec(page.url())[1]);

test.describe('the desk', () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });

  /** The browser storage of each person. */
  const sessions = {};
  test.beforeAll(async ({ browser, product }) => {
    const context = await browser.newContext({ baseURL: product.SITE_URL });
    const page = await context.newPage();
    await comeInAsAdmin(page, product.FIRST_ADMIN);
    sessions.Anna = await context.storageState();
    const links = {};
    for (const [name, role] of Object.entries({ Ed: 'editor', Emma: 'editor', Rita: 'reviewer' }))
      links[name] = await invite(page, role);
    for (const [name, link] of Object.entries(links)) {
      await context.clearCookies();
      await accept(page, link, name);
      sessions[name] = await context.storageState();
    }
    await context.close();
  });

  test('the link of the first start works once', async ({ page, product }) => {
    await page.goto(product.FIRST_ADMIN);
    await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  });

  test('an admin sees the new accounts, and assigns roles', async ({ page, product }) => {
    await comeInAsAdmin(page, product.FIRST_ADMIN);
    await open(page, '/desk/people');
    await expect(page.getByLabel('Role of Rita', { exact: true })).toHaveValue('reviewer');
    expect(await faults(page)).toEqual([]);
    await page.goto('/desk/audit');
    expect(await page.locator('.audit-table tbody tr').count()).toBeGreaterThanOrEqual(3);
    expect(await faults(page)).toEqual([]);
  });

  test('an editor cannot open people and audit', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    await page.goto('/desk/people');
    await expect(page).toHaveURL(/\/account\?lacks=people/u);
  });

  let set;
  let published;
  test('an editor changes a card, and sees the difference and an example that fails', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    set = await newSet(page, 'Ant Swarm is cheaper and counts one more');
    await edit(page, set, card, (text) =>
      text.replace('up to +3', 'up to +4').replace('max: 3', 'max: 4').replace('cost: 5', 'cost: 4'),
    );
    await page.locator('.side-tab-panel .ability-text', { hasText: 'up to +4' }).waitFor();
    await expect(page.getByLabel('Descriptor 1')).toHaveValue('Ant');
    // Saving keeps the same editor element, with the caret in its place, so the person can continue typing.
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(true);
    expect(await page.locator('.cm-gutters').evaluate((gutters) => window.getComputedStyle(gutters).display)).not.toBe(
      'block',
    );
    await page.getByRole('tab', { name: 'Diff' }).click();
    await page.locator('.word-diff ins', { hasText: '4' }).first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await runChecks(page, set)).toBe(false);
    const outcome = page.locator('.outcome-card', { hasText: 'starter deck' }).first();
    await outcome.scrollIntoViewIfNeeded();
    await outcome.locator('.outcome-changes dt', { hasText: 'points' }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('the editor fixes it and asks for a review, but may not approve it', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    await edit(page, set, card, (text) =>
      text.replace('cost: 4', 'cost: 5').replace('max: 4', 'max: 3').replace('up to +4', 'up to three more'),
    );
    expect(await runChecks(page, set)).toBe(true);
    await step(page, 'Ask for a review');
    await page.locator('.state-path [aria-current="step"]', { hasText: 'In review' }).waitFor();
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0);
  });

  let second;
  test('another editor changes the same card', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Emma });
    second = await newSet(page, 'Ant Swarm has other words');
    await edit(page, second, card, (text) =>
      text.replace('up to +3', 'up to five more').replace(/^flavor: .*$/mu, 'flavor: Many feet.'),
    );
  });

  test('a second person approves and publishes, and readers see the release', async ({ newWindow, request }) => {
    const { page } = await newWindow({ storageState: sessions.Rita });
    // From here on, the site caches the page for anonymous visitors.
    const strangerSees = async () => (await request.get(`/${game}/cards/ant-swarm`)).text();
    expect(await strangerSees()).not.toMatch(/up to three more/u);
    await openSet(page, set);
    await step(page, 'Approve change set');
    await page.getByRole('button', { name: 'Publish now' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    published = releaseOf(page);
    const seen = await strangerSees();
    expect(seen).toMatch(/up to three more/u);
    expect(seen).not.toMatch(/Rita/u);
    const { page: reader } = await newWindow();
    await reader.goto(`/${game}/cards/ant-swarm`);
    await reader.locator('.ability-text', { hasText: 'up to three more' }).waitFor();
    await reader.goto(`/${game}/cards/ant-swarm?release=${published - 1}`);
    await reader.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
  });

  test('the other editor merges the release: most changes automatically, the sentence by choice', async ({
    newWindow,
  }) => {
    const { page } = await newWindow({ storageState: sessions.Emma });
    await openSet(page, second);
    await page.getByRole('link', { name: 'Open the document to merge.' }).click();
    await page.getByRole('button', { name: 'Merge document…' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge with release ${published}` });
    await dialog.getByText('Both sides changed the same place.').waitFor();
    const merged = dialog.getByLabel('Merged text');
    expect(await merged.inputValue()).toMatch(/up to five more/u);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take their version' }).click();
    expect(await merged.inputValue()).toMatch(/up to three more[^]*flavor: Many feet\./u);
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
    await page.getByLabel('Date and time (your time zone)').fill(await inSeconds(page, 4));
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schedule publishing' }).click();
    await page.getByText('will be published automatically on').waitFor();
    await page.locator('.state-path [aria-current="step"]', { hasText: 'Published' }).waitFor();
    await page.goto(`/${game}/cards/ant-swarm`);
    await page.getByText('Many feet.').first().waitFor();
  });

  test('the release from before both changes can be published again as a new one', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Rita });
    await open(page, `/releases/${published - 1}`);
    await page.getByText('Roll back to this release').click();
    await page.getByLabel('Reason').fill('The old words were clearer.');
    await page.getByRole('button', { name: `Publish the content of release ${published - 1} again` }).click();
    await page.waitForURL(`**/releases/${published + 2}`);
    await page.getByText('The old words were clearer.').first().waitFor();
    await page.goto(`/${game}/cards/ant-swarm`);
    await page.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
  });
});
