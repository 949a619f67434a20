/** A reader suggests a change from the rulebook, an editor accepts it into a change set, and the reader's link shows what became of it. */
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

test('a reader suggests a change, an editor accepts it, and the reader sees what became of it', async ({
  newWindow,
  newAccount,
}) => {
  test.setTimeout(240_000);
  const { page: reader } = await newWindow();
  await open(reader, `/${game}/rules/core-tactical`);
  const rule = reader.locator('[id="mb.draw.to-hand-size"]');
  await rule.hover();
  await rule.getByRole('link', { name: /^Suggest a change/u }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Suggest a change');
  const text = reader.getByLabel('The new text');
  const sentence = await text.inputValue();
  await text.fill(sentence.replace('Draw', 'Draw cards'));
  // The preview shows the sentence as readers would see it, with the value of the mode.
  await expect(reader.locator('.suggest-preview .rule-text')).toContainText('Draw cards until you hold');
  await reader.getByLabel('Why').fill('New players ask what to draw.');
  await reader.getByLabel('Your name (optional)').fill('Ada');
  await reader.getByLabel('The release notes may thank me by name').check();
  await look(reader, 'suggest');
  // A form that is sent within three seconds counts as spam.
  await reader.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 5_000;
  });
  await reader.getByRole('button', { name: 'Send suggestion' }).click();
  await reader.waitForURL(/\/suggestions\//u);
  await expect(reader.getByText('The editors have received your suggestion.')).toBeVisible();
  await look(reader, 'suggestion');

  const { page: editor } = await newWindow({ storageState: await newAccount('Eve', 'editor') });
  await open(editor, '/desk/suggestions');
  const one = editor.getByRole('listitem').filter({ hasText: 'New players ask what to draw.' });
  await look(editor, 'suggestions');
  await one.getByRole('button', { name: 'Accept', exact: true }).click();
  await editor.waitForURL(/\/desk\/sets\/\d+$/u);
  await expect(editor.getByText('Suggested by Ada')).toBeVisible();
  await expect(editor.locator('main')).toContainText('cards');
  await reader.reload();
  await expect(reader.getByText('Accepted', { exact: true })).toBeVisible();
  // The sender deletes their name, and the change stays.
  await reader.getByText('Your data').click();
  await reader.getByRole('button', { name: 'Delete my data' }).click();
  await editor.reload();
  await expect(editor.getByText('Suggested by a reader')).toBeVisible();
});
