/** Tests of an opponent's open pile with two to six seats: its list of cards is inside the window, and nothing covers it. */
import { cardLike, pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { playOn, setUp } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
const CARDS = 30;

/** The layout faults of a pile's open list of cards. */
const faults = (list) =>
  list.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const faults = [];
    if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight)
      faults.push(`outside the window: ${left} to ${right}, ${top} to ${bottom}`);
    if (right - left < 150 || bottom - top < 100) faults.push(`${right - left} x ${bottom - top} px`);
    for (const x of [left + 4, (left + right) / 2, right - 4])
      for (const y of [top + 4, (top + bottom) / 2, bottom - 4])
        if (!element.contains(document.elementFromPoint(x, y))) faults.push(`covered at ${x}, ${y}`);
    const summary = element.closest('details').querySelector('summary');
    const box = summary.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!summary.contains(hit)) faults.push('the button that closes the pile is covered');
    return faults;
  });

for (const number of [2, 3, 4, 5, 6])
  test(`${number} seats: opponents' open piles are fully visible`, { tag: '@long' }, async ({ page, complaints }) => {
    test.setTimeout(180_000);
    const views = await pushedViews(page);
    const bots = Array(number - 1).fill({ kind: 'bot', bot: 'easy' });
    const address = await setUp(page, {
      from: 'metabaloids/core-tactical',
      seats: [{ kind: 'me', name: 'Ann' }, ...bots],
    });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 0);
    const view = await viewOfPage(page, address);
    const like = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards))[0];
    let id = 10_000;
    const full = (zone) => ({
      ...zone,
      count: CARDS,
      cards: Array.from({ length: CARDS }, () => cardLike(like, id++)),
    });
    views.push(
      withTable(view, {
        seats: view.table.seats.map((seat) => ({
          ...seat,
          zones: seat.zones.map((zone) => (zone.layout === 'pile' ? full(zone) : zone)),
        })),
      }),
    );
    const piles = page.locator('[data-far] .table-rest');
    await expect(piles).toHaveCount(3 * (number - 1));
    const problems = [];
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (let at = 0; at < (await piles.count()); at++) {
        const pile = piles.nth(at);
        await pile.locator('summary').click();
        for (const fault of await faults(pile.locator('.table-cards')))
          problems.push(`${size.width} x ${size.height}, pile ${at}: ${fault}`);
        await pile.locator('summary').click();
      }
    }
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
  });
