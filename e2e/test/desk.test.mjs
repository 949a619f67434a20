/** Accounts on the site: the first admin's link, invitations, and what a role does not reach. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const firstAdmin = process.env.FIRST_ADMIN;
const browser = browserForFile();
const password = 'correct horse battery';

/** Makes the account of a link and lands where it leads. */
async function accept(page, link, name) {
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('Your name').fill(name);
  const email = page.getByLabel('E-mail address');
  if (await email.isEditable()) await email.fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.waitForURL((url) => url.pathname === '/desk');
}

async function signIn(page, name) {
  await page.goto('/sign-in?to=/desk', { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail address').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/desk');
}

/** The link that an admin gets for somebody with a role. */
async function invite(page, role) {
  await page.goto('/desk/people', { waitUntil: 'networkidle' });
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Make a link' }).click();
  return page.locator('.invite-link').innerText();
}

describe('the desk', { skip: firstAdmin === undefined && 'The first account of this site is made already.' }, () => {
  let reviewerLink;
  let editorLink;

  test('the first admin comes in by the link of the first start, and invites others', async () => {
    await inWindow(browser(), {}, async (page) => {
      await accept(page, firstAdmin, 'Anna');
      editorLink = await invite(page, 'editor');
      reviewerLink = await invite(page, 'reviewer');
      assert.deepEqual(await violations(page), []);
      await page.goto('/desk/audit');
      assert.ok((await page.locator('.audit-table tbody tr').count()) >= 3);
      assert.deepEqual(await violations(page), []);
    });
    for (const [link, name] of [
      [editorLink, 'Ed'],
      [reviewerLink, 'Rita'],
    ])
      await inWindow(browser(), {}, (page) => accept(page, new URL(link).pathname, name));
  });

  test('a link works once', async () => {
    await inWindow(browser(), {}, async (page) => {
      await page.goto(firstAdmin);
      await page.getByRole('heading', { name: 'This link cannot be used any more' }).waitFor();
    });
  });

  test('an editor does not get to people and audit', async () => {
    await inWindow(browser(), {}, async (page) => {
      await signIn(page, 'Ed');
      await page.goto('/desk/people');
      assert.match(page.url(), /\/account\?lacks=people/u);
    });
  });
});
