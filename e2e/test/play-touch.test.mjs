/** A match on a phone by touch: a card is dragged to its column, and a held card is shown large but not chosen. */
import { setUp, whatNow, decide } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** One finger on the page. Playwright itself can only tap. */
async function fingerOn(page) {
  const session = await page.context().newCDPSession(page);
  const send = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (x, y) => send('touchStart', [{ x, y }]),
    move: (x, y) => send('touchMove', [{ x, y }]),
    up: () => send('touchEnd', []),
  };
}

test('on a phone, a finger drags a card to its column, and holding a card shows it large without choosing it', async ({
  newWindow,
}) => {
  const { page, complaints } = await newWindow(PHONE);
  await setUp(page, { from: 'metabaloids/fast+short-game', seats: SEATS });
  const finger = await fingerOn(page);
  const place = page.locator('.decision-options li[data-kind="place"]');
  for (let n = 0; n < 20 && (await whatNow(page)) === 'decide' && (await place.count()) === 0; n++) await decide(page);
  await expect(place).not.toHaveCount(0);
  const card = page.locator('[data-self] .table-hand .tile[data-can]').first();
  const name = await card.locator('.tile-name').innerText();
  const { x, y, height } = await card.boundingBox();
  const [fromX, fromY] = [x + 15, y + height / 2];

  await finger.down(fromX, fromY);
  const large = page.locator('.reading[data-held]');
  await expect(large).toContainText(name);
  await finger.up();
  await expect(large).toHaveCount(0);
  await expect(page.locator('.tile[aria-pressed="true"]')).toHaveCount(0);

  const number = await page.locator('.decision[data-number]').getAttribute('data-number');
  const column = await page.locator('[data-self] [data-zone$="/column-1"]').boundingBox();
  const [toX, toY] = [column.x + column.width / 2, column.y + column.height / 2];
  await finger.down(fromX, fromY);
  for (let step = 1; step <= 8; step++)
    await finger.move(fromX + ((toX - fromX) * step) / 8, fromY + ((toY - fromY) * step) / 8);
  await expect(page.locator('[data-lit="here"]')).not.toHaveCount(0);
  await finger.up();
  await page.locator(`.outcome, .match:not(:has([data-number="${number}"]))`).first().waitFor();
  await expect(page.locator('[data-self] .table-column .tile', { hasText: name })).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});
