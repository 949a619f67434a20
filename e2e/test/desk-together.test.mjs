/** Two editors work on one rule: neither overwrites the other, both get a merge, and nothing is lost. */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openDocument, openSet, rewrite, saved } from '../lib/desk.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const chapter = `rules/${game}/text/02-cards.md`;

/** Returns a change that adds words to the heading of a text. */
const headed = (words) => (text) => text.replace(/^(# .*)$/mu, `$1 ${words}`);
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
    await other.getByRole('heading', { name: 'Someone else saved this document' }).waitFor();
    expect(await faults(other)).toEqual([]);
    await other.getByLabel(/Theirs/u).check();
    await other.getByRole('button', { name: 'Merge texts', exact: true }).click();
    await saved(other);
    expect(await heading(other)).toBe(`${first} (one)`);
    await one.reload();
    await ready(one);
    expect(await heading(one)).toBe(`${first} (one)`);
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
    await other.getByText('You and the other editor changed different lines.').waitFor();
    await other.getByRole('button', { name: 'Merge texts', exact: true }).click();
    await saved(other);
    await open(one, `/desk/sets/${set}`);
    const added = one.locator('.word-diff ins');
    await expect(added.filter({ hasText: '(one)' })).not.toHaveCount(0);
    await expect(added.filter({ hasText: 'Last words of the other.' })).not.toHaveCount(0);
  });

  test('warns when two change sets change one document', async ({ page }) => {
    const sets = [await newSet(page, 'The first of two'), await newSet(page, 'The second of two')];
    for (const set of sets) await edit(page, set, chapter, headed(`(${set})`));
    await openSet(page, sets[0]);
    await page.getByText('also changed in “The second of two”').waitFor();
  });
});
