/** Tests of accounts on the site: a second factor, API tokens, links for lost passwords and webhooks, on a phone and on a desktop. */
import { createHmac, randomUUID } from 'node:crypto';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { comeInAsAdmin, test, withoutAdmin } from '../lib/people.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app for a key, `ahead` periods of 30 seconds from now. */
function codeOf(key, ahead = 0) {
  const bits = [...key].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from(bits.match(/.{8}/gu).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', bytes).update(counter).digest();
  const from = hash.at(-1) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

test('a person sets up a second factor, and signs in with a code and with a recovery code', async ({
  newWindow,
  newAccount,
}) => {
  test.setTimeout(240_000);
  const { page, complaints } = await newWindow({ storageState: await newAccount('Sam', 'editor') });
  await open(page, '/account');
  const email = await page.locator('.form-page > .quiet').first().innerText();
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('img', { name: 'QR code with the key for the app' }).waitFor();
  await look(page, 'set-up');
  const key = (await page.locator('code.invite-link').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Confirm app' }).click();
  const codes = page.locator('.recovery-codes code');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await look(page, 'recovery-codes');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();

  const comeIn = async (code) => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/sign-in');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === '/sign-in/second-factor');
    await page.getByLabel('Code of the app, or a recovery code').fill(code);
  };
  await comeIn('000000');
  await look(page, 'second-factor');
  expect(complaints).toEqual([]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('.form-error')).toContainText('This code is wrong');
  await page.getByLabel('Code of the app, or a recovery code').fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/account');
  await comeIn(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await page.getByText('Change second factor').click();
  await look(page, 'account');
});

test('a script uses a token through the site, until the person revokes it', async ({
  newWindow,
  newAccount,
  playwright,
  baseURL,
}) => {
  const { page } = await newWindow({ storageState: await newAccount('Toni', 'editor') });
  await open(page, '/account');
  await page.getByText('Create a token').click();
  await page.getByLabel('Name', { exact: true }).fill('Nightly check');
  await page.getByLabel('read the desk').check();
  await look(page, 'new-token');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.locator('[role=status] code').innerText();
  await look(page, 'token');
  const script = await playwright.request.newContext({ baseURL });
  const ask = async (query) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await script.post('/graphql', { headers, data: { query } })).json();
  };
  expect(await ask('{ changeSets { id } me { name } }')).toMatchObject({ data: { me: { name: 'Toni' } } });
  expect((await ask('mutation { createChangeSet(title: "x") { id } }')).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await script.post('/graphql', { data: { query: '{ games { id } }' } })).status()).toBe(401);
  await page.getByRole('button', { name: 'Revoke Nightly check' }).click();
  await expect(page.getByRole('button', { name: 'Revoke Nightly check' })).toHaveCount(0);
  expect((await ask('{ changeSets { id } }')).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  await script.dispose();
});

test('an admin creates a link for a lost password, and the person chooses a new one', async ({
  page,
  product,
  newWindow,
  newAccount,
}) => {
  const name = `Lou ${randomUUID()}`;
  await newAccount(name, 'editor');
  await comeInAsAdmin(page, product.FIRST_ADMIN);
  await open(page, '/desk/people');
  await page.getByRole('button', { name: `Create password link for ${name}` }).click();
  const link = await page.locator('.invite-link').innerText();
  await look(page, 'people');
  const { page: lou } = await newWindow();
  await open(lou, new URL(link).pathname);
  await look(lou, 'password-link');
  await lou.getByLabel('New password').fill('entirely other words');
  await lou.getByRole('button', { name: 'Save password' }).click();
  await expect(lou.getByText('Your new password is saved. Sign in with it.')).toBeVisible();
  await open(lou, new URL(link).pathname);
  await expect(lou.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('an admin adds a webhook, and sees why a delivery failed', async ({ page, product }) => {
  await comeInAsAdmin(page, product.FIRST_ADMIN);
  await open(page, '/desk/webhooks');
  await page.getByLabel('Address').fill('https://127.0.0.1/hook');
  await page.getByLabel('new releases').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.locator('.form-error')).toContainText('private network');
  await page.getByLabel('Address').fill('https://localhost/hook');
  await page.getByLabel('new releases').check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByText('Copy the secret of the signatures now.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to https://localhost/hook' }).click();
  await expect(async () => {
    await open(page, '/desk/webhooks');
    await page.getByRole('link', { name: 'Log of https://localhost/hook' }).click();
    await expect(page.getByRole('cell', { name: /Given up after 1 attempt\..*private network/u })).toBeVisible();
  }).toPass({ timeout: 60_000 });
  await look(page, 'webhooks');
  await page.getByRole('button', { name: 'Delete https://localhost/hook' }).click();
  await expect(page.getByText('There are no webhooks yet. Add one below.')).toBeVisible();
});
