/** The deck check gives the verdict of every mode, with and without JavaScript. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';
import { open } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const modes = ['Core Tactical', 'Fast', 'Web Official', 'Classic Print'];
const removed = ['Ant Swarm', 'Assassin Bug', 'Differential Grasshopper', 'May Fly', 'Monarch Butterfly'];

/** The published starter deck as a player would paste it, read from its file. */
const starter = readFileSync(join(root, `cards/${game}/decks/starter-deck-set-1.yaml`), 'utf8')
  .match(/card: [\w-]+, copies: \d+/gu)
  .map((entry) => /card: ([\w-]+), copies: (\d+)/u.exec(entry))
  .map(
    ([, slug, copies]) =>
      `${copies} ${slug
        .split('-')
        .map((word) => word[0].toUpperCase() + word.slice(1))
        .join(' ')}`,
  )
  .join('\n');

const editor = (page) => page.getByLabel(/the list/iu);
const verdict = (page, mode) => page.getByRole('group').filter({ has: page.locator('summary', { hasText: mode }) });
/** The verdict in the summary of a mode: "Legal" or the number of problems. */
const word = async (page, mode) => (await verdict(page, mode).locator('summary').innerText()).replace(mode, '').trim();

/** Enters a list in the check. Without JavaScript the form is submitted; with JavaScript the verdict appears while typing. */
async function check(page, list, javaScriptEnabled) {
  await (javaScriptEnabled ? open(page, `/${game}/deck-check`) : page.goto(`/${game}/deck-check`));
  await editor(page).fill(list);
  if (!javaScriptEnabled) await page.getByRole('main').getByRole('button', { name: /check/iu }).click();
  await verdict(page, modes[0]).waitFor();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Starter Deck Set 1 is legal and Fast names the five cards it removes; five copies name their line; nonsense stays text', async ({
      page,
      complaints,
    }) => {
      await check(page, starter, javaScriptEnabled);
      for (const mode of modes) expect(await word(page, mode), mode).toMatch(/^Legal/u);
      const fast = await verdict(page, 'Fast').textContent();
      for (const name of removed) expect(fast, `Fast names ${name}`).toContain(name);

      await check(page, starter.replace('2 Mosquito', '5 Mosquito'), javaScriptEnabled);
      const line = starter.split('\n').indexOf('2 Mosquito') + 1;
      // The verdict of the list before stays until the new one is there.
      await expect.poll(() => word(page, 'Core Tactical')).toMatch(/problem/u);
      const text = await verdict(page, 'Core Tactical').textContent();
      expect(text).toMatch(/Mosquito/u);
      expect(text).toMatch(new RegExp(`line ${line}(?!\\d)`, 'iu'));

      const nonsense = '2 <img src=x onerror=alert(1)>\n99999999999999999999 Ant Swarm\n\u0000\u202e\n-3 Mosquito';
      await check(page, nonsense, javaScriptEnabled);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
}

test('suggests a similar name; its fix changes the list and can be undone', async ({ page }) => {
  await check(page, starter.replace('2 Ant Swarm', '2 Antswarm'), true);
  const before = await editor(page).inputValue();
  await page
    .getByRole('button', { name: /Ant Swarm/u })
    .first()
    .click();
  await page.waitForFunction((text) => document.querySelector('textarea').value !== text, before);
  expect(await editor(page).inputValue()).toMatch(/^2 Ant Swarm$/mu);
  await page.getByRole('button', { name: /undo/iu }).first().click();
  await page.waitForFunction((text) => document.querySelector('textarea').value === text, before);
});

test('the share link opens the same list, also without JavaScript', async ({ context, page, newWindow }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await check(page, starter, true);
  await page.getByRole('button', { name: /copy link/iu }).click();
  await page.waitForURL((url) => url.search !== '');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  for (const javaScriptEnabled of [true, false]) {
    const other = await newWindow({ javaScriptEnabled });
    await other.page.goto(page.url());
    expect((await editor(other.page).inputValue()).trim()).toBe(starter);
    for (const mode of modes) expect(await word(other.page, mode), mode).toMatch(/^Legal/u);
  }
});

test('the published list opens in the check', async ({ scriptless: page }) => {
  await page.goto(`/${game}/decks/starter-deck-set-1`);
  await page.getByRole('main').getByRole('link', { name: /check/iu }).first().click();
  expect(await editor(page).inputValue()).toMatch(/Ant Swarm/u);
  expect(await word(page, 'Core Tactical')).toMatch(/^Legal/u);
});
