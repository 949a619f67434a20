/**
 * The desk from the link of the first start to a release. One person edits, another reviews, and readers see the release.
 * `desk-releases.long.test.mjs` tests an example that fails, merging with a release, scheduled
 * publishing and rollback.
 */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openSet, runChecks, step } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { accept, comeInAsAdmin, invite, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const card = `cards/${game}/cards/ant-swarm.yaml`;

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
    for (const [name, role] of Object.entries({ Ed: 'editor', Rita: 'reviewer' }))
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
    const setting = page.getByLabel('All comments must be resolved');
    for (const isOn of [true, false]) {
      await setting.click();
      await expect(setting).toBeChecked({ checked: isOn });
    }
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
  test('an editor changes a card, and sees the difference', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    set = await newSet(page, 'Ant Swarm counts in other words');
    await edit(page, set, card, (text) => text.replace('in your columns', 'you control'));
    await page.locator('.side-tab-panel .ability-text', { hasText: 'you control' }).waitFor();
    await expect(page.getByLabel('Descriptor 1')).toHaveValue('Ant');
    // Saving keeps the same editor element, with the caret in its place, so the person can continue typing.
    expect(await page.evaluate(() => document.activeElement?.classList.contains('cm-content'))).toBe(true);
    expect(await page.locator('.cm-gutters').evaluate((gutters) => window.getComputedStyle(gutters).display)).not.toBe(
      'block',
    );
    await page.getByRole('tab', { name: 'Diff' }).click();
    await page.locator('.word-diff ins', { hasText: 'control' }).first().waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('the editor runs the checks and asks for a review, but may not approve it', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: sessions.Ed });
    expect(await runChecks(page, set)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await step(page, 'Ask for a review');
    await page.locator('.state-path [aria-current="step"]', { hasText: 'In review' }).waitFor();
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0);
  });

  test('a second person approves and publishes, and readers see the release', async ({ newWindow, request }) => {
    const { page } = await newWindow({ storageState: sessions.Rita });
    // From here on, the site caches the page for anonymous visitors.
    const strangerSees = async () => (await request.get(`/${game}/cards/ant-swarm`)).text();
    expect(await strangerSees()).not.toMatch(/you control/u);
    await openSet(page, set);
    await step(page, 'Approve change set');
    await page.getByRole('button', { name: 'Publish now' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    const published = releaseOf(page);
    const seen = await strangerSees();
    expect(seen).toMatch(/you control/u);
    expect(seen).not.toMatch(/Rita/u);
    const { page: reader } = await newWindow();
    await reader.goto(`/${game}/cards/ant-swarm`);
    await reader.locator('.ability-text', { hasText: 'you control' }).waitFor();
    await reader.goto(`/${game}/cards/ant-swarm?release=${published - 1}`);
    await reader.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
  });
});
