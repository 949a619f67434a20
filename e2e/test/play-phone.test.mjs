/** Tests of the question on a phone: its buttons are visible without scrolling, and a whole match works by keyboard. */
import { decideByKeys } from '../lib/keys.mjs';
import { cardLike, pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { decide, playOn, setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];
const RULESETS = ['metazoo/nightfall?setup.startingLp=50', 'metabaloids/core-tactical'];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
];

/** The layout faults of the question: it scrolls or leaves the window, or a button is covered, cut off or too small. */
const faults = (page) =>
  page.evaluate(async () => {
    // The page adapts to a new window size in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const panel = document.querySelector('.match-side > .decision');
    const faults = [];
    const { top, bottom } = panel.getBoundingClientRect();
    if (panel.scrollHeight > panel.clientHeight + 1)
      faults.push(`scrolls: ${panel.scrollHeight} of ${panel.clientHeight} px`);
    if (top < 0 || bottom > window.innerHeight + 1) faults.push(`from ${top} to ${bottom} px`);
    for (const button of panel.querySelectorAll('button')) {
      const { left, top: from, width, height } = button.getBoundingClientRect();
      if (width === 0) continue;
      const text = button.textContent.trim();
      const hit = (x, y) => button.contains(document.elementFromPoint(x, y));
      const corners = [0.1, 0.9].flatMap((x) => [0.1, 0.9].map((y) => [left + width * x, from + height * y]));
      if (!corners.every(([x, y]) => hit(x, y))) faults.push(`"${text}" is covered or cut off`);
      if (height < 43.5 || width < 43.5) faults.push(`"${text}" is ${width} x ${height} px`);
    }
    return faults;
  });

for (const [at, from] of RULESETS.entries())
  test(
    `${from}: on a phone, each question shows its buttons without scrolling`,
    { tag: at === 0 ? [] : '@long' },
    async ({ page, complaints }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(WINDOWS[0]);
      await setUp(page, { from, seats: SEATS });
      for (let n = 0; n < 12 && (await whatNow(page)) === 'decide'; n++) {
        const question = await page.locator('.decision-question').innerText();
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          if ((await page.locator('.foreseen').count()) === 0)
            expect(await faults(page), `${question} at ${size.width} x ${size.height}`).toEqual([]);
        }
        await decide(page);
      }
      expect(complaints).toEqual([]);
    },
  );

for (const from of ['metabaloids/fast+short-game', RULESETS[0]])
  test(`${from}: a whole match by keyboard on a phone`, { tag: '@long' }, async ({ page, complaints }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(WINDOWS[0]);
    await setUp(page, { from, seats: SEATS });
    for (let n = 0; (await whatNow(page)) === 'decide'; n++)
      expect(await decideByKeys(page, n % 2 === 0), `the focus is visible at decision ${n}`).toBe(true);
    await page.locator('.outcome').waitFor();
    expect(complaints).toEqual([]);
  });

/** A desktop of 1440 x 900 px at 200 %, phones, and a tablet. */
const SMALL = [{ width: 720, height: 450 }, ...WINDOWS, { width: 768, height: 1024 }];

const LONG_QUESTION = `${'You may pay with cards of your hand, one after the other, '.repeat(3)}or pay no more.`;

/** The hand cards that cannot be pressed, after scrolling to them. */
const coveredCards = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    return [...document.querySelectorAll('[data-self] .table-hand .tile')].flatMap((tile) => {
      tile.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, height } = tile.getBoundingClientRect();
      const free = [0.2, 0.5, 0.8].filter((down) =>
        tile.contains(document.elementFromPoint(left + 15, top + height * down)),
      );
      return free.length === 3 ? [] : [`${tile.dataset.card}: ${free.length} of 3 points are free`];
    });
  });

for (const from of RULESETS)
  test(`${from}: neither a long question nor a selected card covers one of eight hand cards`, async ({
    page,
    complaints,
  }) => {
    const views = await pushedViews(page);
    const address = await setUp(page, { from, seats: SEATS });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile[data-can]').count()) > 0);
    const view = await viewOfPage(page, address);
    const { viewer, decision } = view.table;
    const like = view.table.seats[viewer].zones.find(({ layout }) => layout === 'hand').cards[0];
    const cards = Array.from({ length: 8 }, (_, n) => cardLike(like, 10_000 + n));
    const option = decision.options.find(({ card }) => card != null);
    const seats = view.table.seats.map((seat) => ({
      ...seat,
      zones: seat.zones.map((zone) =>
        seat.seat === viewer && zone.layout === 'hand' ? { ...zone, count: cards.length, cards } : zone,
      ),
    }));
    const options = [
      ...cards.map(({ id }, n) => ({ ...option, option: n, card: id, zone: null, forecast: null, text: `Pay ${n}` })),
      ...decision.options.filter(({ kind }) => kind === 'pass').map((pass) => ({ ...pass, option: cards.length })),
    ];
    views.push(withTable(view, { seats, decision: { ...decision, question: LONG_QUESTION, options, foreseen: [] } }));
    await expect(page.locator('[data-self] .table-hand .tile[data-can]')).toHaveCount(8);
    const faults = [];
    for (const size of SMALL) {
      await page.setViewportSize(size);
      for (const fault of await coveredCards(page)) faults.push(`${size.width} x ${size.height}: ${fault}`);
      const first = page.locator('[data-self] .table-hand .tile').first();
      const board = () => page.locator('.match-table').evaluate((one) => one.getBoundingClientRect().height);
      await first.click({ position: { x: 12, y: 20 } });
      await page.locator('.decision-box[data-beside] button').waitFor();
      for (const fault of await coveredCards(page)) faults.push(`${size.width} x ${size.height}, selected: ${fault}`);
      expect(await board(), 'the board keeps its room').toBeGreaterThan(200);
      await page.locator('.decision-selected-head button').click();
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  });
