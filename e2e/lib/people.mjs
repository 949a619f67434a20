/** Tests with accounts. Tests of accounts use the forms of the site; all other tests create accounts through the API. */
import { open } from './open.mjs';
import { test as base } from './test.mjs';

export { accept, comeInAsAdmin, fillSignIn, signIn } from './accounts.mjs';

/** Invites a person with a role through the admin's form. Returns the path of the invitation link. */
export async function invite(page, role) {
  await open(page, '/desk/people');
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  return new URL(await page.locator('.invite-link').innerText()).pathname;
}

/** The timeout for a page of the desk on a busy machine, in milliseconds. */
const patience = 60_000;

/** Playwright's `test` with more time for pages of the desk. */
export const test = base.extend({ actionTimeout: patience, navigationTimeout: patience });

/** For `test.use`: `page` belongs to an editor with an account. */
export const asEditor = { storageState: ({ newAccount }, use) => newAccount('Mal', 'editor').then(use) };

/** For `test.skip`: skips tests that need the first admin when the site does not offer the link of the first start. */
export const withoutAdmin = [({ product }) => !product.FIRST_ADMIN, 'The first account of this site is made already.'];
