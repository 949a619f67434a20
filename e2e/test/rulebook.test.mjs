/** The rulebook: the published sentences with the values of their mode, and ways to a single rule. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { game, site } from '../lib/site.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const drawRule = 'mb.draw.to-hand-size';
const ruleIn = (page, id = drawRule) => page.locator(`[id="${id}"]`);
const handSizes = { 'core-tactical': 7, fast: 7, 'web-official': 7, 'classic-print': 7 };

for (const javaScriptEnabled of [true, false]) {
  describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('the draw rule of Core Tactical says how many cards', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await page.goto(`/${game}/rules/core-tactical`);
        assert.match(await ruleIn(page).innerText(), /Draw until you hold 7 cards/u);
      });
    });

    test('the contents lead to the chapters, in reading order', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await page.goto(`/${game}/rules/core-tactical`);
        const contents = page.getByRole('navigation', { name: /contents/iu });
        const links = await contents.getByRole('link').evaluateAll((all) => all.map((link) => link.hash));
        assert.ok(links.length >= 10, `${links.length} links in the contents`);
        const found = await page.evaluate(
          (ids) =>
            ids.map(
              (id) => document.getElementById(decodeURIComponent(id.slice(1)))?.getBoundingClientRect().top ?? null,
            ),
          links,
        );
        assert.ok(found.every((top) => top !== null));
        assert.deepEqual(
          found,
          [...found].sort((a, b) => a - b),
        );
      });
    });

    test('the address of one rule leads to its place in the book', async () => {
      await inWindow(browser(), { javaScriptEnabled }, async (page) => {
        await page.goto(`/${game}/rules/core-tactical#${drawRule}`);
        const box = await ruleIn(page).boundingBox();
        assert.ok(box && box.y >= 0 && box.y < 900, 'the rule is in sight');
      });
    });
  });
}

test('every mode is there, with the hand size that the API resolves for it', async () => {
  await inWindow(browser(), {}, async (page) => {
    for (const mode of Object.keys(handSizes)) {
      const response = await page.goto(`/${game}/rules/${mode}`);
      assert.equal(response.status(), 200);
      assert.match(await ruleIn(page).innerText(), /Draw until you hold \d+ cards/u);
    }
  });
});

test('the page of a rule leads to its place in the book', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/rules/core-tactical/${drawRule}`);
    assert.equal(new URL(page.url()).pathname, `/${game}/rules/core-tactical`);
    assert.equal(new URL(page.url()).hash, `#${drawRule}`);
  });
});

test('a ruling stands with the rule that is silent, and says what we decided', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/rules/core-tactical`);
    assert.ok((await page.getByText(/^Ruling/u).count()) > 0);
  });
});

test('the comparison names the parameters and the sentences that differ', async () => {
  await inWindow(browser(), { javaScriptEnabled: false }, async (page) => {
    await page.goto(`/${game}/rules/compare?a=${game}/core-tactical&b=${game}/fast`);
    const text = await page.getByRole('main').innerText();
    assert.match(text, /zones\.reserve\.enabled/u);
    assert.match(text, /Core Tactical/u);
    assert.match(text, /Fast/u);
  });
});

test('the rulebook prints without what is only for the screen', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/rules/core-tactical`);
    await page.emulateMedia({ media: 'print' });
    assert.equal(await page.getByRole('navigation', { name: /contents/iu }).count(), 0);
    assert.equal(await page.getByRole('banner').count(), 0);
    assert.ok(await ruleIn(page).isVisible());
  });
});

test('a rulebook that nobody published is not found', async () => {
  assert.equal((await fetch(`${site}/${game}/rules/core-tactical?release=999999`)).status, 404);
});
