/** Steps of an editor's day: each counts the pages and presses that a person needs. */
import { expect as baseExpect } from '@playwright/test';
import { counted } from './counted.mjs';
import { signIn, test as base } from './people.mjs';
import { ownProduct, productOf } from './products.mjs';

/** A preview can take long to update on a busy machine. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** The releases change the rules of modes, so these tests start a product of their own, unless SITE_URL is set. */
export const test = base.extend({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads out of the pattern what a fixture needs.
    async ({}, use, { project }) => {
      if (process.env.SITE_URL) return use(await productOf(project.name));
      const own = await ownProduct();
      await use(own.env);
      await own.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const checking = 300_000;

/** Signs an editor in through the form. Returns the page and its counts, which include the sign-in. */
export async function editorAt({ newAccount, newWindow }, name, path, options) {
  const email = `${name.toLowerCase()}-${Date.now()}@example.org`;
  await newAccount(name, 'editor', email);
  const { page } = await newWindow(options);
  const day = counted(page);
  await signIn(page, email);
  day.counts.presses += 3;
  await day.goTo(path);
  return { page, day };
}

/** A button with this name. */
export const button = (page, name, exact = true) => page.getByRole('button', { name, exact });

/** Waits until the last edit is saved. */
export async function saved(page) {
  await page.locator('.save-state[data-status="saved"]').waitFor();
}

/** Starts a change set with this title, in the form for a new change set. */
export async function startSet(page, day, title) {
  await day.type(page.getByLabel('Name of the change set'), title);
  await day.press(button(page, 'Start change set'));
  await page.waitForURL((url) => url.searchParams.has('set') || /\/sets\/\d+$/u.test(url.pathname));
}

/** Runs the checks on the page of the change set, with 20 games. Returns whether all checks passed. */
export async function check(page, day, run = 'Run checks') {
  const games = page.locator('.checks-games select');
  if ((await games.inputValue()) !== '20') {
    await day.press(games);
    await games.selectOption('20');
  }
  await day.press(page.locator(run === 'Run checks' ? '.checks' : '.settlement').getByRole('button', { name: run }));
  await page.locator('.checks-progress').waitFor();
  const said = page.locator('.checks-said');
  await said.waitFor({ timeout: checking });
  return (await said.getAttribute('data-passed')) === 'true';
}

/** Settles all failing examples by buttons: keeps those that are only affected, and accepts each outcome once it was seen. */
export async function settle(page, day) {
  const keeping = page.locator('.settlement-group[data-kind="keep"]');
  if ((await keeping.count()) > 0) {
    await day.press(keeping.getByRole('button', { name: /^Keep \d+ examples? as told$/u }));
    await expect(keeping).toHaveCount(0, { timeout: 60_000 });
  }
  const groups = page.locator('.settlement-group[data-kind="outcome"]');
  while ((await groups.count()) > 0) {
    const before = await page.locator('.outcome-card').count();
    const group = groups.first();
    for (const card of await group.locator('.outcome-card').all()) {
      await card.scrollIntoViewIfNeeded();
      await card.locator('.outcome-changes').waitFor();
      await card.getByRole('button', { name: /^(?:Accept outcome|Split off .+)$/u }).scrollIntoViewIfNeeded();
      const title = button(card, 'The title is right');
      if (await title.isVisible()) await day.press(title);
    }
    await day.press(group.getByRole('button', { name: /^Accept (?:all )?\d+ outcomes?$/u }));
    await expect.poll(() => page.locator('.outcome-card').count()).toBeLessThan(before);
  }
  await expect(page.locator('.settlement-group[data-kind="open"]')).toHaveCount(0);
}

/** Goes from the open document to its change set, runs the checks, and asks for a review. */
export async function finish(page, day) {
  await saved(page);
  await day.press(page.getByRole('link', { name: 'Checks and review' }));
  await day.arrive(/\/desk\/sets\/\d+/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
}

/** Asks for a review on the page of a change set. */
export async function askForReview(page, day) {
  await day.press(button(page, 'Ask for a review'));
  await day.press(button(page, 'Ask for a review now'));
  await page.locator('.state-path [aria-current="step"]', { hasText: 'In review' }).waitFor();
}

/** The most minutes of work that a job may need. */
const MOST_MINUTES = 5;

/** Ends a job: no source was needed, and the counts are a row of the table in docs/guide/desk.md. */
export async function done(page, day, job) {
  await expect(page.locator('.source-editor')).toHaveCount(0);
  expect(await page.locator('main').innerText()).not.toMatch(/:::rule\{#[\w.-]+\}|\{"|\ndata:/u);
  const line = day.told(job);
  console.log(line);
  expect(Number(/(\d+) \|$/u.exec(line)[1])).toBeLessThan(MOST_MINUTES * 60);
}

/** Opens a page of the site and then its item at the desk, in a new change set. */
export async function edit(page, day, link, title) {
  await day.press(link);
  await day.arrive(/\/desk\/content/u);
  await startSet(page, day, title);
  await page.locator('.document-edit').waitFor();
}

/** Chooses a step in the menu of a rule. */
export async function menu(page, day, rule, step) {
  await day.press(rule.getByRole('button', { name: /^Menu of Rule/u }));
  await day.press(page.getByRole('menuitem', { name: step, exact: true }));
}
