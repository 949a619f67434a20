/** A game with its own card frame and words: the catalogue, a card page, and the check of a list with a side deck. */
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { expect, test } from '../lib/test.mjs';

const game = 'metazoo';
const list = '40 Dark Aura\n1 Mothman (Red Eyes)\n\nSide-Deck\n1 Mothman (Red Eyes)\n4 Fog';

for (const colorScheme of ['light', 'dark']) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    for (const path of [
      'cards',
      'cards?view=table&q=t:beastie',
      'cards/bigfoot',
      'decks',
      'decks/graveyard-shift',
      'deck-check',
    ]) {
      test(`/${game}/${path} is accessible and fits a phone`, { tag: '@long' }, async ({ page, complaints }) => {
        await open(page, `/${game}/${path}`);
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
        await page.waitForLoadState('networkidle');
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("pages use the game's words for cards and decks", async ({ page }) => {
  await page.goto(`/${game}/cards`);
  const sections = page.getByRole('navigation', { name: 'MetaZoo' }).getByRole('link');
  const words = await sections.allInnerTexts();
  for (const word of ['Pages', 'Spellbooks', 'Spellbook check']) expect(words, word).toContain(word);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages');
});

test('a card face has its type, cost, LP and Traits as text for screen readers', async ({ page }) => {
  await page.goto(`/${game}/cards/mothman-silver-bridge`);
  const label = await page
    .getByRole('img', { name: /Mothman/u })
    .first()
    .getAttribute('aria-label');
  expect(label).toMatch(/Spirit, .*cost 3 \(2 Spirit, 1 Neutral\), 60 LP, .*Flight, Magiproof/u);
});

test('a search by Trait, Aura Type and LP finds Pages', async ({ page }) => {
  await page.goto(`/${game}/cards?q=${encodeURIComponent('trait:flight aura:dark lp>70')}`);
  const links = page.getByRole('main').locator(`a[href^="/${game}/cards/"]`);
  expect(await links.evaluateAll((all) => all.map((link) => link.pathname.split('/').at(-1)))).toStrictEqual([
    'mothman-red-eyes',
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a Page at its limit in the Spellbook is over the limit with another copy in the side deck', async ({
      page,
    }) => {
      await page.goto(`/${game}/deck-check?list=${encodeURIComponent(list)}`);
      const text = await page.getByRole('main').innerText();
      expect(text).toMatch(
        /2 copies of Mothman \(Red Eyes\) in Spellbook and Side-Deck together; at most 1 is allowed/u,
      );
      expect(text).toMatch(/Lines 2 and 5/u);
      if (!javaScriptEnabled) return;
      await ready(page);
      await page.getByRole('button', { name: 'Remove 1 Mothman (Red Eyes)' }).click();
      await page.getByText('Legal', { exact: true }).waitFor();
    });
  });
}

test('a deck on a phone breaks no word of a name', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/metazoo/decks/critter-pack', '/metabaloids/decks/starter-deck-set-1']) {
      await page.goto(path);
      const [names, broken] = await page.locator('.card-row-name a').evaluateAll((links) => [
        links.length,
        links.flatMap(({ firstChild: text }) =>
          [...text.data.matchAll(/[^\s-]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
          }),
        ),
      ]);
      expect(names).toBeGreaterThan(10);
      expect(broken, `${path} at ${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  }
});
