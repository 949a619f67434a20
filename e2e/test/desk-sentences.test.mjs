/** Typing a card text as a sentence: the desk shows its data at once, completes words, marks an unknown word, and suggests others. */
import { expect } from '@playwright/test';
import { faults, newSet, openDocument, saved } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);

const card = `cards/${game}/cards/fire-fly.yaml`;

test('an editor writes a sentence and gets its data', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Sven', 'editor') });
  const set = await newSet(page, 'Fire Fly draws');
  await openDocument(page, set, card);
  await page.getByRole('tab', { name: 'Sentences' }).click();
  const field = page.getByLabel('Text 1');
  const reading = page.locator('.sentence-reading');
  await expect(reading).toHaveAttribute('data-reading', 'read');

  await field.fill('Signal (1): on your turn, drav');
  await expect(reading).toHaveAttribute('data-reading', 'unknown');
  await expect(page.locator('.sentence-text mark')).toHaveText('drav');
  const fits = page.getByRole('group', { name: 'Words that fit here' });
  await fits.getByRole('button', { name: 'draw', exact: true }).click();
  await expect(field).toHaveValue('Signal (1): on your turn, draw');

  await page
    .getByRole('group', { name: 'Words that can come next' })
    .getByRole('button', { name: 'a card', exact: true })
    .click();
  await expect(field).toHaveValue('Signal (1): on your turn, draw a card');
  await expect(reading).toHaveAttribute('data-reading', 'read');

  // A text that is not read: whole sentences near it, and why the game has no data for a part of it.
  await field.fill('When this column wins a battle, you may draw to cards.');
  await expect(reading).toContainText('without “you may”');
  await field.fill('When this column wins a battle, you may darw two cards.');
  const near = page.getByRole('list', { name: /Sentences that are understood/u });
  await expect(near.getByRole('listitem').first()).toContainText('Left out: “you may”.');
  await near.getByRole('button', { name: 'When this column wins a battle, draw two cards.' }).click();
  await expect(field).toHaveValue('When this column wins a battle, draw two cards.');
  await expect(reading).toHaveAttribute('data-reading', 'read');

  await page.getByText('Data of this text').click();
  await expect(page.locator('.sentence-data')).toContainText('verb: draw');
  await expect(page.locator('.cm-content')).toContainText('draw two cards.');
  expect(await faults(page)).toEqual([]);
  await saved(page);

  // A sentence that is left unread is listed for the people who extend the words, until one of them marks it as done.
  await field.fill('When this column wins a battle, sing a song.');
  await field.blur();
  await saved(page);
  await open(page, `/desk/sentences?game=${game}`);
  const unread = page.getByRole('listitem').filter({ hasText: 'sing a song' });
  await expect(unread).toContainText('Reading stopped at “sing”.');
  await unread.getByRole('button', { name: 'Mark as done' }).click();
  await expect(unread).toHaveCount(0);
});

test('an editor adds a keyword to the play of a game, and a card says it', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Runa', 'editor') });
  const set = await newSet(page, 'A keyword of a play game');
  await openDocument(page, set, 'rules/small-hours/play/small-hours.play');
  await page.locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(
    '\nkeyword bright with more: number in stall\n  says "bright {more}"\n  change given of w by (more) light where w = this\n',
  );
  await saved(page);

  await openDocument(page, set, 'cards/small-hours/cards/copper-kettle.yaml');
  await page.getByRole('tab', { name: 'Sentences' }).click();
  await page.getByRole('button', { name: 'Add a text' }).click();
  const field = page.getByLabel('Text 1');
  await field.fill('Brigth 2.');
  await expect(page.locator('.sentence-text mark')).toHaveText('Brigth 2.');
  await page
    .getByRole('group', { name: 'Words that fit here' })
    .getByRole('button', { name: 'bright', exact: true })
    .click();
  await expect(page.locator('.sentence-reading')).toHaveAttribute('data-reading', 'read');
  await page.getByText('Data of this text').click();
  await expect(page.locator('.sentence-data')).toContainText('keyword: bright');
  await expect(page.locator('.cm-content')).toContainText('text: bright 2.');
  expect(await faults(page)).toEqual([]);
  await saved(page);
});
