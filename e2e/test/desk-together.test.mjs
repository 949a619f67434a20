/** Two editors work on one rule: neither overwrites the other, both get a merge, and nothing is lost. */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openDocument, openSet, rewrite, saved, step } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

/** A rule of the chapter. */
const rule = 'mb.card.cost-sphere';
const chapter = `rules/${game}/text/02-cards.md`;

/** Returns a change that adds words to the heading of a text. */
const headed = (words) => (text) => text.replace(/^(# .*)$/mu, `$1 ${words}`);
/** Opens the page of a change set. */
async function opened(page, set) {
  await openSet(page, set);
  return page;
}

/** Selects words of a part of the page, as a person with a mouse does. */
const select = (page, part, words) =>
  page
    .locator(part)
    .first()
    .evaluate((element, wanted) => {
      const { firstChild } = element;
      const at = firstChild.data.indexOf(wanted);
      document.getSelection().setBaseAndExtent(firstChild, at, firstChild, at + wanted.length);
    }, words);

const heading = (page) => page.locator('.cm-line').first().innerText();

test.describe('two editors at one rule', { tag: '@long' }, () => {
  test('the second editor to save sees the conflict and resolves it; the first editor sees the result', async ({
    page: one,
    newAccount,
    newWindow,
  }) => {
    const { page: other } = await newWindow({ storageState: await newAccount('Otto', 'editor') });
    const set = await newSet(one, 'Two at one rule');
    await openDocument(one, set, chapter);
    await openDocument(other, set, chapter);
    const first = await heading(one);
    await rewrite(one, headed('(one)'));
    await one.getByText('Not saved yet').waitFor();
    await saved(one);
    // The editor still shows the text as it was opened. This edit starts from that old version.
    await other.locator('.cm-line').first().click();
    await other.keyboard.press('End');
    await other.keyboard.insertText(' (other)');
    // The dialog names the other editor, and offers both versions.
    const dialog = other.getByRole('dialog', { name: /^(?!Someone).* saved this document$/u });
    await dialog.waitFor();
    expect(await faults(other)).toEqual([]);
    await expect(dialog.getByRole('radio')).toHaveCount(3);
    await dialog.getByRole('radio').nth(1).check();
    await other.getByRole('button', { name: 'Merge texts', exact: true }).click();
    await saved(other);
    expect(await heading(other)).toBe(`${first} (one)`);
    await one.reload();
    await ready(one);
    // A chapter opens as sentences, where a heading has no sign.
    expect(await heading(one)).toBe(`${first.replace('# ', '')} (one)`);
  });

  test('merges changes to different lines automatically', async ({ page: one, newAccount, newWindow }) => {
    const { page: other } = await newWindow({ storageState: await newAccount('Otto', 'editor') });
    const set = await newSet(one, 'Two at different lines');
    await openDocument(one, set, chapter);
    await openDocument(other, set, chapter);
    await one.locator('.cm-line').first().click();
    await one.keyboard.press('End');
    await one.keyboard.insertText(' (one)');
    await one.getByText('Not saved yet').waitFor();
    await saved(one);
    await other.locator('.cm-content').press('Control+End');
    await other.keyboard.insertText('\nLast words of the other.\n');
    await other.getByText('changed different words. The merged text contains both changes').waitFor();
    await other.getByRole('button', { name: 'Merge texts', exact: true }).click();
    await saved(other);
    await open(one, `/desk/sets/${set}`);
    const added = one.locator('.word-diff ins');
    await expect(added.filter({ hasText: '(one)' })).not.toHaveCount(0);
    await expect(added.filter({ hasText: 'Last words of the other.' })).not.toHaveCount(0);
  });

  test('people comment on words where they read, apply suggestions, and get notices', async ({
    page: one,
    newAccount,
    newWindow,
  }) => {
    const { page: other } = await newWindow({ storageState: await newAccount('Ottilie Owl', 'reviewer') });
    const set = await newSet(one, 'Words to discuss');
    await edit(one, set, chapter, headed('and their many words'));
    await step(await opened(one, set), 'Ask for a review');
    await openSet(other, set);
    // Each names the other, while both have the change set open.
    await one.locator('.present', { hasText: 'Ottilie Owl' }).waitFor();

    await select(other, '.word-diff ins', 'many');
    await other.getByRole('button', { name: 'Comment on “many”' }).click();
    await other.getByLabel(/^Other words for line 1/u).fill('several');
    const words = other.locator('.review-diff form');
    await words.getByLabel('Your comment').fill('A plain word is enough.');
    await look(other, 'desk-comment-on-words');
    await words.getByRole('button', { name: 'Post comment' }).click();
    await words.waitFor({ state: 'detached' });
    const comment = one.locator('.review-diff .comments li', { hasText: 'A plain word is enough.' });
    await openSet(one, set);
    await expect(one.locator('.review-diff .comments li ins')).toHaveText('several');

    // Another word of the same line changes first. The suggestion still fits.
    await one.getByRole('button', { name: 'Reopen for editing', exact: true }).click();
    const reopen = one.getByRole('button', { name: 'Reopen now' });
    await reopen.click();
    await reopen.waitFor({ state: 'detached' });
    await edit(one, set, chapter, (text) => text.replace('their many', 'the many'));
    await openSet(one, set);
    await comment.getByRole('button', { name: 'Apply suggestion' }).click();
    await expect(one.locator('.word-diff ins').first()).toContainText('the several words');
    await one.getByRole('link', { name: 'Open the document at this change' }).click();
    await one.locator('.cm-line', { hasText: 'the several words' }).waitFor();

    // Who is named gets a notice, which opens the comment.
    await openSet(one, set);
    await one.getByRole('button', { name: 'Comment on this document' }).click();
    const form = one.locator('.review-diff form');
    await form.getByLabel('Mention').focus();
    await form.getByLabel('Mention').selectOption('Ottilie Owl');
    await form.getByLabel('Your comment').pressSequentially('please look again.');
    await form.getByRole('button', { name: 'Post comment' }).click();
    await form.waitFor({ state: 'detached' });
    await open(other, '/desk');
    const notice = other.locator('#notices li', { hasText: 'names you' });
    await expect(notice).toContainText('please look again.');
    await look(other, 'desk-notices');
    await notice.getByRole('link', { name: 'Words to discuss' }).click();
    await other.locator('#discussion li', { hasText: '@Ottilie Owl please look again.' }).waitFor();

    // The draft moves to another change set with its comments.
    const target = await newSet(one, 'The place to go');
    await openDocument(one, set, chapter);
    await one.getByRole('button', { name: 'Move to another change set…' }).click();
    await one.getByLabel('Change set', { exact: true }).selectOption('The place to go');
    await one.getByRole('button', { name: 'Move draft' }).click();
    await one.waitForURL(new RegExp(`set=${target}`, 'u'));
    await openSet(one, target);
    await one.locator('.review-diff .comments li', { hasText: 'please look again.' }).waitFor();

    // The palette finds steps of the open change set, and documents by their titles.
    await one.keyboard.press('Control+k');
    const find = one.getByRole('combobox', { name: 'Words of a document, a change set or a step' });
    await find.fill('publish place');
    await one.getByRole('option', { name: 'Publish The place to go' }).waitFor();
    await look(one, 'desk-palette');
    await find.fill('drawing');
    await one
      .getByRole('option', { name: /^Drawing/u })
      .first()
      .waitFor();
    await find.press('Enter');
    await one.waitForURL(new RegExp(`/desk/content\\?set=${target}&path=`, 'u'));

    // With two drafts, a public page asks which one is meant.
    await open(one, `/desk/edit?kind=rule&game=${game}&id=${rule}`);
    await expect(one.locator('.edit-in')).toHaveAttribute('open', '');
    await expect(one.locator('.edit-in .set-list')).toContainText('The place to go');
  });

  test('warns when two change sets change one document', async ({ page }) => {
    const sets = [await newSet(page, 'The first of two'), await newSet(page, 'The second of two')];
    for (const set of sets) await edit(page, set, chapter, headed(`(${set})`));
    await openSet(page, sets[0]);
    await page.getByText('also changed in “The second of two”').waitFor();
  });
});
