/** A new variant from the desk alone: its parameters chosen from the list; then rulebook and a match as if it were published. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { asPerson, faults, newSet, openSet, people, saved } from '../lib/desk.mjs';
import { game } from '../lib/site.mjs';
import { browserForFile } from '../lib/visit.mjs';

const firstAdmin = process.env.FIRST_ADMIN;
const browser = browserForFile();
const settled = { waitUntil: 'networkidle' };

const options = { skip: firstAdmin === undefined && 'The first account of this site is made already.' };
describe('a variant with no reserve and a hand of six', options, () => {
  const as = (use) => asPerson(browser(), 'Vera', use);
  before(() => people(browser(), firstAdmin, { Vera: 'editor' }));

  let set;
  test('is made in the form, with parameters found by a word', () =>
    as(async (page) => {
      set = await newSet(page, 'A variant without a reserve');
      await page.goto(`/desk/content?set=${set}`, settled);
      await page.getByText('New document').click();
      await page.getByLabel('Kind').selectOption('variant');
      await page.getByLabel('Name', { exact: true }).fill('Bare Hands');
      await page.getByRole('button', { name: 'Create document' }).click();
      const find = page.getByLabel('Add a parameter');
      await find.fill('hand size');
      await page.getByRole('button', { name: /^draw\.handSize/u }).click();
      await page.getByLabel('draw.handSize').fill('6');
      await find.fill('reserve enabled');
      await page.getByRole('button', { name: /^zones\.reserve\.enabled/u }).click();
      assert.equal(await page.getByLabel('zones.reserve.enabled').inputValue(), 'false');
      assert.deepEqual(await faults(page), []);
      await saved(page);
      const own = page.getByRole('region', { name: 'Values set here' });
      await own.getByText('6 cards').waitFor();
      assert.equal(await own.locator('tbody tr').count(), 2);
    }));

  test('the rulebook and a new match follow as if it were published, under a banner with a way out', () =>
    as(async (page, complaints) => {
      await openSet(page, set);
      await page.getByRole('link', { name: 'Preview the site with this change set' }).click();
      const variant = page.locator('label', { hasText: 'Bare Hands' });
      const banner = page.getByRole('region', { name: 'Change set preview' });
      await banner.getByRole('link', { name: 'A variant without a reserve' }).waitFor();
      await page.goto(`/${game}/rules/core-tactical?variant=bare-hands`, settled);
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
        await page.goto(path, settled);
        await banner.waitFor();
      }
      assert.deepEqual(await faults(page), []);
      await variant.locator('input').check();
      await page.locator('.new-match button:not([type="button"])').click();
      await page.waitForURL(/\/play\/[\w-]{4,}/u);
      await page
        .getByText(/Bare Hands/u)
        .first()
        .waitFor();
      assert.deepEqual(complaints, []);
      await page.goto('/as-if/leave?to=/play', settled);
      assert.equal(await banner.count(), 0);
      assert.equal(await variant.count(), 0);
    }));

  test('a line is commented on from its number', () =>
    as(async (page) => {
      const path = `rules/${game}/variants/bare-hands.yaml`;
      await page.goto(`/desk/content?set=${set}&path=${encodeURIComponent(path)}`, settled);
      await page.locator('.cm-lineNumbers .cm-gutterElement', { hasText: /^3$/u }).click();
      await page.getByLabel('Your comment').fill('Say that there is no reserve.');
      await page.getByRole('button', { name: 'Post comment', exact: true }).click();
      await page.locator('.comments li', { hasText: 'line 3' }).getByText('Say that there is no reserve.').waitFor();
      await page.locator('.cm-gutter-lint .cm-lint-marker-info').first().waitFor();
    }));
});
