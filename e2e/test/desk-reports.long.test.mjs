/** Tests reports, hiding and appeals of published decks, export and deletion of an account, and the cookies on the privacy page. */
import { randomUUID } from 'node:crypto';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { comeInAsAdmin, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

/** Sends an operation as the person signed in on this page. */
async function ask(page, operation, variables) {
  const answer = await page.request.post('/ask', {
    headers: { 'rulewright-request': '1' },
    data: { operation, variables },
  });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** Publishes a deck as the person signed in on this page. Returns its path. */
async function publish(page, name) {
  const { saveDeck: deck } = await ask(page, 'SaveBuiltDeck', { game, name, text: '2 Ant Swarm\n1 Mosquito\n' });
  const input = { id: deck.id, version: deck.version, sharing: 'published', description: 'A deck that is bold.' };
  return `/${game}/decks/shared/${(await ask(page, 'ShareDeck', input)).shareDeck.shareKey}`;
}

test('a reader reports a deck, an admin hides it, its author appeals, and the admin restores it', async ({
  newWindow,
  newAccount,
  product,
}) => {
  test.setTimeout(300_000);
  const name = `Bold ${randomUUID().slice(0, 6)}`;
  const author = await newWindow({ storageState: await newAccount('Ann', 'reader') });
  const path = await publish(author.page, name);
  const { page: reader } = await newWindow();
  await open(reader, path);
  await reader.getByText('Report this deck').click();
  await look(reader, 'report');
  await reader.getByLabel('Insults or hate').check();
  await reader.getByLabel('What is wrong (optional)').fill('It insults ants.');
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Report sent.')).toBeVisible();

  const { page: admin } = await newWindow();
  await comeInAsAdmin(admin, product.FIRST_ADMIN);
  await open(admin, '/desk/reports');
  const report = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name }) });
  await expect(report.getByText('It insults ants.')).toBeVisible();
  await report.locator('summary', { hasText: 'Hide deck' }).click();
  await look(admin, 'reports');
  await report.getByLabel('Reason for hiding').fill('It insults ants and other people.');
  await report.getByRole('button', { name: 'Hide deck' }).click();
  await expect(report).toHaveCount(0);

  await open(reader, path);
  await expect(reader.getByRole('heading', { name: 'This deck is hidden' })).toBeVisible();
  await expect(reader.getByText('It insults ants and other people.')).toBeVisible();
  await expect(reader.getByText('Mosquito')).toHaveCount(0);
  await look(reader, 'hidden');
  await open(reader, `/${game}/decks/build?copy=${path.split('/').at(-1)}`);
  await expect(reader.getByRole('heading', { name: 'This deck is hidden' })).toBeVisible();

  await open(author.page, '/account/decks');
  await author.page.locator('summary', { hasText: 'Appeal' }).click();
  await look(author.page, 'my-hidden-deck');
  await author.page.getByLabel('Your appeal').fill('It is about real ants.');
  await author.page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(author.page.getByText('Appeal sent.')).toBeVisible();

  await open(admin, '/desk/reports');
  await expect(report.getByText('It is about real ants.')).toBeVisible();
  await report.locator('summary', { hasText: 'Restore deck' }).click();
  await report.getByRole('button', { name: 'Restore deck' }).click();
  await expect(report).toHaveCount(0);
  await open(reader, path);
  await expect(reader.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('a person downloads their data and deletes their account', async ({ newWindow, newAccount }) => {
  test.setTimeout(180_000);
  const { page } = await newWindow({ storageState: await newAccount('Leaving', 'reader') });
  const path = await publish(page, 'Left behind');
  await open(page, '/account');
  await look(page, 'account');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const stream = await (await started).createReadStream();
  const exported = JSON.parse(Buffer.concat(await stream.toArray()).toString());
  expect(exported.decks.map(({ name }) => name)).toEqual(['Left behind']);
  await page.getByRole('link', { name: 'Delete your account' }).click();
  await expect(page.getByRole('heading', { name: 'What stays without your name' })).toBeVisible();
  await look(page, 'delete-account');
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await page.getByLabel('Your password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/u);
  expect((await open(page, path)).status()).toBe(404);
  await expect(page.getByText('Left behind')).toHaveCount(0);
});

test('the privacy page names every cookie in the browser', async ({ newWindow, newAccount }) => {
  const { page } = await newWindow({ storageState: await newAccount('Curious', 'reader') });
  await open(page, '/privacy');
  await page.getByRole('button', { name: /light and dark/u }).click();
  await look(page, 'privacy');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('theme');
  for (const { name } of cookies) await expect(page.locator('code', { hasText: name }).first()).toBeVisible();
});
