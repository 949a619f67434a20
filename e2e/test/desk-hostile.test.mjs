/** Hostile card texts: markup, scripts, great length and reversed writing direction stay plain text or are refused. */
import { expect } from '@playwright/test';
import { edit, newSet, openDocument, openSet } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

const card = `cards/${game}/cards/sowbug.yaml`;

const SCRIPT = '<script>window.harmed = 1</script><img src=x onerror="window.harmed = 1">';
const LINK = '[here](javascript:window.harmed=1)';
const ENDLESS = 'endless'.repeat(3000);

/** Whether any part of the text has become markup of the page. */
const harmed = (page) =>
  page.evaluate(
    () =>
      window.harmed !== undefined ||
      document.querySelector('main img[src="x"], main a[href^="javascript"], main [onerror]') !== null,
  );
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets fields of the card to the given texts. */
const withTexts = (texts) => (source) =>
  Object.entries(texts).reduce((now, [name, text]) => {
    const line = `${name}: ${JSON.stringify(text)}`;
    const there = new RegExp(`^(\\s*)${name}: .*$`, 'mu');
    return there.test(now) ? now.replace(there, (_, indent) => indent + line) : `${now.trimEnd()}\n${line}\n`;
  }, source);

test.describe('hostile card text', { tag: '@long' }, () => {
  /** Runs `look` on every page that shows the card: at the desk and in the preview of the change set, on a phone. */
  async function lookAround(page, set, complaints, look) {
    // When text replaces a selection, Chromium itself adds an inline style, and the policy blocks it. The page did not cause this error.
    complaints.length = 0;
    await openSet(page, set);
    const asIf = await page.getByRole('link', { name: 'Preview the site with this change set' }).getAttribute('href');
    await page.setViewportSize({ width: 390, height: 844 });
    const document = `/desk/content?set=${set}&path=${encodeURIComponent(card)}`;
    const site = [asIf, `/${game}/cards/sowbug`, `/${game}/cards?q=sow`, `/${game}/decks/starter-deck-set-1`, '/'];
    for (const place of ['/desk', `/desk/sets/${set}`, document, ...site]) {
      await open(page, place);
      expect(await harmed(page), place).toBe(false);
      expect(await overflow(page), `${place} is ${await overflow(page)} px wider than the window`).toBeLessThanOrEqual(
        0,
      );
      await look?.(place);
    }
    await page.goto('/as-if/leave');
    expect(complaints).toEqual([]);
  }

  test('markup and scripts appear as plain text', async ({ page, complaints }) => {
    const set = await newSet(page, `Bad <b>title</b> ${SCRIPT}`);
    await edit(
      page,
      set,
      card,
      withTexts({ name: `Sow ${SCRIPT.slice(0, 40)}`, notes: SCRIPT + LINK, flavor: SCRIPT }),
    );
    await lookAround(page, set, complaints, async (place) => {
      if (!place.endsWith('/cards/sowbug')) return;
      await page.getByRole('heading', { level: 1, name: 'Sow <script>' }).waitFor();
      await page.getByText(LINK).first().waitFor();
    });
  });

  test('an endless word does not widen the page', async ({ page, complaints }) => {
    const set = await newSet(page, 'W'.repeat(118));
    await edit(
      page,
      set,
      card,
      withTexts({ name: 'E'.repeat(60), notes: ENDLESS, flavor: ENDLESS, text: ENDLESS.slice(0, 400) }),
    );
    await lookAround(page, set, complaints);
  });

  for (const [what, text] of [
    ['a control character', '\\u0007'],
    ['a turned direction of writing', '\\u202e'],
  ])
    test(`refuses ${what}, and says where it is`, async ({ page }) => {
      const set = await newSet(page, `Holds ${what}`);
      await edit(page, set, card, (source) => source.replace(/^name: .*$/mu, `name: "Sow${text}bug"`));
      await openDocument(page, set, card);
      await page.getByRole('tab', { name: 'Problems' }).click();
      await page
        .getByText(`The character U+${text.slice(2).toUpperCase()} does not belong in a text.`)
        .first()
        .waitFor();
      await page.getByText('line 2').first().waitFor();
      await openSet(page, set);
      await expect(page.getByRole('link', { name: 'Preview the site with this change set' })).toHaveCount(0);
    });
});
