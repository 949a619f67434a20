/** Accounts for tests: the forms that create them and sign in, and the fixture that creates them through the API. */
import { randomUUID } from 'node:crypto';
import { open } from './open.mjs';
import { nextVisitor } from './visitor.mjs';

/** The password of every account in the tests. */
const password = 'correct horse battery';
const newMail = () => `${randomUUID()}@example.org`;
const adminMail = 'anna@example.org';

async function fillIn(page, name, email) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Accepts an invitation through its form, which creates the account and opens the desk. */
export async function accept(page, link, name) {
  await open(page, link);
  await fillIn(page, name, newMail());
  await page.waitForURL((url) => url.pathname === '/desk');
}

/** Fills in the open sign-in page, which then opens the page that the person wanted. */
export async function fillSignIn(page, email) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs a person in through the form. */
export async function signIn(page, email) {
  await open(page, '/sign-in?to=/desk');
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname === '/desk');
}

/**
 * Signs in as the first admin: with the link of the first start, or with the password if the link has been used. Two tests may open the
 * link at the same time.
 */
export async function comeInAsAdmin(page, link) {
  await open(page, link);
  const used = page.getByText(/^This link (?:no longer works|was used)/u).first();
  const atDesk = (url) => url.pathname === '/desk';
  await page.getByLabel('Your name').or(used).waitFor();
  if (!(await used.isVisible())) {
    await fillIn(page, 'Anna', adminMail);
    await Promise.any([page.waitForURL(atDesk), used.waitFor()]);
  }
  if (!atDesk(new URL(page.url()))) await signIn(page, adminMail);
}

async function ask(request, operation, variables) {
  const answer = await request.post('/ask', {
    headers: { 'rulewright-request': '1' },
    data: { operation, variables },
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(`${operation}: ${errors[0].message}`);
  return data;
}

/** The fixture `newAccount(name, role, email)` creates an account and returns the browser's storage state for `newWindow({ storageState })`. */
export async function newAccount({ browser, playwright, product }, use) {
  const visitor = () => ({ baseURL: product.SITE_URL, extraHTTPHeaders: { 'x-forwarded-for': nextVisitor() } });
  const admin = await browser.newPage(visitor());
  await comeInAsAdmin(admin, product.FIRST_ADMIN);
  await use(async (name, role, email = newMail()) => {
    const { path } = (await ask(admin.request, 'Invite', { role })).invite;
    const own = await playwright.request.newContext(visitor());
    const token = path.split('/').at(-1);
    await ask(own, 'AcceptInvitation', { token, email, name, password });
    const state = await own.storageState();
    await own.dispose();
    return state;
  });
  await admin.close();
}
