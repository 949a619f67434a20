/** The rulebook: the published sentences with the values of their mode, and links to a single rule. */
import { ready } from '../lib/open.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const drawRule = 'mb.draw.to-hand-size';
const ruleIn = (page, id = drawRule) => page.locator(`[id="${id}"]`);
const handSizes = { 'core-tactical': 7, fast: 7, 'web-official': 7, 'classic-print': 7 };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the draw rule says how many cards, the contents list the chapters in order, and the address of a rule leads to it', async ({
      page,
    }) => {
      await page.goto(`/${game}/rules/core-tactical`);
      await expect(ruleIn(page)).toHaveText(/Draw until you hold 7 cards/u);
      const contents = page.getByRole('navigation', { name: /contents/iu });
      const links = await contents.getByRole('link').evaluateAll((all) => all.map((link) => link.hash));
      expect(links.length, `${links.length} links in the contents`).toBeGreaterThanOrEqual(10);
      const tops = await page.evaluate(
        (ids) =>
          ids.map(
            (id) => document.getElementById(decodeURIComponent(id.slice(1)))?.getBoundingClientRect().top ?? null,
          ),
        links,
      );
      expect(tops.every((top) => top !== null)).toBe(true);
      expect(tops).toStrictEqual([...tops].sort((a, b) => a - b));

      // A new page, because the address of a place in the open page does not load it again.
      await page.goto('about:blank');
      await page.goto(`/${game}/rules/core-tactical#${drawRule}`);
      const box = await ruleIn(page).boundingBox();
      expect(box && box.y >= 0 && box.y < 900, 'the rule is in sight').toBe(true);
    });
  });
}

test('every mode has its rulebook, with the hand size that the API resolves for it', async ({ page }) => {
  for (const mode of Object.keys(handSizes)) {
    const response = await page.goto(`/${game}/rules/${mode}`);
    expect(response.status()).toBe(200);
    await expect(ruleIn(page)).toHaveText(/Draw until you hold \d+ cards/u);
  }
});

test('the page of a rule redirects to its place in the book', async ({ page }) => {
  await page.goto(`/${game}/rules/core-tactical/${drawRule}`);
  await expect(page).toHaveURL(`/${game}/rules/core-tactical#${drawRule}`);
});

test('the comparison names the parameters and the sentences that differ', async ({ scriptless: page }) => {
  await page.goto(`/${game}/rules/compare?a=${game}/core-tactical&b=${game}/fast`);
  const text = await page.getByRole('main').innerText();
  expect(text).toMatch(/zones\.reserve\.enabled/u);
  expect(text).toMatch(/Core Tactical/u);
  expect(text).toMatch(/Fast/u);
});

/** The words of the page whose popovers are not wholly in the window, of the first ones. */
const cutPopovers = (page) =>
  page.evaluate(async () => {
    const cut = [];
    for (const word of [...document.querySelectorAll('main button.hint')].slice(0, 20)) {
      const popover = document.getElementById(word.getAttribute('popovertarget'));
      word.scrollIntoView({ block: 'center' });
      word.click();
      const isInside = () => {
        const { left, right, top, bottom } = popover.getBoundingClientRect();
        return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
      };
      // The page moves a popover after the browser has drawn it, on a busy machine some frames later.
      const until = performance.now() + 1_000;
      do await new Promise((resolve) => setTimeout(resolve, 60));
      while (!isInside() && performance.now() < until);
      const isWhole = isInside();
      popover.hidePopover();
      if (!isWhole) cut.push(word.textContent);
    }
    return cut;
  });

test('a ruling appears with the rule that leaves a question open, popovers stay in the window of a phone, and print leaves out the controls of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${game}/rules/core-tactical`);
  expect(await page.getByText(/^Ruling/u).count()).toBeGreaterThan(0);
  await ready(page);
  expect(await cutPopovers(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: /contents/iu })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(ruleIn(page)).toBeVisible();
});

test('the text of a rulebook is in its page once, and the browser keeps it as it is', async ({ page, complaints }) => {
  const html = await (await page.request.get(`/${game}/rules/core-tactical`)).text();
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/gu)].map(([, text]) => text).join('');
  expect(html).toContain('Draw until you hold');
  expect(scripts).not.toContain('Draw until you hold');
  await page.goto(`/${game}/rules/core-tactical`);
  await ready(page);
  const isReact = (selector) =>
    page.evaluate((one) => Object.keys(document.querySelector(one)).some((key) => key.startsWith('__react')), selector);
  expect([await isReact('form.desk-form'), await isReact('.rule')]).toEqual([true, false]);
  await expect(ruleIn(page)).toHaveText(/Draw until you hold 7 cards/u);
  expect(complaints).toEqual([]);
});

test('a chapter away from the window has room for all of its parts', async ({ page }) => {
  for (const width of [320, 390, 800, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/${game}/rules/core-tactical`);
    const narrow = await page.evaluate(() =>
      [...document.querySelectorAll('.chapter')]
        .filter(
          (chapter) =>
            chapter.lastElementChild.getBoundingClientRect().bottom > chapter.getBoundingClientRect().bottom + 1,
        )
        .map(({ id }) => id),
    );
    expect(narrow, `${width} px`).toEqual([]);
  }
});

test('answers 404 for a rulebook that is not published', async ({ request }) => {
  const answer = await request.get(`/${game}/rules/core-tactical?release=999999`);
  expect(answer.status()).toBe(404);
});
