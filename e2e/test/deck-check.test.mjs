/** The deck check: the verdict of every mode, the same with and without JavaScript. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../../tools/lib/workspace.mjs';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const modes = ['Core Tactical', 'Fast', 'Web Official', 'Classic Print'];
const removed = ['Ant Swarm', 'Assassin Bug', 'Differential Grasshopper', 'May Fly', 'Monarch Butterfly'];

/** The published starter deck as a player would paste it, from its file. */
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
/** What stands on the fold of a mode: its name and "Legal" or how many problems. */
const word = async (page, mode) => (await verdict(page, mode).locator('summary').innerText()).replace(mode, '').trim();

/** Puts a list into the check. Without JavaScript that is a form that is sent; with it, the answer comes as one types. */
async function check(page, list, javaScriptEnabled) {
  await page.goto(`/${game}/deck-check`, { waitUntil: javaScriptEnabled ? 'networkidle' : 'load' });
  await editor(page).fill(list);
  if (!javaScriptEnabled) await page.getByRole('main').getByRole('button', { name: /check/iu }).click();
  await verdict(page, modes[0]).waitFor();
}

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('Starter Deck Set 1 is legal in every mode, and Fast names the five cards it removes', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page, complaints) => {
        await check(page, starter, javaScriptEnabled);
        for (const mode of modes) assert.match(await word(page, mode), /^Legal/u, mode);
        const fast = await verdict(page, 'Fast').textContent();
        for (const name of removed) assert.ok(fast.includes(name), `Fast names ${name}`);
        assert.deepEqual(complaints, []);
      });
    });

    test('five copies of a card are named with their line', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await check(page, starter.replace('2 Mosquito', '5 Mosquito'), javaScriptEnabled);
        const line = starter.split('\n').indexOf('2 Mosquito') + 1;
        const text = await verdict(page, 'Core Tactical').textContent();
        assert.match(await word(page, 'Core Tactical'), /problem/u);
        assert.match(text, /Mosquito/u);
        assert.match(text, new RegExp(`line ${line}(?!\\d)`, 'iu'));
      });
    });

    test('a list of nonsense is answered, and stays what it is', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page, complaints) => {
        const nonsense = '2 <img src=x onerror=alert(1)>\n99999999999999999999 Ant Swarm\n\u0000\u202e\n-3 Mosquito';
        await check(page, nonsense, javaScriptEnabled);
        assert.equal(await page.locator('img[src="x"]').count(), 0);
        assert.deepEqual(complaints, []);
      });
    });
  });
}

test('a near name is proposed, and the fix mends the list and can be undone', async () => {
  await inWindow(browser(), {}, async (page) => {
    await check(page, starter.replace('2 Ant Swarm', '2 Antswarm'), true);
    const before = await editor(page).inputValue();
    await page
      .getByRole('button', { name: /Ant Swarm/u })
      .first()
      .click();
    await page.waitForFunction((text) => document.querySelector('textarea').value !== text, before);
    assert.match(await editor(page).inputValue(), /^2 Ant Swarm$/mu);
    await page.getByRole('button', { name: /undo/iu }).first().click();
    await page.waitForFunction((text) => document.querySelector('textarea').value === text, before);
  });
});

test('the share link opens the same list, also without JavaScript', async () => {
  const link = await inWindow(browser(), { permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
    await check(page, starter, true);
    await page.getByRole('button', { name: /copy link/iu }).click();
    await page.waitForURL((url) => url.search !== '');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
    return page.url();
  });
  for (const javaScriptEnabled of [true, false]) {
    await inWindow(browser(), { javaScriptEnabled }, async (page) => {
      await page.goto(link);
      assert.equal((await editor(page).inputValue()).trim(), starter);
      for (const mode of modes) assert.match(await word(page, mode), /^Legal/u, mode);
    });
  }
});

test('the published list opens in the check', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(`/${game}/decks/starter-deck-set-1`);
    await page.getByRole('main').getByRole('link', { name: /check/iu }).first().click();
    assert.match(await editor(page).inputValue(), /Ant Swarm/u);
    assert.match(await word(page, 'Core Tactical'), /^Legal/u);
  });
});
