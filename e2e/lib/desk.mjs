/** Working at the desk in a browser: change sets, editing a document's source, and the steps to a release. */
import { violations } from './axe.mjs';
import { open } from './open.mjs';

const checking = 300_000;

/** Begins a change set; its number. */
export async function newSet(page, title) {
  await open(page, '/desk');
  await page.getByLabel('Name of the change set').fill(title);
  await page.getByRole('button', { name: 'Start change set', exact: true }).click();
  await page.waitForURL('**/desk/sets/*');
  return Number(/sets\/(\d+)/u.exec(page.url())[1]);
}

/** Opens a document in a change set. */
export const openDocument = (page, set, path) =>
  open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path)}`);

export const openSet = (page, set) => open(page, `/desk/sets/${set}`);

/** The text of the open document as the desk keeps it. */
async function keptText(page) {
  const { searchParams } = new URL(page.url());
  const answer = await page.request.post('/ask', {
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
export const saved = (page) => page.locator('.save-state[data-status="saved"]').waitFor();

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
  const confirm = page.getByRole('button', { name: `${name.replace(/ change set$/u, '')} now` });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
}

/** What axe finds at the top of the page: further down the head of the site covers what scrolls below it. */
export async function faults(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations(page);
}
