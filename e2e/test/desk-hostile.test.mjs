/** Card text from somebody who means harm: markup, scripts, great length and turned directions stay plain text, or are refused. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { asPerson, edit, newSet, openDocument, openSet, people } from '../lib/desk.mjs';
import { game } from '../lib/site.mjs';
import { browserForFile } from '../lib/visit.mjs';

const firstAdmin = process.env.FIRST_ADMIN;
const browser = browserForFile();
const card = `cards/${game}/cards/sowbug.yaml`;

const SCRIPT = '<script>window.harmed = 1</script><img src=x onerror="window.harmed = 1">';
const LINK = '[here](javascript:window.harmed=1)';
const ENDLESS = 'endless'.repeat(3000);

/** Whether anything of the text has become part of the page. */
const harmed = (page) =>
  page.evaluate(
    () =>
      window.harmed !== undefined ||
      document.querySelector('main img[src="x"], main a[href^="javascript"], main [onerror]') !== null,
  );
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sets members of the card, each to a text. */
const withTexts = (texts) => (source) =>
  Object.entries(texts).reduce((now, [name, text]) => {
    const line = `${name}: ${JSON.stringify(text)}`;
    const there = new RegExp(`^(\\s*)${name}: .*$`, 'mu');
    return there.test(now) ? now.replace(there, (_, indent) => indent + line) : `${now.trimEnd()}\n${line}\n`;
  }, source);

const options = { skip: firstAdmin === undefined && 'The first account of this site is made already.' };
describe('hostile card text', options, () => {
  const as = (use) => asPerson(browser(), 'Mal', use);
  before(() => people(browser(), firstAdmin, { Mal: 'editor' }));

  /** Looks at every page that shows the card, at the desk and as if published, on a phone. */
  async function lookAround(page, set, complaints, look) {
    // Typing over a selection, Chromium asks for the style of what stood there, and the policy says no: not of the page's making.
    complaints.length = 0;
    await openSet(page, set);
    const asIf = await page.getByRole('link', { name: 'Preview the site with this change set' }).getAttribute('href');
    await page.setViewportSize({ width: 390, height: 844 });
    const open = `/desk/content?set=${set}&path=${encodeURIComponent(card)}`;
    const site = [asIf, `/${game}/cards/sowbug`, `/${game}/cards?q=sow`, `/${game}/decks/starter-deck-set-1`, '/'];
    for (const place of ['/desk', `/desk/sets/${set}`, open, ...site]) {
      await page.goto(place, { waitUntil: 'networkidle' });
      assert.equal(await harmed(page), false, place);
      assert.ok((await overflow(page)) <= 0, `${place} is ${await overflow(page)} px wider than the window`);
      await look?.(place);
    }
    await page.goto('/as-if/leave');
    assert.deepEqual(complaints, []);
  }

  test('markup and scripts are shown as they are written', () =>
    as(async (page, complaints) => {
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
    }));

  test('a word without end does not push a page aside', () =>
    as(async (page, complaints) => {
      const set = await newSet(page, 'W'.repeat(118));
      await edit(
        page,
        set,
        card,
        withTexts({ name: 'E'.repeat(60), notes: ENDLESS, flavor: ENDLESS, text: ENDLESS.slice(0, 400) }),
      );
      await lookAround(page, set, complaints);
    }));

  for (const [what, text] of [
    ['a control character', '\\u0007'],
    ['a turned direction of writing', '\\u202e'],
  ])
    test(`${what} is refused, and told where it is`, () =>
      as(async (page) => {
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
        assert.equal(await page.getByRole('link', { name: 'Preview the site with this change set' }).count(), 0);
      }));
});
