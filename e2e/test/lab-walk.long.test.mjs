/** A walk through the lab of a small game: matchups, two runs side by side, the gallery, blame, proposals and findings, each with axe. */
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent } from '../../tools/lib/product.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { comeInAsAdmin } from '../lib/accounts.mjs';
import { edit, newSet, openSet } from '../lib/desk.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { startProduct } from '../lib/product.mjs';
import { ownData } from '../lib/products.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const card = `cards/${game}/cards/fire-fly.yaml`;
const mode = `rules/${game}/modes/fast.yaml`;

/** Adds three releases. The second of them gives the starting player two more cards. */
async function withHistory(data) {
  const tree = mkdtempSync(join(tmpdir(), 'rulewright-walk-'));
  for (const folder of ['cards', 'rules']) cpSync(join(root, folder), join(tree, folder), { recursive: true });
  for (const release of [2, 3, 4]) {
    appendFileSync(join(tree, card), `# Release ${release}.\n`);
    if (release === 3) {
      const text = readFileSync(join(tree, mode), 'utf8');
      writeFileSync(join(tree, mode), text.replace(/^parameters:$/mu, 'parameters:\n  setup.starterExtraCards: 2'));
    }
    await importContent(data, '', tree);
  }
  rmSync(tree, { recursive: true, force: true });
}

/** Waits for the end of the run on the page, and shows its result. */
async function over(page) {
  await page.waitForURL(/\/lab\/[\w-]{12}$/u);
  await expect(page.getByRole('status').first()).toHaveAttribute('data-state', 'done', { timeout: 200_000 });
  await open(page, page.url());
}

/** Presses a button of the run, and waits for its state. */
async function steer(page, button, state) {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('status').first()).toHaveAttribute('data-state', state);
}

/** Asks a question with players that choose at random, and waits for its answer. */
async function asked(page, question) {
  await open(page, `/lab?game=${game}&mode=fast&question=${question}`);
  const levels = page.getByRole('group', { name: 'Levels' });
  if (await levels.isVisible()) {
    await levels.getByLabel('Easy').uncheck();
    await levels.getByLabel('Random').check();
  } else await page.getByLabel('Level of all players').selectOption('random');
  await page.getByRole('button', { name: 'Ask the lab' }).click();
  await over(page);
  return page.url();
}

test('a walk through the lab', async ({ browser }) => {
  test.setTimeout(900_000);
  const data = await ownData();
  await withHistory(data);
  const { env, stop } = await startProduct(data);
  try {
    const context = await browser.newContext({ baseURL: env.SITE_URL });
    const page = await context.newPage();
    await comeInAsAdmin(page, env.FIRST_ADMIN);

    await test.step('matchups', async () => {
      await asked(page, 'matchups');
      await expect(page.locator('.lab-answer-sentence')).toContainText(/clear winner|No deck beats|Not yet clear/u);
      await look(page, 'matchups');
    });
    const pages = [];
    await test.step('the gallery', async () => {
      for (const question of ['starter', 'length']) pages.push(await asked(page, question));
      await page.getByRole('button', { name: 'Show in the gallery' }).click();
      await page.getByRole('button', { name: 'Remove from the gallery' }).waitFor();
      await open(page, '/lab/gallery');
      await page.getByRole('link', { name: 'How long are games' }).first().waitFor();
      await look(page, 'the gallery');
    });
    await test.step('two runs side by side', async () => {
      const [a, b] = pages.map((url) => url.split('/').at(-1));
      await open(page, `/lab/compare?a=${a}&b=${b}`);
      await expect(page.locator('.lab-answer-sentence')).toContainText('The runs differ');
      await look(page, 'two runs');
    });
    await test.step('blame', async () => {
      await open(page, `/lab/blame?game=${game}&mode=fast&metric=turns&size=0.02&from=1&to=4&bot=random&plan=yes`);
      await page.getByRole('heading', { name: 'What it costs' }).waitFor();
      await page.getByRole('button', { name: 'Start the search' }).click();
      await over(page);
      await page.locator('.lab-blamed').waitFor();
      await look(page, 'blame');
    });
    await test.step('proposals', async () => {
      await open(
        page,
        `/lab/proposals?game=${game}&mode=fast&bot=random&thoroughness=quick&metric1=turns&relation1=%3C%3D&value1=11.5&rules=yes&plan=yes`,
      );
      await look(page, 'the form of proposals');
      const form = page.url();
      await page.getByRole('button', { name: 'Start the search' }).click();
      await page.waitForURL(/\/lab\/[\w-]{12}$/u);
      await steer(page, 'Pause run', 'paused');
      await look(page, 'a paused search');
      await steer(page, 'Resume run', /running|done/u);
      await over(page);
      await expect(page.locator('.lab-answer-sentence')).toContainText(/the goals|The nearest/u);
      await expect(page.locator('.lab-evidence')).toContainText('other decks');
      await look(page, 'proposals');
      await open(page, form);
      await page.getByRole('button', { name: 'Start the search' }).click();
      await page.waitForURL(/\/lab\/[\w-]{12}$/u);
      await steer(page, 'Cancel run', 'cancelled');
      await expect(page.getByRole('button', { name: /run$/u })).toHaveCount(0);
    });
    await test.step('what was overlooked', async () => {
      const set = await newSet(page, 'Signal costs too much');
      await edit(page, set, card, (text) => text.replace('      cost: 1', '      cost: 90'));
      await openSet(page, set);
      const section = page.locator('#overlooked');
      await section.getByRole('button', { name: 'Look for it' }).click();
      const first = section.locator('.overlooked-list > li').first();
      await first.waitFor({ timeout: 150_000 });
      await expect(first).toContainText('The ability "signal" of Fire Fly happened in');
      await first.getByText(/never occurs? because of this/u).click();
      await first.getByRole('button', { name: 'Open the position' }).first().click();
      await first.getByText(/^Step \d+ of \d+$/u).waitFor();
      await expect(first).toContainText('In the change, no player may.');
      await look(page, 'findings');
    });
  } finally {
    await stop();
  }
});
