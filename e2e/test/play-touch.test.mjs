/** Tests a match on a phone by touch: dragging cards to columns and targets, and holding a card to show it large. */
import { setUp, unfold, whatNow, decide } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** Fingers on the page. Playwright itself can only tap. `also` has the points of further fingers. */
async function fingerOn(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, ...points) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const finger = {
    down: (x, y, also = []) => send('touchStart', [x, y], ...also),
    move: (x, y, also = []) => send('touchMove', [x, y], ...also),
    up: () => send('touchEnd'),
    cancel: () => send('touchCancel'),
    /** Moves a finger from one point to another. Call `down` first. */
    async drag([fromX, fromY], [toX, toY]) {
      for (let step = 1; step <= 8; step++)
        await finger.move(fromX + ((toX - fromX) * step) / 8, fromY + ((toY - fromY) * step) / 8);
    },
  };
  return finger;
}

const numberOf = (page) => page.locator('.decision[data-number]').getAttribute('data-number');
const leftHalf = ({ x, y, height }) => [x + 15, y + height / 2];
const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];

/** Plays until the player may place a card. Resolves to the first card of the hand that the player may place. */
async function untilPlace(page) {
  await setUp(page, { from: 'metabaloids/fast+short-game', seats: SEATS });
  const place = page.locator('.decision-options li[data-kind="place"]');
  for (let n = 0; n < 20 && (await whatNow(page)) === 'decide' && (await place.count()) === 0; n++) await decide(page);
  await expect(place).not.toHaveCount(0);
  return page.locator('[data-self] .table-hand .tile[data-can]').first();
}

test('on a phone, a finger drags a card to its column, and holding a card shows it large without choosing it', async ({
  newWindow,
}) => {
  const { page, complaints } = await newWindow(PHONE);
  const card = await untilPlace(page);
  const finger = await fingerOn(page);
  const name = await card.locator('.tile-name').innerText();
  const from = leftHalf(await card.boundingBox());

  await finger.down(...from);
  const large = page.locator('.reading[data-held]');
  await expect(large).toContainText(name);
  await finger.up();
  await expect(large).toHaveCount(0);
  await expect(page.locator('.tile[aria-pressed="true"]')).toHaveCount(0);

  const number = await numberOf(page);
  const to = middle(await page.locator('[data-self] [data-zone$="/column-1"]').boundingBox());
  await finger.down(...from);
  await finger.drag(from, to);
  await expect(page.locator('[data-lit="here"]')).not.toHaveCount(0);
  await finger.up();
  await page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first().waitFor();
  await expect(page.locator('[data-self] .table-column .tile', { hasText: name })).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});

test(
  'a card returns when the drag is cancelled or the phone is turned, and a second finger has no effect',
  { tag: '@long' },
  async ({ newWindow }) => {
    const { page, complaints } = await newWindow(PHONE);
    const card = await untilPlace(page);
    const finger = await fingerOn(page);
    const ghost = page.locator('.drag-ghost');
    const here = page.locator('[data-lit="here"]');
    const number = await numberOf(page);
    const column = page.locator('[data-self] [data-zone$="/column-1"]');
    const from = leftHalf(await card.boundingBox());
    const to = middle(await column.boundingBox());
    const isStill = async () => {
      await expect(ghost).toHaveCount(0);
      await expect(page.locator('[data-lit], .match[data-dragging]')).toHaveCount(0);
      expect(await numberOf(page), 'nothing is decided').toBe(number);
    };

    await finger.down(...from);
    await finger.drag(from, to);
    await expect(here).not.toHaveCount(0);
    await finger.cancel();
    await isStill();

    // A second finger touches another point, moves and lifts. The first finger keeps the card over its column.
    const other = [200, 200];
    await finger.down(...from);
    await finger.drag(from, to);
    const { x, y } = await ghost.boundingBox();
    await finger.down(...to, [other]);
    await finger.move(...to, [[other[0] - 60, other[1] + 40]]);
    // A list of touches without its point lifts the second finger.
    await finger.move(...to);
    await expect(here).not.toHaveCount(0);
    expect(await ghost.boundingBox()).toMatchObject({ x, y });
    expect(await numberOf(page)).toBe(number);
    await finger.cancel();
    await isStill();

    await finger.down(...from);
    await finger.drag(from, to);
    await expect(here).not.toHaveCount(0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(ghost).toHaveCount(0);
    await finger.up();
    await isStill();
    await page.setViewportSize(PHONE.viewport);

    // The next drag still works.
    const name = await card.locator('.tile-name').innerText();
    const again = leftHalf(await card.boundingBox());
    await finger.down(...again);
    await finger.drag(again, middle(await column.boundingBox()));
    await finger.up();
    await page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first().waitFor();
    await expect(page.locator('[data-self] .table-column .tile', { hasText: name })).not.toHaveCount(0);
    expect(complaints).toEqual([]);
  },
);

test(
  'on a phone, a finger drags an attacker to its target, where the sums appear, and the drop attacks',
  { tag: '@long' },
  async ({ newWindow }) => {
    test.setTimeout(240_000);
    const { page, complaints } = await newWindow(PHONE);
    await setUp(page, { from: 'metabaloids/core-tactical', seats: SEATS });
    const finger = await fingerOn(page);
    let attacked = false;
    for (let n = 0; n < 200 && !attacked && (await whatNow(page)) === 'decide'; n++) {
      const number = await numberOf(page);
      const next = page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first();
      const attacks = await page.locator('.decision-options [data-kind="attack-with"]').count();
      const target = page.locator('[data-far] .table-column .tile').last();
      if (attacks > 0 && (await target.count()) > 0) {
        const from = leftHalf(await page.locator('[data-self] .table-column .tile[data-can]').first().boundingBox());
        await finger.down(...from);
        await finger.drag(from, [from[0], from[1] - 40]);
        await page.locator('[data-far] .tile[data-lit]').first().waitFor();
        await finger.drag([from[0], from[1] - 40], middle(await target.boundingBox()));
        await expect(page.locator('[data-lit="here"]')).not.toHaveCount(0);
        await expect(page.locator('.drag-sums')).toContainText(/\d+ against \d+/u);
        await expect(page.locator('.aim path')).toHaveAttribute('d', /^M/u);
        await finger.up();
        await next.waitFor();
        await expect(page.locator('.event-log li').filter({ hasText: 'attacks' })).not.toHaveCount(0);
        attacked = true;
        continue;
      }
      if ((await page.locator('.set-form').count()) > 0) {
        await decide(page);
        continue;
      }
      // Prefers other options to passing, so that cards enter play.
      await unfold(page);
      const options = page.locator('.decision-options li:not([data-kind="pass"]) button, .foreseen .button-main');
      await ((await options.count()) > 0 ? options : page.locator('.decision-options button')).first().tap();
      const confirm = page.locator('.decision-confirm .button-main');
      await confirm.or(next).first().waitFor();
      if ((await confirm.count()) > 0) await confirm.tap();
      await next.waitFor();
    }
    expect(attacked).toBe(true);
    expect(complaints).toEqual([]);
  },
);
