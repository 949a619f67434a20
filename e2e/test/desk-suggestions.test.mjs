/** A reader suggests a change from the rulebook, an editor accepts it into a change set, and the reader's link shows what became of it. */
import { openSet, runChecks, step } from '../lib/desk.mjs';
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

/** Opens the form for a rule and sends a change of its sentence. A form that is sent within three seconds counts as spam. */
async function suggest(reader, rule, change, why) {
  await open(reader, `/suggest?kind=rule&game=${game}&id=${rule}&mode=core-tactical`);
  const text = reader.getByLabel('The new text');
  await text.fill(change(await text.inputValue()));
  await reader.getByLabel('Why').fill(why);
  await reader.getByLabel('Your name (optional)').fill('Ada');
  await reader.getByLabel('The release notes may thank me by name').check();
  await reader.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 5_000;
  });
  await reader.getByRole('button', { name: 'Send suggestion' }).click();
}

test(
  'an editor decides on a phone, release notes thank the reader, and a blocked sender cannot send more',
  { tag: '@long' },
  async ({ newWindow, newAccount }) => {
    test.setTimeout(500_000);
    const { page: reader } = await newWindow();
    const rule = 'mb.meta.playmat-optional';
    await suggest(reader, rule, (text) => `${text} A table is enough.`, 'We have no playmat.');
    await reader.waitForURL(/\/suggestions\//u);
    await suggest(reader, rule, (text) => `${text} Buy one.`, 'An advertisement.');
    await reader.waitForURL(/\/suggestions\//u);
    const declined = reader.url();
    await suggest(reader, rule, (text) => `${text} Buy two.`, 'Another advertisement.');
    await reader.waitForURL(/\/suggestions\//u);

    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page: editor } = await newWindow({ storageState: await newAccount('Eve', 'editor'), ...phone });
    /** Looks at the page, which sets other sizes, and goes on with the phone. */
    const seen = async (name) => {
      await look(editor, name);
      await editor.setViewportSize(phone.viewport);
    };
    await open(editor, '/desk/suggestions');
    const queued = (why) => editor.getByRole('listitem').filter({ hasText: why });
    await seen('suggestions-phone');
    const unwanted = queued('An advertisement.');
    await unwanted.locator('summary', { hasText: 'Decline' }).tap();
    await unwanted.getByLabel('The reason').fill('Rules do not sell things.');
    await seen('suggestions-phone-decline');
    await unwanted.getByRole('button', { name: 'Decline', exact: true }).tap();
    await unwanted.waitFor({ state: 'detached' });
    await open(reader, declined);
    await expect(reader.getByText('Rules do not sell things.')).toBeVisible();
    const another = queued('Another advertisement.');
    await another.locator('summary', { hasText: 'Spam' }).tap();
    await another.getByRole('button', { name: 'Decline and block the sender' }).tap();
    await another.waitFor({ state: 'detached' });
    await queued('We have no playmat.').getByRole('button', { name: 'Accept', exact: true }).tap();
    await editor.waitForURL(/\/desk\/sets\/\d+$/u);
    const set = Number(/\d+$/u.exec(new URL(editor.url()).pathname)[0]);
    await seen('suggestion-accepted-phone');

    // The address of the sender is blocked until an editor allows it again.
    await suggest(reader, rule, (text) => `${text} Buy three.`, 'Once more.');
    await expect(reader.getByText('The editors accept no suggestions from you at present.')).toBeVisible();
    await look(reader, 'suggest-blocked');

    expect(await runChecks(editor, set)).toBe(true);
    await step(editor, 'Ask for a review');
    const { page: reviewer } = await newWindow({ storageState: await newAccount('Ruth', 'reviewer') });
    await openSet(reviewer, set);
    await step(reviewer, 'Approve change set');
    await expect(reviewer.getByLabel('Release notes')).toHaveValue(/Ada/u);
    await reviewer.getByRole('button', { name: 'Publish now' }).click();
    await reviewer.waitForURL(/\/releases\/\d+$/u, { timeout: 60_000 });
    const { page: visitor } = await newWindow();
    await open(visitor, new URL(reviewer.url()).pathname);
    await expect(visitor.locator('main')).toContainText('Ada');
    await look(visitor, 'release-thanks');
  },
);
