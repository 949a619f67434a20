/**
 * Adopts cards from a spreadsheet at the desk, with the steps of docs/guide/adopt.md. An editor uploads a file, corrects the mapping, leaves
 * out a bad row, and adopts the cards. For a newer file, the desk shows only the differences, and a conflict for a value that both sides changed.
 */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openDocument } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const WIDTHS = [390, 1440];
const GAME = 'lantern-row';

const CSV = `code,title,pack,kind,cost,text,link,unique
a1,Night Porter,core,helper,2,"Draw a card, then rest.",https://example.org/1,yes
a2,Paper Boat,core,ware,1,<b>Floats.</b>,https://example.org/2,no
a3,Stray Comet,core,ware,three,Burns.,https://example.org/3,
a4,Lamp Boy,core,helper,3,=1+1,https://example.org/4,No
a5,,core,helper,5,Waits.,https://example.org/5,
,Total,,,6,,,
`;
const NEWER = CSV.replace('helper,3,', 'helper,5,').replace('ware,1,', 'ware,7,');

const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Uploads a text as the source file and shows its cards. */
async function choose(page, text) {
  const file = { name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('CSV, XLSX or JSON file').setInputFiles(file);
  await page.getByRole('button', { name: 'Show cards' }).click();
  await page.getByRole('heading', { name: 'Preview' }).waitFor();
}

const settled = (page) => page.locator('.adopt-preview[aria-busy="false"]').waitFor();
const preview = (page) => page.getByRole('region', { name: 'Cards before and after' });

test(
  'an editor adopts a spreadsheet, and adopts a changed version of it',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(300_000);
    const set = await newSet(page, 'Cards of the lantern row');
    await page.getByRole('link', { name: 'Adopt cards from a file' }).click();
    await page.waitForURL('**/adopt');
    await open(page, page.url());
    await page.getByLabel('Game', { exact: true }).selectOption('A new game…');
    await page.getByLabel('Name of the new game').fill('Lantern Row');
    await choose(page, CSV);

    await expect(page.getByLabel('What title becomes')).toHaveValue('name');
    await expect(page.getByLabel('What link becomes')).toHaveValue('leave');
    await expect(page.getByLabel('Form of text')).toHaveValue('text');
    const columns = page.getByRole('region', { name: 'Columns of the source' });
    await expect(columns).toContainText(
      'Yes: "yes" (1). No: "no" (1), "No" (1). 3 empty cells: unknown, neither yes nor no.',
    );
    await expect(columns).toContainText('Numbers from 1 to 6. Not decided: "three" (1).');
    await expect(page.getByText('2 questions have no answer. Their rows are not taken.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 rows do not match' })).toBeVisible();
    await expect(preview(page)).toContainText('<b>Floats.</b>');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page)).toBe(0);
      expect(await faults(page)).toEqual([]);
    }

    // The answers are part of the mapping. The suggested value of "three" is 3.
    await page.getByLabel('Meaning of three in cost').selectOption('Another value:');
    await expect(page.getByLabel('Value of three in cost')).toHaveValue('3');
    await page.getByLabel('Value of three in cost').fill('4');
    await page.getByLabel('Decision about Total').selectOption('Leave these rows out');
    await page.getByLabel('Meaning of (empty) in unique').selectOption('No');
    await expect(page.getByRole('heading', { name: '1 row does not match' })).toBeVisible();
    await settled(page);
    await expect(page.getByText('All questions have an answer. You can change each.')).toBeVisible();
    await expect(page.getByRole('region', { name: '1 row does not match' })).toContainText('The row has no name.');
    await expect(columns).toContainText('They get the value "no".');

    const adopt = page.getByRole('button', { name: 'Adopt 4 cards' });
    await expect(adopt).toBeDisabled();
    await page.getByLabel('Leave this row out').check();
    await adopt.click();
    await page.waitForURL(`**/desk/sets/${set}`);
    await openDocument(page, set, `cards/${GAME}/cards/lamp-boy.yaml`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamp Boy');

    // The editor sets the cost of Paper Boat to 3. The newer file sets it to 7, and changes other cards.
    expect(complaints).toEqual([]);
    await edit(page, set, `cards/${GAME}/cards/paper-boat.yaml`, (text) => text.replace('cost: 1', 'cost: 3'));
    // Chromium adds an inline style when text replaces a selection, and the policy blocks it. The page does not cause this error.
    complaints.length = 0;
    await open(page, `/desk/sets/${set}/adopt`);
    await page.getByRole('link', { name: `Adopt cards of ${GAME} again` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adopt cards again');
    await open(page, page.url());
    await choose(page, NEWER);
    await expect(page.getByText('This mapping is stored in a document of the game.')).toBeVisible();
    await expect(preview(page)).toContainText('Lamp Boy changed, row 5');
    await expect(page.getByLabel('Meaning of three in cost')).toHaveValue('other');
    await expect(page.getByLabel('Decision about Total')).toHaveValue('leave');
    await expect(preview(page)).not.toContainText('Night Porter');
    const conflict = page.getByRole('group', { name: 'paper-boat, cost' });
    await conflict.getByLabel('Take the source: 7').check();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Leave this row out').check();
    await page.getByRole('button', { name: 'Adopt 1 card' }).click();
    await page.waitForURL(`**/desk/sets/${set}`);
    const { text } = await page.request
      .post('/ask', {
        headers: { 'rulewright-request': '1' },
        data: {
          operation: 'DeskDocument',
          variables: { path: `cards/${GAME}/cards/paper-boat.yaml`, changeSet: set },
        },
      })
      .then(async (answer) => (await answer.json()).data.document);
    expect(text).toContain('cost: 7');
    expect(complaints).toEqual([]);
  },
);
