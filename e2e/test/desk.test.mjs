/** The desk from the link of the first start to a release and back: one person edits, another reviews, readers see it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accept, edit, faults, invite, newSet, openSet, patience, runChecks, signIn, step } from '../lib/desk.mjs';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const firstAdmin = process.env.FIRST_ADMIN;
const browser = browserForFile();
const card = `cards/${game}/cards/ant-swarm.yaml`;

/** A window in which somebody is signed in. */
const asPerson = (name, use) =>
  inWindow(browser(), {}, async (page, complaints) => {
    page.setDefaultTimeout(patience);
    await signIn(page, name);
    return use(page, complaints);
  });

describe('the desk', { skip: firstAdmin === undefined && 'The first account of this site is made already.' }, () => {
  test('the first admin comes in by the link of the first start, and invites others', async () => {
    const links = await inWindow(browser(), {}, async (page) => {
      await accept(page, firstAdmin, 'Anna');
      const made = { Ed: await invite(page, 'editor'), Rita: await invite(page, 'reviewer') };
      assert.deepEqual(await faults(page), []);
      await page.goto('/desk/audit');
      assert.ok((await page.locator('.audit-table tbody tr').count()) >= 3);
      assert.deepEqual(await faults(page), []);
      return made;
    });
    for (const [name, link] of Object.entries(links)) await inWindow(browser(), {}, (page) => accept(page, link, name));
  });

  test('a link works once', async () => {
    await inWindow(browser(), {}, async (page) => {
      await page.goto(firstAdmin);
      await page.getByRole('heading', { name: 'This link cannot be used any more' }).waitFor();
    });
  });

  test('an editor does not get to people and audit', () =>
    asPerson('Ed', async (page) => {
      await page.goto('/desk/people');
      assert.match(page.url(), /\/account\?lacks=people/u);
    }));

  let set;
  test('an editor changes a card, and sees the difference and an example that fails', () =>
    asPerson('Ed', async (page) => {
      set = await newSet(page, 'Ant Swarm counts one more');
      await edit(page, set, card, (text) =>
        text.replace('up to +3', 'up to +4').replace('max: 3', 'max: 4').replace('cost: 5', 'cost: 4'),
      );
      await page.locator('.side-tab-panel .ability-text', { hasText: 'up to +4' }).waitFor();
      await page.getByRole('tab', { name: 'Diff' }).click();
      await page.locator('.word-diff ins', { hasText: '4' }).first().waitFor();
      assert.deepEqual(await faults(page), []);
      assert.equal(await runChecks(page, set), false);
      const failed = page.locator('.check-list > li[data-status="failed"]');
      await failed
        .getByText(/Expected points of \d+; found \d+/u)
        .first()
        .waitFor();
      assert.deepEqual(await faults(page), []);
    }));

  test('the editor mends it and asks for a review, which is not theirs to give', () =>
    asPerson('Ed', async (page) => {
      await edit(page, set, card, (text) =>
        text.replace('cost: 4', 'cost: 5').replace('max: 4', 'max: 3').replace('up to +4', 'up to three more'),
      );
      assert.equal(await runChecks(page, set), true);
      await step(page, 'Ask for a review');
      await page.locator('.state-path [aria-current="step"]', { hasText: 'In review' }).waitFor();
      assert.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Publish now' }).count(), 0);
    }));

  test('a second person approves and publishes, and readers see it', () =>
    asPerson('Rita', async (page) => {
      await openSet(page, set);
      await step(page, 'Approve');
      await page.getByRole('button', { name: 'Publish now' }).waitFor();
      assert.deepEqual(await faults(page), []);
      await page.getByRole('button', { name: 'Publish now' }).click();
      await page.waitForURL('**/releases/2');
      await inWindow(browser(), {}, async (reader) => {
        await reader.goto(`/${game}/cards/ant-swarm`);
        await reader.locator('.ability-text', { hasText: 'up to three more' }).waitFor();
        await reader.goto(`/${game}/cards/ant-swarm?release=1`);
        await reader.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
      });
    }));

  test('it is rolled back as a new release', () =>
    asPerson('Rita', async (page) => {
      await page.goto('/releases/1', { waitUntil: 'networkidle' });
      await page.getByText('Roll back to this release').click();
      await page.getByLabel('Why').fill('The old words were clearer.');
      await page.getByRole('button', { name: 'Publish the content of release 1 again' }).click();
      await page.waitForURL('**/releases/3');
      await page.getByText('The old words were clearer.').first().waitFor();
      await page.goto(`/${game}/cards/ant-swarm`);
      await page.locator('.ability-text', { hasText: 'up to +3.' }).waitFor();
    }));
});
