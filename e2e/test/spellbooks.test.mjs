/** A game with a frame and words of its own: its catalogue, a card of it, the check of a list with cards beside the deck. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from '../lib/axe.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const game = 'metazoo';
const list = '40 Dark Aura\n1 Mothman (Red Eyes)\n\nSide-Deck\n1 Mothman (Red Eyes)\n4 Fog';

for (const colorScheme of ['light', 'dark']) {
  for (const path of [
    'cards',
    'cards?view=table&q=t:beastie',
    'cards/bigfoot',
    'decks',
    'decks/graveyard-shift',
    'deck-check',
  ]) {
    test(`/${game}/${path} is accessible (${colorScheme}) and fits a phone`, async () => {
      await inWindow(browser(), { colorScheme, width: 390, height: 844 }, async (page, complaints) => {
        await page.goto(`/${game}/${path}`, { waitUntil: 'networkidle' });
        assert.deepEqual(await violations(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 0);
        assert.deepEqual(complaints, []);
      });
    });
  }
}

test('pages say what the game calls its cards and decks', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/cards`);
    const sections = page.getByRole('navigation', { name: 'MetaZoo' }).getByRole('link');
    const words = await sections.allInnerTexts();
    for (const word of ['Pages', 'Spellbooks', 'Spellbook check']) assert.ok(words.includes(word), word);
    assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Pages');
  });
});

test('a face tells its type, cost, LP and Traits to those who cannot see it', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/cards/mothman-silver-bridge`);
    const label = await page
      .getByRole('img', { name: /Mothman/u })
      .first()
      .getAttribute('aria-label');
    assert.match(label, /Spirit, .*cost 3 \(2 Spirit and 1 Neutral\), 60 LP, .*Flight, Magiproof/u);
  });
});

test('a search by Trait, Aura Type and LP finds Pages', async () => {
  await inWindow(browser(), {}, async (page) => {
    await page.goto(`/${game}/cards?q=${encodeURIComponent('trait:flight aura:dark lp>70')}`);
    const links = page.getByRole('main').locator(`a[href^="/${game}/cards/"]`);
    assert.deepEqual(await links.evaluateAll((all) => all.map((link) => link.pathname.split('/').at(-1))), [
      'mothman-red-eyes',
    ]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`a Page at its limit in the Spellbook is one too many beside it (scripts ${javaScriptEnabled ? 'on' : 'off'})`, async () => {
    await inWindow(browser(), { javaScriptEnabled }, async (page) => {
      await page.goto(`/${game}/deck-check?list=${encodeURIComponent(list)}`, { waitUntil: 'networkidle' });
      const text = await page.getByRole('main').innerText();
      assert.match(text, /2 copies of Mothman \(Red Eyes\) in Spellbook and Side-Deck together; at most 1 is allowed/u);
      assert.match(text, /Lines 2 and 5/u);
      if (!javaScriptEnabled) return;
      await page.getByRole('button', { name: 'Take out 1 Mothman (Red Eyes)' }).click();
      await page.getByText('Legal', { exact: true }).waitFor();
    });
  });
}
