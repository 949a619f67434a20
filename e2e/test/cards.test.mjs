/** The catalogue and the card page. */
import { violations } from '../lib/axe.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const removedInFast = ['ant-swarm', 'assassin-bug', 'differential-grasshopper', 'may-fly', 'monarch-butterfly'];

/** Slugs of the cards that the catalogue shows. */
const shown = (page) =>
  page
    .getByRole('main')
    .locator(`a[href^="/${game}/cards/"]`)
    .evaluateAll((links) => [...new Set(links.map((link) => link.pathname.split('/').at(-1)))].sort());

/** Searches in the catalogue that is open. */
const search = async (page, text) => {
  const box = page.getByLabel(/search the cards/iu);
  await box.fill(text);
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === text);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the catalogue shows every card, those with a word in the name, those that a mode removes, or that there are none', async ({
      page,
    }) => {
      await page.goto(`/${game}/cards`);
      await expect.poll(() => shown(page)).toHaveLength(23);
      await expect(page.locator('.syntax code', { hasText: /^is:(?:promo|reprint)$/u })).toHaveCount(2);
      await search(page, 'swarm');
      await expect.poll(() => shown(page)).toEqual(['ant-swarm']);
      await search(page, '-legal:fast');
      await expect.poll(() => shown(page)).toEqual(removedInFast);
      await search(page, 'zyzzyva');
      await expect.poll(() => shown(page)).toEqual([]);
      await expect(page.getByRole('main')).toContainText(/no cards?|nothing/iu);
    });
  });
}

test('names the error in an invalid search, and the page still works', async ({ page, complaints }) => {
  await page.goto(`/${game}/cards`);
  for (const text of ['cost<=', 'colour:red', '"', '((', '<script>alert(1)</script>', "';drop table cards;--"]) {
    await search(page, text);
    await expect(page.getByRole('main')).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("the page of Ant Swarm shows its scientific name, its numbers, and each mode's verdict with the rule", async ({
  scriptless: page,
}) => {
  await page.goto(`/${game}/cards/ant-swarm`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ant Swarm');
  const text = await page.getByRole('main').innerText();
  expect(text).toMatch(/Formicidae/u);
  expect(text).toMatch(/provisional/iu);
  const legality = page.getByRole('region', { name: /legal/iu }).getByRole('listitem');
  const lines = await legality.allInnerTexts();
  expect(lines.length).toBe(4);
  for (const line of lines) expect(line).toMatch(/^Fast/u.test(line) ? /Removed.*Rule \d+\.\d+/su : /Legal/u);
  const rule = await legality
    .filter({ hasText: 'Removed' })
    .getByRole('link', { name: /^Rule \d/u })
    .getAttribute('href');
  expect(rule).toMatch(new RegExp(`^/${game}/rules/fast`, 'u'));
});

test('a card page explains its terms, leads to its neighbours by keys, and offers copies and a frame', async ({
  page,
  complaints,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/${game}/cards/ant-swarm`);
  const term = page.locator('.ability-text .hint-term').first();
  const popover = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`);
  // The page may not listen to the mouse yet.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await term.hover();
    await expect(popover).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);
  await page.mouse.move(0, 0);
  await expect(popover).toBeHidden();

  const share = page.getByRole('region', { name: 'Take this card elsewhere' });
  const picture = await request.get(await share.getByRole('link', { name: 'Picture' }).getAttribute('href'));
  expect(picture.headers()['content-type']).toBe('image/png');
  for (const [name, text] of [
    ['Link', /\/cards\/ant-swarm$/u],
    ['Markdown', /^\*\*\[Ant Swarm\]\(http/u],
    ['Text', /^Ant Swarm\n/u],
  ]) {
    await share.getByRole('button', { name }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  }
  await share.getByText('Show it on another site').click();
  await expect(share.locator('code')).toContainText('<rulewright-embed page="');

  // The arrow keys work outside of controls.
  await page.getByRole('heading', { level: 1 }).click();
  const next = page.locator('.card-neighbours a[rel=next]');
  const address = await next.getAttribute('href');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(`**${address}`);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL('**/cards/ant-swarm');
  expect(complaints).toEqual([]);
});
