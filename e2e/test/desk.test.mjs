/** The desk from the link of the first start to a release and back: one person edits, another reviews, readers see it. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import {
  asPerson,
  comeInAsAdmin,
  edit,
  faults,
  inPatientWindow,
  newSet,
  openSet,
  people,
  runChecks,
  step,
} from '../lib/desk.mjs';
import { game, site } from '../lib/site.mjs';
import { browserForFile } from '../lib/visit.mjs';

const firstAdmin = process.env.FIRST_ADMIN;
const browser = browserForFile();
const card = `cards/${game}/cards/ant-swarm.yaml`;

/** What stands in a field of date and time for some seconds from now. */
const inSeconds = (page, seconds) =>
  page.evaluate((ahead) => {
    const now = new Date();
    return new Date(now.getTime() + (ahead - now.getTimezoneOffset() * 60) * 1000).toISOString().slice(0, 19);
  }, seconds);

/** The number of the release whose page is open. */
const releaseOf = (page) => Number(/releases\/(\d+)$/u.exec(page.url())[1]);

describe('the desk', { skip: firstAdmin === undefined && 'The first account of this site is made already.' }, () => {
  const as = (name, use) => asPerson(browser(), name, use);
  before(() => people(browser(), firstAdmin, { Ed: 'editor', Emma: 'editor', Rita: 'reviewer' }));

  test('the link of the first start works once', () =>
    inPatientWindow(browser(), async (page) => {
      await page.goto(firstAdmin);
      await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    }));

  test('an admin sees who came in, and gives roles', () =>
    inPatientWindow(browser(), async (page) => {
      await comeInAsAdmin(page, firstAdmin);
      await page.goto('/desk/people', { waitUntil: 'networkidle' });
      assert.equal(await page.getByLabel('Role of Rita').inputValue(), 'reviewer');
      assert.deepEqual(await faults(page), []);
      await page.goto('/desk/audit');
      assert.ok((await page.locator('.audit-table tbody tr').count()) >= 3);
      assert.deepEqual(await faults(page), []);
    }));

  test('an editor does not get to people and audit', () =>
    as('Ed', async (page) => {
      await page.goto('/desk/people');
      assert.match(page.url(), /\/account\?lacks=people/u);
    }));

  let set;
  let published;
  test('an editor changes a card, and sees the difference and an example that fails', () =>
    as('Ed', async (page) => {
      set = await newSet(page, 'Ant Swarm is cheaper and counts one more');
      await edit(page, set, card, (text) =>
        text.replace('up to +3', 'up to +4').replace('max: 3', 'max: 4').replace('cost: 5', 'cost: 4'),
      );
      await page.locator('.side-tab-panel .ability-text', { hasText: 'up to +4' }).waitFor();
      assert.equal(await page.getByLabel('Descriptor 1').inputValue(), 'Ant');
      // The editor is the same as before it was saved: the caret stands where it stood, and typing goes on.
      assert.equal(await page.evaluate(() => document.activeElement?.classList.contains('cm-content')), true);
      assert.notEqual(
        await page.locator('.cm-gutters').evaluate((gutters) => window.getComputedStyle(gutters).display),
        'block',
      );
      await page.getByRole('tab', { name: 'Diff' }).click();
      await page.locator('.word-diff ins', { hasText: '4' }).first().waitFor();
      assert.deepEqual(await faults(page), []);
      assert.equal(await runChecks(page, set), false);
      const failed = page.locator('.check-list > li[data-status="failed"]');
      const example = failed.getByText(/Expected points of \d+; found \d+/u);
      await example.first().waitFor();
      assert.deepEqual(await faults(page), []);
    }));

  test('the editor mends it and asks for a review, which is not theirs to give', () =>
    as('Ed', async (page) => {
      await edit(page, set, card, (text) =>
        text.replace('cost: 4', 'cost: 5').replace('max: 4', 'max: 3').replace('up to +4', 'up to three more'),
      );
      assert.equal(await runChecks(page, set), true);
      await step(page, 'Ask for a review');
      await page.locator('.state-path [aria-current="step"]', { hasText: 'In review' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Publish now' }).count(), 0);
    }));

  let second;
  test('meanwhile another editor changes the same card', () =>
    as('Emma', async (page) => {
      second = await newSet(page, 'Ant Swarm has other words');
      await edit(page, second, card, (text) =>
        text.replace('up to +3', 'up to five more').replace(/^flavor: .*$/mu, 'flavor: Many feet.'),
      );
    }));

  test('a second person approves and publishes, and readers see it', () =>
    as('Rita', async (page) => {
      // From here on the site keeps the page for strangers.
      const strangerSees = async () => (await fetch(`${site}/${game}/cards/ant-swarm`)).text();
      assert.doesNotMatch(await strangerSees(), /up to three more/u);
      await openSet(page, set);
      await step(page, 'Approve');
      await page.getByRole('button', { name: 'Publish now' }).waitFor();
      assert.deepEqual(await faults(page), []);
      await page.getByRole('button', { name: 'Publish now' }).click();
      await page.waitForURL(/\/releases\/\d+$/u);
      published = releaseOf(page);
      const seen = await strangerSees();
      assert.match(seen, /up to three more/u);
      assert.doesNotMatch(seen, /Rita/u);
      await inPatientWindow(browser(), async (reader) => {
        await reader.goto(`/${game}/cards/ant-swarm`);
        await reader.locator('.ability-text', { hasText: 'up to three more' }).waitFor();
        await reader.goto(`/${game}/cards/ant-swarm?release=${published - 1}`);
        await reader.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
      });
    }));

  test('the other editor merges what was published: what fits by itself, and the sentence by choice', () =>
    as('Emma', async (page) => {
      await openSet(page, second);
      await page.getByRole('link', { name: 'Open the document to merge.' }).click();
      await page.getByRole('button', { name: 'Merge document…' }).click();
      const dialog = page.getByRole('dialog', { name: `Merge with release ${published}` });
      await dialog.getByText('Both sides changed the same place.').waitFor();
      const merged = dialog.getByLabel('Merged text');
      assert.match(await merged.inputValue(), /up to five more/u);
      assert.deepEqual(await faults(page), []);
      await dialog.getByRole('button', { name: 'Take their version' }).click();
      assert.match(await merged.inputValue(), /up to three more[^]*flavor: Many feet\./u);
      await dialog.getByRole('button', { name: 'Save merged text' }).click();
      await page.getByRole('button', { name: 'Merge document…' }).waitFor({ state: 'detached' });
      await openSet(page, second);
      assert.deepEqual(await page.locator('.field-diff tbody th code').allInnerTexts(), ['flavor']);
      await step(page, 'Ask for a review');
    }));

  test('an admin has it published at a date, although it was not checked, and the page tells when it is', () =>
    as('Anna', async (page) => {
      await openSet(page, second);
      await step(page, 'Approve');
      await page.getByLabel('Publish at a later date').check();
      await page.getByLabel('Publish despite the failed check. Reason:').fill('Only the flavour changes.');
      await page.getByLabel('Date and time (your time zone)').fill(await inSeconds(page, 4));
      assert.deepEqual(await faults(page), []);
      await page.getByRole('button', { name: 'Schedule publishing' }).click();
      await page.getByText('will be published automatically on').waitFor();
      await page.locator('.state-path [aria-current="step"]', { hasText: 'Published' }).waitFor();
      await page.goto(`/${game}/cards/ant-swarm`);
      await page.getByText('Many feet.').first().waitFor();
    }));

  test('the release before both is published again as a new one', () =>
    as('Rita', async (page) => {
      await page.goto(`/releases/${published - 1}`, { waitUntil: 'networkidle' });
      await page.getByText('Roll back to this release').click();
      await page.getByLabel('Reason').fill('The old words were clearer.');
      await page.getByRole('button', { name: `Publish the content of release ${published - 1} again` }).click();
      await page.waitForURL(`**/releases/${published + 2}`);
      await page.getByText('The old words were clearer.').first().waitFor();
      await page.goto(`/${game}/cards/ant-swarm`);
      await page.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
    }));
});
