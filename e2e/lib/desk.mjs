/** Working at the desk in a browser: coming in, change sets, editing a document's source, and the steps to a release. */
import { violations } from './axe.mjs';
import { inWindow } from './visit.mjs';

/** What everybody's password is in the tests. */
const password = 'correct horse battery';

/** Milliseconds that a page of the desk may take on a busy machine, and that checks may take there. */
const patience = 60_000;
const checking = 300_000;

const settled = { waitUntil: 'networkidle' };
const mailOf = (name) => `${name.toLowerCase()}@example.org`;

/** Makes the account of an invitation and lands at the desk. */
async function accept(page, link, name) {
  await page.goto(link, settled);
  await page.getByLabel('Your name').fill(name);
  const email = page.getByLabel('E-mail address');
  if (await email.isEditable()) await email.fill(mailOf(name));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/desk');
}

async function signIn(page, name) {
  await page.goto('/sign-in?to=/desk', settled);
  await page.getByLabel('E-mail address').fill(mailOf(name));
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.pathname === '/desk');
}

/** The link that an admin gets for somebody with a role: its path. */
async function invite(page, role) {
  await page.goto('/desk/people', settled);
  await page.getByLabel('Role', { exact: true }).selectOption(role);
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  return new URL(await page.locator('.invite-link').innerText()).pathname;
}

/** Comes in as the first admin: by the link of the first start, or with the password once that has been used. */
export async function comeInAsAdmin(page, link) {
  await page.goto(link, settled);
  const used = page.getByRole('heading', { name: 'This link no longer works' });
  await page.getByLabel('Your name').or(used).waitFor();
  if ((await used.count()) === 0) await accept(page, link, 'Anna');
  else await signIn(page, 'Anna');
}

/** A window whose pages may take long. */
export const inPatientWindow = (browser, use) =>
  inWindow(browser, {}, (page, complaints) => {
    page.setDefaultTimeout(patience);
    return use(page, complaints);
  });

/** Makes accounts: `roles` is `{ name: role }`. */
export async function people(browser, link, roles) {
  const links = await inPatientWindow(browser, async (page) => {
    await comeInAsAdmin(page, link);
    const made = {};
    for (const [name, role] of Object.entries(roles)) made[name] = await invite(page, role);
    return made;
  });
  for (const [name, own] of Object.entries(links)) await inPatientWindow(browser, (page) => accept(page, own, name));
}

/** Opens a window in which somebody is signed in, and gives its page to `use`. */
export const asPerson = (browser, name, use) =>
  inPatientWindow(browser, async (page, complaints) => {
    await signIn(page, name);
    return use(page, complaints);
  });

/** Begins a change set; its number. */
export async function newSet(page, title) {
  await page.goto('/desk', settled);
  await page.getByLabel('Name of the change set').fill(title);
  await page.getByRole('button', { name: 'Start change set', exact: true }).click();
  await page.waitForURL('**/desk/sets/*');
  return Number(/sets\/(\d+)/u.exec(page.url())[1]);
}

/** Opens a document in a change set. */
export const openDocument = (page, set, path) =>
  page.goto(`/desk/content?set=${set}&path=${encodeURIComponent(path)}`, settled);

export const openSet = (page, set) => page.goto(`/desk/sets/${set}`, settled);

/** The text of the open document as the desk keeps it. */
async function keptText(page) {
  const { searchParams } = new URL(page.url());
  const answer = await page.request.post('/desk/ask', {
    headers: { 'rulewright-request': '1' },
    data: {
      operation: 'DeskDocument',
      variables: { path: searchParams.get('path'), changeSet: Number(searchParams.get('set')) },
    },
  });
  return (await answer.json()).data.document.text;
}

/** Writes `change(text)` over the whole source of the open document. */
export async function rewrite(page, change) {
  const before = await keptText(page);
  const after = change(before);
  if (after === before) throw new Error('The change leaves the text as it is.');
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(after);
}

/** Waits until the open document is saved. */
export const saved = (page) => page.locator('.save-state[data-status="saved"]').waitFor({ timeout: patience });

/** Opens a document, writes `change(text)` over it and waits until it is saved. */
export async function edit(page, set, path, change) {
  await openDocument(page, set, path);
  await rewrite(page, change);
  // Once the draft is no longer what was opened, "saved" means the server has it.
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await saved(page);
}

/** Runs the checks with a handful of games and waits for their verdict: whether none failed. */
export async function runChecks(page, set) {
  await openSet(page, set);
  await page.locator('.checks-games select').selectOption('20');
  await page.getByRole('button', { name: 'Run checks' }).click();
  await page.locator('.checks-progress').waitFor();
  const said = page.locator('.checks-said');
  await said.waitFor({ timeout: checking });
  return (await said.getAttribute('data-passed')) === 'true';
}

/** Takes a step with a change set: its button, then the one that confirms it. */
export async function step(page, name) {
  await page.getByRole('button', { name, exact: true }).click();
  const confirm = page.getByRole('button', { name: `${name} now` });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
}

/** What axe finds at the top of the page: further down the head of the site covers what scrolls below it. */
export async function faults(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations(page);
}
