/** Tests of animations on the board, automatic passing, the large view of a card, and the summary and rematch of a finished match. */
import { violations } from '../lib/axe.mjs';
import { battle, pushedViews, viewOfPage } from '../lib/pushed-views.mjs';
import { decide, playOn, playsItself, setUp, unfold, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const seats = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** Makes the page count the animations that scripts start. */
const counts = (page) =>
  page.addInitScript(() => {
    window.animated = 0;
    const { animate } = window.Element.prototype;
    window.Element.prototype.animate = function (...how) {
      window.animated++;
      return animate.apply(this, how);
    };
  });
const animated = (page) => page.evaluate(() => window.animated);

/** Chooses the first option that places a card, so that a card moves. */
async function place(page) {
  const number = await page.locator('.decision[data-number]').getAttribute('data-number');
  await unfold(page);
  await page.locator('.decision-options [data-kind="place"] button').first().click();
  await page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first().waitFor();
}

test('cards move, unless motion is off or reduced', async ({ newWindow }) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const { page, complaints } = await newWindow({ reducedMotion });
    await counts(page);
    await setUp(page, { from: 'metabaloids/core-tactical', seats });
    await whatNow(page);
    await place(page);
    const moved = await animated(page);
    if (reducedMotion === 'reduce') expect(moved).toBe(0);
    else {
      expect(moved).toBeGreaterThan(0);
      await expect(page.locator('.motion-layer > *')).toHaveCount(0);
      await page.getByText('Tools and settings').click();
      await page.getByLabel('Motion').selectOption('off');
      const before = await animated(page);
      await whatNow(page);
      if ((await page.locator('[data-kind="place"]').count()) > 0) await place(page);
      expect(await animated(page)).toBe(before);
      await page.reload();
      await page.getByText('Tools and settings').click();
      await expect(page.getByLabel('Motion')).toHaveValue('off');
    }
    expect(complaints).toEqual([]);
  }
});

/** Makes the page hold the scene of a battle and banners as soon as they appear, so that the test can look at them. */
const holdsScenes = (page) =>
  page.addInitScript(() => {
    const hold = () => {
      for (const shown of document.querySelectorAll('.motion-scene, .motion-banner'))
        for (const one of shown.getAnimations({ subtree: true })) one.pause();
    };
    new MutationObserver(hold).observe(document, { childList: true, subtree: true });
  });

test('the scene of a battle lasts 600 to 900 ms, through other changes, and ends with a press', async ({
  newWindow,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const { page, complaints } = await newWindow({ reducedMotion });
    await holdsScenes(page);
    const views = await pushedViews(page);
    const address = await setUp(page, { from: 'metabaloids/core-tactical', seats });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 2);
    const view = await viewOfPage(page, address);
    const hand = page.locator('[data-self] .table-hand .tile[data-card]');
    const inHand = await hand.count();
    const [one, other] = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
    // The code that animates is loaded with the first board.
    await page.waitForLoadState('networkidle');
    const fought = battle(view, [
      { motion: 'strike', cards: [one.id, other.id], seat: 0 },
      { motion: 'total', seat: 0, amount: 7 },
      { motion: 'total', seat: 1, amount: 5 },
      { motion: 'resolve', cards: [one.id], sentence: 'An action resolves.' },
    ]);
    views.push(fought);
    await expect(hand).toHaveCount(inHand - 1);
    const scene = page.locator('.motion-scene');
    await expect(scene).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
    const last = battle(fought, []);
    const result = { winners: [0], cause: 'that is all', rule: null, turns: 3 };
    views.push({ ...last, stage: 'over', table: { ...last.table, result, decision: null } });
    await expect(hand).toHaveCount(inHand - 2);
    await expect(scene).toHaveCount(reducedMotion === 'reduce' ? 0 : 1);
    const outcome = page.locator('.match-table > .outcome');
    // The result of the match does not tell before its time how the battle ends.
    await expect(outcome).toHaveCSS('opacity', reducedMotion === 'reduce' ? '1' : '0');
    if (reducedMotion !== 'reduce') {
      const ends = await scene.evaluate((whole) =>
        whole.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime),
      );
      expect(ends.filter((end) => end < 600 || end > 900)).toEqual([]);
      expect(ends).toHaveLength(1);
      // The banner of what resolved comes after the scene.
      const starts = await page
        .locator('.motion-banner')
        .evaluateAll((banners) => banners.map((one) => one.getAnimations()[0].effect.getTiming().delay));
      expect(starts.filter((start) => start < ends[0] - 100)).toEqual([]);
      expect(starts.length).toBeGreaterThan(0);
      // The result also waits for the last banner.
      await scene.evaluate((whole) => whole.getAnimations().forEach((one) => one.finish()));
      await expect(scene).toHaveCount(0);
      await expect(page.locator('.motion-banner')).not.toHaveCount(0);
      await expect(outcome).toHaveCSS('opacity', '0');
      await page.keyboard.press('Shift');
      await expect(page.locator('.motion-banner')).toHaveCount(0);
      await expect(outcome).toHaveCSS('opacity', '1');
    }
    expect(complaints).toEqual([]);
  }
});

test(
  'shows a hovered card large and the steps of the turn, and passes until the turn ends',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    await setUp(page, { from: 'metabaloids/core-tactical', seats });
    await whatNow(page);
    const tile = page.locator('[data-self] .table-hand .tile').first();
    await tile.hover();
    await expect(page.locator('.reading h3')).toHaveText(await tile.locator('.tile-name').innerText());
    while ((await page.locator('.turn-steps').count()) === 0) {
      expect(await whatNow(page)).toBe('decide');
      await decide(page);
    }
    await expect(page.locator('.turn-steps [aria-current="step"]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    const number = async () => Number(await page.locator('.decision[data-number]').getAttribute('data-number'));
    const before = (await whatNow(page)) === 'decide' ? await number() : 0;
    await page.getByText('Pass for me').click();
    await page.getByRole('button', { name: 'Until this turn ends' }).click();
    await expect(page.getByRole('button', { name: 'Stop passing' })).toHaveCount(0, { timeout: 30_000 });
    expect(await whatNow(page)).toBe('decide');
    expect(await number()).toBeGreaterThanOrEqual(before);
    expect(complaints).toEqual([]);
  },
);

test(
  'a finished match shows a summary and offers a rematch with exchanged decks',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(240_000);
    const address = await setUp(page, { from: 'metazoo/nightfall?setup.startingLp=50', seats });
    await playsItself(page);
    await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
    await expect(page.locator('.summary summary')).toContainText('that you met for the first time', {
      timeout: 30_000,
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play again with exchanged decks' }).click();
    await page.waitForURL((url) => /\/play\/[\w-]{12}$/u.test(url.pathname) && url.href !== address);
    expect(await whatNow(page)).toBe('decide');
    expect(complaints).toEqual([]);
  },
);
