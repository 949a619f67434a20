/** The catalogue and the page of a card. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { game } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const removedInFast = ['ant-swarm', 'assassin-bug', 'differential-grasshopper', 'may-fly', 'monarch-butterfly'];

/** Slugs of the cards that the catalogue shows. */
const shown = (page) =>
  page
    .getByRole('main')
    .locator(`a[href^="/${game}/cards/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.pathname.split('/').at(-1)))].sort());

const search = async (page, text) => {
  await page.goto(`/${game}/cards`);
  const box = page.getByLabel(/search the cards/iu);
  await box.fill(text);
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === text);
  await page.waitForLoadState('networkidle');
};

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('the catalogue shows every card', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await page.goto(`/${game}/cards`);
        assert.equal((await shown(page)).length, 23);
      });
    });

    test('a word of the name finds the card', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await search(page, 'swarm');
        assert.deepEqual(await shown(page), ['ant-swarm']);
      });
    });

    test('the search knows which cards a mode removes', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await search(page, '-legal:fast');
        assert.deepEqual(await shown(page), removedInFast);
      });
    });

    test('a search without a result says so', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await search(page, 'zyzzyva');
        assert.deepEqual(await shown(page), []);
        assert.match(await page.getByRole('main').innerText(), /no cards?|nothing/iu);
      });
    });
  });
}

test('a search that cannot be read names what is wrong, and fails nothing', async () => {
  await inWindow(browser(), {}, async (page, complaints) => {
    for (const text of ['cost<=', 'colour:red', '"', '((', '<script>alert(1)</script>', "';drop table cards;--"]) {
      await search(page, text);
      assert.ok(await page.getByRole('main').isVisible());
    }
    assert.deepEqual(complaints, []);
  });
});

test('the page of Ant Swarm: scientific name, numbers and the word on each mode with its rule', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(`/${game}/cards/ant-swarm`);
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Ant Swarm');
    const text = await page.getByRole('main').innerText();
    assert.match(text, /Formicidae/u);
    assert.match(text, /provisional/iu);
    const legality = page.getByRole('region', { name: /legal/iu }).getByRole('listitem');
    const lines = await legality.allInnerTexts();
    assert.equal(lines.length, 4);
    for (const line of lines) assert.match(line, /^Fast/u.test(line) ? /Removed.*mb\.fast\./su : /Legal/u);
    const rule = await legality
      .filter({ hasText: 'Removed' })
      .getByRole('link', { name: /mb\./u })
      .getAttribute('href');
    assert.match(rule, new RegExp(`^/${game}/rules/fast`, 'u'));
  });
});
