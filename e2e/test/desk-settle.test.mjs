/** An editor reduces the hand size of one mode of several, starting from the rulebook. The change set can be published without an override. */
import { expect } from '@playwright/test';
import { faults, step } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.describe.configure({ mode: 'serial' });

const checking = 300_000;

/** Waits for the result of the checks. Returns whether all passed. */
async function result(page) {
  await page.locator('.checks-progress').waitFor();
  const said = page.locator('.checks-said');
  await said.waitFor({ timeout: checking });
  return (await said.getAttribute('data-passed')) === 'true';
}

/** Settles all failing examples. Returns false if a release that another test published ended the run of checks before. */
async function settleAll(page) {
  const stale = page.getByText('The rules of this change set have changed since the checks ran.');
  const keeping = page.locator('.settlement-group[data-kind="keep"]');
  if ((await keeping.count()) > 0) {
    await keeping.getByRole('button', { name: /^Keep \d+ examples? as told$/u }).click();
    await expect
      .poll(async () => (await keeping.count()) === 0 || (await stale.isVisible()), { timeout: 60_000 })
      .toBe(true);
    if (await stale.isVisible()) return false;
  }
  const groups = page.locator('.settlement-group[data-kind="outcome"]');
  while ((await groups.count()) > 0) {
    const before = await page.locator('.outcome-card').count();
    const group = groups.first();
    const all = group.getByRole('button', { name: /^Accept (?:all )?\d+ outcomes?$/u });
    await expect(all, 'nothing is accepted unseen').toBeDisabled();
    for (const card of await group.locator('.outcome-card').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card.locator('.outcome-changes').or(stale).first()).toBeVisible();
      if (await stale.isVisible()) return false;
      await card.getByRole('button', { name: /^(?:Accept outcome|Split off .+)$/u }).scrollIntoViewIfNeeded();
      const title = card.getByRole('button', { name: 'The title is right' });
      if (await title.isVisible()) await title.click();
    }
    expect(await faults(page)).toEqual([]);
    await all.click();
    const fewer = async () => (await page.locator('.outcome-card').count()) < before || (await stale.isVisible());
    await expect.poll(fewer).toBe(true);
    if (await stale.isVisible()) return false;
  }
  return true;
}

test(
  'an editor changes the hand size in the rulebook, and settles the failing examples with a few presses',
  { tag: '@long' },
  async ({ newAccount, newWindow }) => {
    test.setTimeout(600_000);
    const { page } = await newWindow({ storageState: await newAccount('Hanna', 'editor') });

    // The mode is not the first, so its examples also play in modes that keep the old value.
    await open(page, `/${game}/rules/fast`);
    const rule = page.locator('section.rule', { has: page.locator('code', { hasText: /^draw\.handSize$/u }) }).first();
    await rule.getByRole('button', { name: 'Change draw.handSize' }).click();
    await page.getByRole('button', { name: 'Change value draw.handSize' }).click();
    await page.getByLabel('New value of draw.handSize').fill('6');
    expect(await faults(page)).toEqual([]);
    // The checks for faults scroll the page, and the form stays at its value.
    await rule.getByRole('button', { name: 'Change draw.handSize' }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Save value' }).click();
    await page.getByRole('link', { name: 'Open its checks' }).click();
    await page.waitForURL(/\/desk\/sets\/\d+#checks$/u);

    await page.locator('.checks-games select').selectOption('20');
    await page.getByRole('button', { name: 'Run checks', exact: true }).click();
    expect(await result(page)).toBe(false);
    await expect(page.locator('.settlement-said')).toHaveText(
      /^\d+ examples fail: \d+ are only affected and can keep their story with one press; \d+ have a proposed outcome/u,
    );
    // The page stays short, because the details of failing examples are loaded only when they are opened.
    expect((await page.locator('main').innerText()).length).toBeLessThan(15_000);
    const examples = page.locator('.check-list > li', { hasText: 'Worked examples' });
    await examples.locator('summary').first().click();
    await examples.getByText('Show details').first().click();
    await expect(examples.locator('.finding-detail').first()).toContainText('Events:');
    await examples.locator('summary').first().click();

    // An outcome is told in sentences and on a board, and nothing is left for the source.
    await expect(page.locator('.settlement-group[data-kind="open"]')).toHaveCount(0);
    const split = page.locator('.outcome-card', { hasText: 'A copy of it, for Fast alone' }).first();
    await split.scrollIntoViewIfNeeded();
    await expect(split.locator('.outcome-changes')).not.toContainText(/[{}"]/u);
    await split.getByText('Show it played in Fast').click();
    await expect(split.locator('.example-board')).toBeVisible();
    await look(page, 'desk-settle');
    await page.locator('.outcome-card').getByRole('button', { name: 'Leave Fast out' }).last().click();
    await expect(page.locator('.settlement-settled')).toContainText(/^1 of/u);

    // An outcome is corrected by buttons.
    const corrected = page.locator('.outcome-card').first();
    await corrected.getByRole('button', { name: 'Correct outcome' }).click();
    const title = corrected.getByRole('button', { name: 'The title is right' });
    if (await title.isVisible()) await title.click();
    await corrected.locator('.outcome-correct').getByRole('button', { pressed: false }).first().click();
    await look(page, 'desk-correct');
    await corrected.getByRole('button', { name: 'Save corrected outcome' }).click();
    await expect(page.locator('.settlement-settled')).toContainText(/^2 of/u, { timeout: 60_000 });

    for (let tries = 1; !(await settleAll(page)) && tries < 4; tries++) {
      await page.locator('.settlement').getByRole('button', { name: 'Run checks again' }).click();
      await result(page);
    }

    await page.locator('.settlement').getByRole('button', { name: 'Run checks again' }).click();
    expect(await result(page)).toBe(true);
    await step(page, 'Ask for a review');
    const set = new URL(page.url()).pathname;

    const { page: reviewer } = await newWindow({ storageState: await newAccount('Ruth', 'reviewer') });
    await open(reviewer, set);
    await step(reviewer, 'Approve change set');
    await expect(reviewer.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  },
);
