/** The board of a match: it fits the window, the hand is visible, equal cards form one stack, and cards can be dragged. */
import { openSeeded } from '../lib/followed.mjs';
import { open } from '../lib/open.mjs';
import { pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { decide, setUp, unfold, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const RULESETS = ['metabaloids/core-tactical', 'metabaloids/fast', 'metazoo/nightfall'];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const seats = (number) => [{ kind: 'me', name: 'Ann' }, ...Array(number - 1).fill({ kind: 'bot', bot: 'easy' })];

/** The layout errors of a board in its window: elements that are too large, covered or cut off. */
const faults = (page) =>
  page.evaluate(async () => {
    // The page adapts to a new window size in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const root = document.documentElement;
    const faults = [];
    if (root.scrollHeight > window.innerHeight) faults.push(`${root.scrollHeight} px high`);
    if (root.scrollWidth > window.innerWidth) faults.push(`${root.scrollWidth} px wide`);
    for (const tile of document.querySelectorAll('[data-self] .table-hand .tile')) {
      const { left, top, width, height } = tile.getBoundingClientRect();
      // Cards overlap, but the left edge of each card is free.
      const hit = document.elementFromPoint(left + Math.min(20, width / 2), top + height / 2);
      const name = tile.querySelector('.tile-name').textContent;
      if (left < window.innerWidth && !tile.contains(hit)) faults.push(`${name} in the hand is covered`);
      if (top + height > window.innerHeight) faults.push(`${name} in the hand is cut off`);
    }
    const pass = document.querySelector('[data-ends] [data-kind="pass"] button')?.getBoundingClientRect();
    if (pass && pass.bottom > window.innerHeight) faults.push('the button that ends the question is cut off');
    return faults;
  });

/** Takes the first option other than pass, so that cards come into play. */
async function act(page) {
  const number = await page.locator('.decision[data-number]').getAttribute('data-number');
  if ((await page.locator('.set-form').count()) > 0) return decide(page);
  await unfold(page);
  const options = page.locator('.decision-options li:not([data-kind="pass"]) button, .foreseen .button-main');
  await ((await options.count()) > 0 ? options : page.locator('.decision-options button')).first().click();
  const confirm = page.locator('.decision-confirm .button-main');
  const on = page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`);
  await confirm.or(on).first().waitFor();
  if ((await confirm.count()) > 0) await confirm.click();
  await on.first().waitFor();
}

for (const ruleset of RULESETS)
  for (const number of [2, 4]) {
    const tag = number === 2 && ruleset === RULESETS[0] ? [] : '@long';
    test(
      `${ruleset} with ${number} seats fits one screen, and nothing covers the hand`,
      { tag },
      async ({ page, complaints }) => {
        test.setTimeout(180_000);
        await setUp(page, { from: ruleset, seats: seats(number) });
        for (let n = 0; n < 12 && (await whatNow(page)) === 'decide'; n++) {
          for (const size of WINDOWS) {
            await page.setViewportSize(size);
            if ((await page.locator('.foreseen').count()) === 0)
              expect(await faults(page), `decision ${n}, ${size.width} px`).toEqual([]);
          }
          await act(page);
        }
        expect(await page.locator('.tile-picture use').count()).toBeGreaterThan(0);
        expect(complaints).toEqual([]);
      },
    );
  }

/** Drags from the middle of the first locator's element to the middle of the second's. */
async function drag(page, from, to) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start.x + 20, start.y + start.height / 3);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y, { steps: 4 });
  await page.locator('[data-lit]').first().waitFor();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await expect(page.locator('[data-lit="here"]')).not.toHaveCount(0);
  await page.mouse.up();
}

/** Opens a match with a seed, in which the player can attack soon. In some other matches no attack is possible before the end. */
const openWithAttack = (page) =>
  openSeeded(page, {
    ruleset: 'metabaloids/core-tactical',
    seed: 3,
    seats: ['me', 'bot'].map((kind) => ({ kind, bot: 'easy', deckSlug: 'starter-deck-set-1' })),
  });

test('a player can drag a card to a column and an attacker to its target, with the same result as pressing both', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  await openWithAttack(page);
  const lines = page.locator('.event-log li');
  let placed = false;
  let attacked = false;
  for (let n = 0; n < 200 && !(placed && attacked) && (await whatNow(page)) === 'decide'; n++) {
    const kinds = await page
      .locator('.decision-options li')
      .evaluateAll((items) => items.map((item) => item.getAttribute('data-kind')));
    const number = await page.locator('.decision[data-number]').getAttribute('data-number');
    const next = page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first();
    const card = page.locator('[data-self] .tile[data-can]').first();
    if (!placed && kinds.includes('place')) {
      const name = await card.locator('.tile-name').innerText();
      await drag(page, card, page.locator('[data-self] [data-zone$="/column-1"]'));
      await next.waitFor();
      await expect(lines.filter({ hasText: name })).not.toHaveCount(0);
      placed = true;
    } else if (!attacked && kinds.includes('attack-with')) {
      await drag(page, card, page.locator('[data-far] .table-column .tile').last());
      await next.waitFor();
      await expect(lines.filter({ hasText: 'attacks' })).not.toHaveCount(0);
      attacked = true;
    } else await act(page);
  }
  expect([placed, attacked]).toEqual([true, true]);
  expect(complaints).toEqual([]);
});

/** Holds the answers to an operation until `release` is called. Resolves `asked` when the page has sent the first one. */
async function held(page, operation) {
  let isAsked;
  let release;
  const asked = new Promise((resolve) => (isAsked = resolve));
  const released = new Promise((resolve) => (release = resolve));
  await page.route('**/ask', async (route) => {
    if (route.request().postDataJSON()?.operation !== operation) return route.fallback();
    const response = await route.fetch();
    isAsked();
    await released;
    await route.fulfill({ response });
  });
  return { asked, release };
}

const kindsOf = (page) =>
  page.locator('.decision-options li').evaluateAll((items) => items.map((item) => item.getAttribute('data-kind')));

/** Plays until an option has this kind. */
async function until(page, kind) {
  for (let n = 0; n < 200 && (await whatNow(page)) === 'decide'; n++) {
    if ((await kindsOf(page)).includes(kind)) return;
    await act(page);
  }
  throw new Error(`No option of the kind ${kind} came up.`);
}

test('a player can drag a card as soon as the next question arrives, before the answer to the last decision', async ({
  page,
  complaints,
}) => {
  await setUp(page, { from: 'metabaloids/core-tactical', seats: seats(2) });
  await until(page, 'place');
  const number = await page.locator('.decision[data-number]').getAttribute('data-number');
  const answer = await held(page, 'Decide');
  await unfold(page);
  await page.locator('.decision-options li[data-kind="place"] button').first().click();
  await answer.asked;
  // The socket brings the next question.
  await page
    .locator(`.match:not(:has([data-number="${number}"])) [data-self] .table-hand .tile[data-can]`)
    .first()
    .waitFor();
  const card = await page.locator('[data-self] .table-hand .tile[data-can]').first().boundingBox();
  await page.mouse.move(card.x + 20, card.y + card.height / 3);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y, { steps: 4 });
  await expect(page.locator('[data-lit]')).not.toHaveCount(0);
  // The late answer does not end the drag.
  answer.release();
  await expect(page.locator('.decision[aria-busy="false"]')).toHaveCount(1);
  await expect(page.locator('.drag-ghost')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-ghost, [data-lit]')).toHaveCount(0);
  await page.mouse.up();
  expect(complaints).toEqual([]);
});

test(
  'an attacker that is dropped before its targets are loaded still attacks',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    await openWithAttack(page);
    await until(page, 'attack-with');
    const number = await page.locator('.decision[data-number]').getAttribute('data-number');
    const targets = await held(page, 'OptionsAfter');
    const start = await page.locator('[data-self] .tile[data-can]').first().boundingBox();
    const end = await page.locator('[data-far] .table-column .tile').last().boundingBox();
    await page.mouse.move(start.x + 20, start.y + start.height / 3);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
    await targets.asked;
    await page.mouse.up();
    await expect(page.locator('.drag-ghost')).toHaveCount(1);
    targets.release();
    await page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first().waitFor();
    await expect(page.locator('.event-log li').filter({ hasText: 'attacks' })).not.toHaveCount(0);
    await expect(page.locator('.drag-ghost, [data-lit]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test('a drag goes on when a view of the same decision arrives, and ends when another decision arrives', async ({
  page,
  complaints,
}) => {
  const views = await pushedViews(page);
  const address = await setUp(page, { from: 'metabaloids/core-tactical', seats: seats(2) });
  await until(page, 'place');
  const view = await viewOfPage(page, address);
  const decision = { ...view.table.decision, foreseen: [] };
  views.push(withTable(view, { decision }));
  const tile = page.locator('[data-self] .table-hand .tile[data-can]').first();
  const card = await tile.boundingBox();
  const ghost = page.locator('.drag-ghost');
  await page.mouse.move(card.x + 20, card.y + card.height / 3);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y, { steps: 4 });
  await expect(ghost).toHaveCount(1);
  views.push(withTable(view, { decision: { ...decision, question: 'The same question in other words.' } }));
  await expect(page.locator('.decision-question')).toContainText('other words');
  await expect(ghost).toHaveCount(1);
  views.push(withTable(view, { decision: { ...decision, number: decision.number + 1 } }));
  await expect(ghost).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await page.mouse.up();
  expect(complaints).toEqual([]);
});

test('a card picture is cached permanently, and a card that does not exist has none', async ({ page }) => {
  await open(page, '/metabaloids');
  const face = await page.request.get('/metabaloids/faces/1/ant-swarm');
  expect(face.status()).toBe(200);
  expect(face.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await page.request.get('/metabaloids/faces/1/no-such-card')).status()).toBe(404);
});
