/** Actions at the desk in a browser: create change sets, edit a document's source, and perform the steps to a release. */
import { violations } from './axe.mjs';
import { open } from './open.mjs';

const checking = 300_000;

/** Starts a change set and returns its number. */
export async function newSet(page, title) {
  await open(page, '/desk');
  await page.getByLabel('Name of the change set').fill(title);
  await page.getByRole('button', { name: 'Start change set', exact: true }).click();
  await page.waitForURL('**/desk/sets/*');
  return Number(/sets\/(\d+)/u.exec(page.url())[1]);
}

/** Opens a document in a change set, with its source. It opens as a form, or as sentences, without it. */
export async function openDocument(page, set, path) {
  await open(page, `/desk/content?set=${set}&path=${encodeURIComponent(path)}`);
  const view = { md: 'Source', yaml: 'Both' }[path.split('.').at(-1)];
  if (view) await page.getByRole('button', { name: view, exact: true }).click();
}

export const openSet = (page, set) => open(page, `/desk/sets/${set}`);

/** The stored text of the open document. */
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

/** Replaces the whole source of the open document by `change(text)`. */
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

/** Opens a document, replaces its text by `change(text)` and waits until it is saved. */
export async function edit(page, set, path, change) {
  await openDocument(page, set, path);
  await rewrite(page, change);
  // The state is "saved" before the edit too. Waiting for another state first ensures that "saved" means the new text.
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await saved(page);
}

/** Runs the checks with 20 games and waits for the result. Returns whether all passed. */
export async function runChecks(page, set) {
  await openSet(page, set);
  await page.locator('.checks-games select').selectOption('20');
  await page.getByRole('button', { name: 'Run checks' }).click();
  await page.locator('.checks-progress').waitFor();
  const said = page.locator('.checks-said');
  await said.waitFor({ timeout: checking });
  return (await said.getAttribute('data-passed')) === 'true';
}

/** Performs a step of a change set: clicks its button, then the button that confirms it. */
export async function step(page, name) {
  await page.getByRole('button', { name, exact: true }).click();
  const confirm = page.getByRole('button', { name: `${name.replace(/ change set$/u, '')} now` });
  await confirm.click();
  await confirm.waitFor({ state: 'detached' });
}

/** The axe violations at the top of the page. Further down, the sticky page head covers content, which axe would report. */
export async function faults(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  // A preview is dimmed during an update.
  await page.waitForFunction(() => !document.querySelector('.preview-wait[aria-busy="true"]'));
  return violations(page);
}
