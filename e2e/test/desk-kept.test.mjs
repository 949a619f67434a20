/** What a person typed at the desk is never lost: not when a session ends, and not when the change set leaves the state of a draft. */
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { edit, faults, newSet, openDocument, openSet, rewrite, step } from '../lib/desk.mjs';
import { open, ready } from '../lib/open.mjs';
import { fillSignIn, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const card = `cards/${game}/cards/ant-swarm.yaml`;
const sheetGame = 'slow-water';
/** Returns a change that gives a card these notes. */
const noted = (words) => (text) => text.replace(/^(?:notes: .*\n)?data:/mu, `notes: ${words}\ndata:`);

/** Follows the link of the refusal, signs in, and waits for the page where the person was. */
async function signInAgain(page, email) {
  const { href } = new URL(page.url());
  await page.getByRole('link', { name: 'Sign in first.' }).click();
  await page.waitForURL((url) => url.pathname === '/sign-in');
  await fillSignIn(page, email);
  await page.waitForURL(href);
  await ready(page);
}

const commentField = (page) => page.getByLabel('Your comment');

test('a comment and cells survive the end of a session', async ({ newAccount, newWindow }) => {
  const email = `${randomUUID()}@example.org`;
  const { page } = await newWindow({ storageState: await newAccount('Mo', 'editor', email) });
  const set = await newSet(page, 'A long lunch');
  await openSet(page, set);
  await commentField(page).fill('Is seven too many?');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Post comment' }).click();
  await signInAgain(page, email);
  await expect(commentField(page)).toHaveValue('Is seven too many?');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page.locator('.comment-body', { hasText: 'Is seven too many?' }).waitFor();
  await expect(commentField(page)).toHaveValue('');

  await open(page, `/desk/sets/${set}/cards?game=${sheetGame}&columns=name,data.cost`);
  const cell = page.getByRole('grid', { name: 'Cards' }).locator('#cell-0-1');
  await expect(cell).not.toHaveText('…');
  await page.context().clearCookies();
  await cell.click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await signInAgain(page, email);
  await expect(cell).toHaveText('9');
  await page.locator('.save-state[data-status="saved"]').waitFor();
  await page.reload();
  await ready(page);
  await expect(cell).toHaveText('9');

  // The page is closed while an editor is open.
  await cell.click();
  await page.keyboard.type('8');
  await page.reload();
  await ready(page);
  await expect(cell).toHaveText('8');
  await page.locator('.save-state[data-status="saved"]').waitFor();
  const region = page.getByRole('region', { name: 'Texts that are only in this browser' });
  await open(page, '/desk');
  await expect(region).toHaveCount(0);

  // Another person on the same browser does not see what the first one typed.
  await openSet(page, set);
  await commentField(page).fill('Only for my eyes.');
  await open(page, '/desk');
  await expect(region).toContainText('Only for my eyes.');
  await page.context().clearCookies();
  await page.context().addCookies((await newAccount('Pat', 'editor')).cookies);
  await page.reload();
  await ready(page);
  await expect(region).toHaveCount(0);
});

test(
  'a text that its change set no longer takes is offered, and goes into a new one',
  { tag: '@long' },
  async ({ newAccount, newWindow }) => {
    const { page } = await newWindow({ storageState: await newAccount('Sue', 'editor') });
    const set = await newSet(page, 'In review too soon');
    await edit(page, set, card, noted('First.'));
    const other = await page.context().newPage();
    await openSet(other, set);
    await step(other, 'Ask for a review');
    // The first tab does not know of the review.
    await rewrite(page, noted('Second.'));
    const offer = page.locator('.kept-offer');
    await offer.locator('pre', { hasText: 'notes: Second.' }).waitFor();
    await page.reload();
    await ready(page);
    await expect(offer.locator('pre')).toContainText('notes: Second.');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Discussion/u }).click();
    await page.getByLabel('Your comment').fill('Is one note enough?');
    await open(page, '/desk');
    const list = page.getByRole('region', { name: 'Texts that are only in this browser' });
    // A comment becomes the reason of a new change set.
    const comment = list.locator('.kept-text', { hasText: 'Is one note enough?' });
    await comment.getByRole('button', { name: 'Put into a new change set' }).click();
    await page.waitForURL(/\/desk\/sets\/\d+$/u);
    await expect(page.locator('.lede', { hasText: 'Is one note enough?' })).toBeVisible();
    await open(page, '/desk');
    await expect(comment).toHaveCount(0);
    await expect(list.locator('pre')).toContainText('notes: Second.');
    expect(await faults(page)).toEqual([]);
    await list.getByRole('button', { name: 'Put into a new change set' }).click();
    await page.waitForURL((url) => url.pathname === '/desk/content' && url.searchParams.get('set') !== String(set));
    await ready(page);
    // The release has none of the two notes, so the editor asks which one is meant. The own one is chosen at first.
    await page.getByRole('button', { name: 'Merge texts', exact: true }).click();
    await page.getByRole('button', { name: 'Both', exact: true }).click();
    await page.locator('.cm-line', { hasText: 'notes: Second.' }).waitFor();
    // Addresses of the desk without a page lead back to the desk.
    for (const [path, heading] of [
      ['/desk/sets/99999', 'There is no change set at this address'],
      ['/desk/content?path=cards/nope.yaml', 'There is no document at this address'],
      ['/desk/nope', 'There is no page at this address'],
    ]) {
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(404);
      const text = await answer.text();
      expect(text, path).toContain(heading);
      expect(text, path).toMatch(/<main[^]*<a href="\/desk">Desk<\/a>/u);
    }
  },
);

test(
  'a typed line is a suggestion, and open comments are shown before approval',
  { tag: '@long' },
  async ({ newAccount, newWindow }) => {
    const { page } = await newWindow({ storageState: await newAccount('Fay', 'editor') });
    const set = await newSet(page, 'Read it closely');
    await edit(page, set, card, noted('Frist.'));
    await openSet(page, set);
    await step(page, 'Ask for a review');

    const { page: other } = await newWindow({ storageState: await newAccount('Rex', 'reviewer') });
    await openDocument(other, set, card);
    await other.locator('.cm-line', { hasText: 'notes: Frist.' }).click();
    await other.getByRole('tab', { name: /^Discussion/u }).click();
    await other.getByText(/^Suggest another text for line/u).click();
    await other.getByLabel(/^New text for line/u).fill('notes: First.');
    // The suggestion stays with its line when the caret moves, and after the page is opened again.
    await other.locator('.cm-line').first().click();
    await other.reload();
    await ready(other);
    await other.getByRole('tab', { name: /^Discussion/u }).click();
    await expect(other.getByLabel(/^New text for line/u)).toHaveValue('notes: First.');
    await other.getByRole('button', { name: 'Post comment' }).click();
    await expect(other.locator('.comment-suggestion ins')).toHaveText('First.');
    expect(await faults(other)).toEqual([]);

    await open(other, '/desk');
    await expect(other.locator(`.set-list a.open-comments[href="/desk/sets/${set}#discussion"]`)).toHaveText(
      '1 open comment',
    );
    await openSet(other, set);
    await other.getByRole('button', { name: 'Approve change set' }).click();
    await expect(other.locator('.step-buttons').getByText('One comment is open.')).toBeVisible();
    await expect(other.locator('.step-buttons').getByRole('link', { name: 'notes: First.' })).toBeVisible();
    expect(await faults(other)).toEqual([]);
    await other.getByRole('button', { name: 'Approve now' }).click();
    await expect(other.locator('.publish-panel').getByText('One comment is open.')).toBeVisible();
  },
);
