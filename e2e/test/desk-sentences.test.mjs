/** Typing a card text as a sentence: the desk shows its data at once, completes words, marks an unknown word, and suggests others. */
import { expect } from '@playwright/test';
import { faults, newSet, openDocument, saved } from '../lib/desk.mjs';
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
  const verdict = page.locator('.sentence-verdict');
  await expect(verdict).toHaveAttribute('data-verdict', 'agrees');

  await field.fill('Signal (1): on your turn, drav');
  await expect(verdict).toHaveAttribute('data-verdict', 'outside');
  await expect(page.locator('.sentence-text mark')).toHaveText('drav');
  const fits = page.getByRole('group', { name: 'Words that fit here' });
  await fits.getByRole('button', { name: 'draw', exact: true }).click();
  await expect(field).toHaveValue('Signal (1): on your turn, draw');

  await page
    .getByRole('group', { name: 'Words that can come next' })
    .getByRole('button', { name: 'a card', exact: true })
    .click();
  await expect(field).toHaveValue('Signal (1): on your turn, draw a card');
  await expect(verdict).toHaveAttribute('data-verdict', 'agrees');
  await page.getByText('Data of this text').click();
  await expect(page.locator('.sentence-data')).toContainText('do: draw');
  await expect(page.locator('.cm-content')).toContainText('do: draw');
  expect(await faults(page)).toEqual([]);
  await saved(page);
});

test('an editor adds a keyword to the play of a game, and a card says it', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Runa', 'editor') });
  const set = await newSet(page, 'A sentence of a play game');
  await openDocument(page, set, 'cards/small-hours/cards/lamplighter-retired.yaml');
  await page.getByRole('tab', { name: 'Sentences' }).click();
  const field = page.getByLabel('Text 1');
  const verdict = page.locator('.sentence-verdict');
  await expect(verdict).toHaveAttribute('data-verdict', 'agrees');
  await field.fill('When you call the Lamplighter, tkae two coins.');
  await expect(page.locator('.sentence-text mark')).toHaveText('tkae two coins.');
  await page
    .getByRole('group', { name: 'Words that fit here' })
    .getByRole('button', { name: 'take', exact: true })
    .click();
  await expect(verdict).toHaveAttribute('data-verdict', 'agrees');
  await page.getByText('Data of this text').click();
  await expect(page.locator('.sentence-data')).toContainText('coins-taken: 2');
  await expect(page.locator('.cm-content')).toContainText('take two coins');
  expect(await faults(page)).toEqual([]);
  await saved(page);
});
