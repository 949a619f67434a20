/** Many cards at once, without a source: a new edition of a set in one form, and pictures that find their cards by the names of their files. */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { faults, newSet } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

/** A game that is all documents, so that its cards can have pictures. */
const game = 'small-hours';

/** A plain picture as a file that a person chooses. */
const file = async (name, background) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('an editor prints a set again, and gives cards their pictures', async ({ page }) => {
  const set = await newSet(page, 'A second edition');
  await page.getByRole('link', { name: 'New edition' }).click();
  await open(page, `/desk/sets/${set}/edition?game=${game}`);
  await page.getByLabel('Name of the new set').fill('Second Lights');
  await page.getByLabel('Day of publication').fill('2030-01-31');
  await page.locator('.edition-cards input').first().uncheck();
  await look(page, 'desk-edition');
  await page.getByRole('button', { name: /^Create edition with \d+ cards$/u }).click();
  await expect(page.getByRole('status').filter({ hasText: 'printings are in the change set' })).toBeVisible({
    timeout: 60_000,
  });

  await open(page, `/desk/sets/${set}/pictures?game=${game}`);
  await page.getByLabel('Add pictures to the cards of this game').check();
  await page
    .getByLabel('Pictures', { exact: true })
    .setInputFiles([await file('awning.png', '#a33'), await file('12 Night Porter.png', '#3a3')]);
  await expect(page.locator('.picture-row')).toHaveCount(2);
  await expect(page.getByLabel('Card', { exact: true }).nth(1)).toHaveValue('Night Porter');
  await page.getByLabel('Artist of these pictures').fill('Olga');
  await page.getByLabel('Licence of these pictures').fill('CC BY 4.0');
  await page
    .locator('.focal-picture')
    .first()
    .click({ position: { x: 20, y: 10 } });
  await look(page, 'desk-pictures');
  await page.getByRole('button', { name: 'Save 2 pictures' }).click();
  await expect(page.getByText('2 cards have their pictures.')).toBeVisible({ timeout: 60_000 });

  // The face shows the picture in place of its drawing.
  await open(page, `/desk/content?set=${set}&path=cards/${game}/cards/awning.yaml`);
  await expect(page.locator('.preview-wait image, .desk-preview image, svg image').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);

  // Errata by form: the printing is named by its set, and the printed text is next to the current one.
  await page.getByRole('tab', { name: 'Errata' }).click();
  await page.getByLabel('What is printed differently').selectOption('Name');
  await page.getByLabel('On the printed card').fill('Awnink');
  await page.getByLabel('Reason').fill('The name was printed wrong.');
  await look(page, 'desk-errata');
  await page.getByRole('button', { name: 'Save erratum' }).click();
  await expect(page.locator('.errata-form del')).toHaveText('Awnink');
});
