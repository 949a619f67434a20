/** Tests of generated boards in seven windows: the page does not scroll, no control is covered, and every hand card can be pressed. */
import fc from 'fast-check';
import { cardLike, pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { playOn, setUp } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 844, height: 390 },
  { width: 932, height: 430 },
];
const BOARDS = 15;

/** The maximum number of cards in a zone by its layout, from thousands of random games. */
const MOST = { column: 5, row: 24, hand: 9, aside: 2, pile: 20 };

/** Generates a number of cards for each zone of each seat. Small numbers are more frequent. */
const counts = (seats) =>
  fc.tuple(...seats.map(({ zones }) => fc.tuple(...zones.map(({ layout }) => fc.nat({ max: MOST[layout] })))));

/** A table with `numbers[seat][zone]` cards in its zones. The cards of draw piles and of other seats' hands are hidden. */
function tableOf({ table }, samples, numbers) {
  // No option names these ids, so that no pile opens automatically.
  let id = 10_000;
  const card = () => {
    const like = samples[id % samples.length];
    const one = {
      ...cardLike(like, id),
      numbers: like.numbers.map((number) => ({ ...number, value: id % (number.value < 10 ? 10 : 90) })),
    };
    id++;
    return one;
  };
  return {
    seats: table.seats.map((seat, at) => ({
      ...seat,
      zones: seat.zones.map((zone, place) => {
        const count = numbers[at][place];
        const isHidden = zone.layout === 'hand' && seat.seat !== table.viewer;
        const known = isHidden || place === 0 ? 0 : count;
        const cards = Array.from({ length: known }, (_, n) => ({
          ...card(),
          lane: zone.lanes.length > 0 ? zone.lanes[n % zone.lanes.length].id : null,
        }));
        return { ...zone, count, cards, sums: zone.sums };
      }),
    })),
  };
}

/** The layout faults of the board in the current window, as texts. */
const faults = (page) =>
  page.evaluate(async () => {
    // The page adapts to a new window size in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const root = document.documentElement;
    const faults = [];
    if (root.scrollHeight > window.innerHeight) faults.push(`the page is ${root.scrollHeight} px high`);
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
    const hits = (element, x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    for (const tile of document.querySelectorAll('[data-self] .table-hand .tile')) {
      const { left, top, width, height } = tile.getBoundingClientRect();
      const name = tile.querySelector('.tile-name').textContent;
      if (left + 20 < window.innerWidth && !hits(tile, left + Math.min(20, width / 2), top + height / 2))
        faults.push(`${name} in the hand is covered`);
      if (top + height > window.innerHeight + 1) faults.push(`${name} in the hand is cut off`);
    }
    for (const plate of document.querySelectorAll('.tile-numbers > span')) {
      const tile = plate.closest('.tile').getBoundingClientRect();
      const { left, right } = plate.getBoundingClientRect();
      if (right > left && (left < tile.left - 1 || right > tile.right + 1))
        faults.push(`"${plate.textContent}" is ${Math.round(right - tile.right)} px wider than its card`);
    }
    for (const pile of document.querySelectorAll('.table-board .table-pile')) {
      const [one, field] = [pile, pile.closest('.table-seat').querySelector('.table-field')].map((part) =>
        part.getBoundingClientRect(),
      );
      const across = Math.min(one.right, field.right) - Math.max(one.left, field.left);
      const down = Math.min(one.bottom, field.bottom) - Math.max(one.top, field.top);
      if (across > 2 && down > 2) faults.push(`${pile.textContent} lies under the field`);
    }
    for (const column of document.querySelectorAll('.table-column:not([data-deep])')) {
      const { left, right } = column.getBoundingClientRect();
      for (const tile of column.querySelectorAll('.tile')) {
        const card = tile.getBoundingClientRect();
        const beyond = Math.max(left - card.left, card.right - right);
        if (beyond > 1) faults.push(`${tile.textContent} is ${Math.round(beyond)} px beyond its column`);
      }
    }
    for (const button of document.querySelectorAll('.match button:not(.tile)')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      const area = button.closest('.match-rail, .table-lanes, .table-piles, .table-others')?.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOutside = area && (x < area.left || x > area.right || y < area.top || y > area.bottom);
      if (width === 0 || isOutside) continue;
      if (!hits(button, x, y)) faults.push(`"${button.textContent.trim()}" is covered`);
      if (height < 24 || width < 24) faults.push(`"${button.textContent.trim()}" is ${width} x ${height} px`);
    }
    for (const plate of document.querySelectorAll('.table-seat-head h2'))
      if (plate.closest('[data-self]') && plate.getBoundingClientRect().width < 10) faults.push('a name is cut off');
    return faults;
  });

for (const ruleset of ['metabaloids/core-tactical', 'metazoo/nightfall'])
  for (const number of [2, 4]) {
    test(`${ruleset}: ${BOARDS} generated boards of ${number} seats fit ${WINDOWS.length} windows`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      const views = await pushedViews(page);
      const bots = Array(number - 1).fill({ kind: 'bot', bot: 'easy' });
      const address = await setUp(page, { from: ruleset, seats: [{ kind: 'me', name: 'Ann' }, ...bots] });
      await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 0);
      const view = await viewOfPage(page, address);
      // Leaves out the form of foreseen questions, so that the page shows the options of one decision.
      const decision = { ...view.table.decision, foreseen: [] };
      const samples = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
      const problems = [];
      for (const generated of fc.sample(counts(view.table.seats), { numRuns: BOARDS, seed: 7 })) {
        const table = tableOf(view, samples, generated);
        views.push(withTable(view, { ...table, decision }));
        const own = table.seats.find(({ seat }) => seat === view.table.viewer);
        const inHand = own.zones.find(({ layout }) => layout === 'hand').cards.length;
        await expect(page.locator('[data-self] .table-hand .tile[data-card]')).toHaveCount(inHand);
        for (const size of WINDOWS) {
          await page.setViewportSize(size);
          for (const fault of await faults(page))
            problems.push(`${size.width} x ${size.height}: ${fault}: ${generated}`);
        }
      }
      expect(problems).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

/** The windows in which the room of the board is measured, from a phone on its side to a very large screen. */
const ROOMS = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** How much of the board its parts use, the sizes of the viewer's cards by row, the height of the hand, and the cards that are cut off. */
const roomOf = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const rect = (element) => element.getBoundingClientRect();
    const board = rect(document.querySelector('.table-board'));
    const parts = [...document.querySelectorAll('.table-board :is(.tile, .table-zone, .table-seat-head)')]
      .map(rect)
      .filter(({ width, height, left, right }) => width > 1 && height > 1 && left < board.right && right > board.left);
    const most = (values) => Math.max(...values);
    const used = (from, to, size) =>
      (Math.min(most(parts.map((part) => part[to])), board[to]) -
        Math.max(Math.min(...parts.map((part) => part[from])), board[from])) /
      board[size];
    const tiles = (selector) => [...document.querySelectorAll(`[data-self] ${selector} .tile[data-card]`)].map(rect);
    // A card that covers the next one hides its name.
    const covering = [...document.querySelectorAll(':is(.table-hand, .table-row) > .table-cards')].flatMap((list) => {
      const rects = [...list.querySelectorAll(':scope > li > .tile:not([data-turned])')].map(rect);
      return rects.filter((one, at) => rects[at + 1] && one.right > rects[at + 1].left + 1);
    });
    const cut = [...document.querySelectorAll('.table-field .table-lanes .tile[data-card]')].filter((tile) => {
      const [card, band] = [rect(tile), rect(tile.closest('.table-band'))];
      return !tile.closest('.table-under') && (card.top < band.top - 1 || card.bottom > band.bottom + 1);
    });
    return {
      width: used('left', 'right', 'width'),
      height: used('top', 'bottom', 'height'),
      front: tiles('.table-band-front [data-place="front"]').map(({ width, height }) => [width, height]),
      behind: tiles(':is([data-place="side"], [data-place="back"])').map(({ width }) => width),
      hand: rect(document.querySelector('[data-self] > .table-band-hand')).height,
      far: [...document.querySelectorAll('[data-far] .table-band-front .tile[data-card]')].map(
        (tile) => rect(tile).width,
      ),
      farBehind: [...document.querySelectorAll('[data-far] .table-band-back .tile[data-card]')].map(
        (tile) => rect(tile).width,
      ),
      covering: covering.length,
      // Four piles are in sight at once. More of them may scroll.
      piles: [...document.querySelectorAll('[data-self] > .table-piles > .table-pile:nth-child(-n + 4)')].filter(
        (pile) => rect(pile).right > board.right + 1,
      ).length,
      // The lane beside the columns is in sight.
      side: [...document.querySelectorAll('[data-self] .table-lanes > [data-place="side"]:not([data-empty])')].filter(
        (lane) => rect(lane).right > board.right + 1,
      ).length,
      names: [...document.querySelectorAll('.tile[data-drawn]')].filter((tile) => !tile.querySelector('.tile-picture'))
        .length,
      cut: cut.map((tile) => tile.textContent),
    };
  });

for (const ruleset of ['metabaloids/core-tactical', 'metazoo/nightfall'])
  test(`${ruleset}: the board uses its room with 2 to 6 seats in ${ROOMS.length} windows`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(180_000);
    const views = await pushedViews(page);
    const bots = Array(5).fill({ kind: 'bot', bot: 'easy' });
    const address = await setUp(page, { from: ruleset, seats: [{ kind: 'me', name: 'Ann' }, ...bots] });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 0);
    const view = await viewOfPage(page, address);
    const decision = { ...view.table.decision, foreseen: [] };
    const samples = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
    const problems = [];
    const sizes = new Map();
    for (let number = 2; number <= 6; number++)
      for (const inHand of [5, 0]) {
        const counts = view.table.seats.map(({ zones }) =>
          zones.map(({ layout }) => ({ column: 1, row: 6, hand: inHand, pile: 9 })[layout] ?? 0),
        );
        const table = tableOf(view, samples, counts);
        views.push(withTable(view, { seats: table.seats.slice(0, number), decision }));
        await expect(page.locator('.table-board')).toHaveAttribute('data-seats', String(number));
        await expect(page.locator('[data-self] .table-hand .tile[data-card]')).toHaveCount(inHand);
        for (const size of ROOMS) {
          await page.setViewportSize(size);
          const room = await roomOf(page);
          const tell = (problem) =>
            problems.push(`${number} seats, ${inHand} in hand, ${size.width} x ${size.height}: ${problem}`);
          const least = Math.min(...room.front.map(([width]) => width));
          if (room.width < 0.8 || room.height < 0.8) tell(`uses ${room.width} x ${room.height}`);
          if (Math.max(...room.behind) > least + 1)
            tell(`a card behind is ${Math.max(...room.behind)} wide, not ${least}`);
          if (size.width === 1440 && room.front.some(([width, height]) => width < 149.5 || height < 209.5))
            tell(`a card of the front line is ${room.front[0].join(' x ')}`);
          // Six cards in the row of one of several opponents are small, because none covers another.
          const leastFar = number > 4 ? 30 : number > 2 ? 40 : 44;
          if (size.width >= 1440 && Math.min(...room.far) < leastFar)
            tell(`a far card is ${Math.min(...room.far)} wide`);
          if (size.width >= 1440 && Math.min(...room.farBehind) < 29)
            tell(`a far card behind is ${Math.min(...room.farBehind)} wide`);
          if (room.covering > 0 || room.names > 0)
            tell(`${room.covering} cards cover others, ${room.names} have no name`);
          if (room.piles + room.side > 0) tell(`${room.piles} piles and ${room.side} lanes are outside the board`);
          if (inHand === 0 && room.hand > 40) tell(`the empty hand is ${room.hand} high`);
          if (room.cut.length > 0) tell(`cut off: ${room.cut.join(', ')}`);
          sizes.set(`${number} ${inHand} ${size.width}`, least);
        }
        const [at, larger, largest] = [1440, 1920, 2560].map((width) => sizes.get(`${number} ${inHand} ${width}`));
        if (!(at < larger && larger < largest)) problems.push(`cards do not grow: ${at}, ${larger}, ${largest}`);
      }
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
  });

/** A table in which each zone of the layout `layout` of the viewer's seat has `count` cards, and no other zone has known cards. */
function tableWith({ table }, samples, layout, count) {
  const all = table.seats.map(({ zones }) => zones.map((zone) => (zone.layout === layout ? count : 0)));
  return tableOf({ table }, samples, all);
}

async function boardOf(page, ruleset) {
  const views = await pushedViews(page);
  const address = await setUp(page, {
    from: ruleset,
    seats: [
      { kind: 'me', name: 'Ann' },
      { kind: 'bot', bot: 'easy' },
    ],
  });
  await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 0);
  const view = await viewOfPage(page, address);
  const samples = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  return (layout, count) => {
    const table = tableWith(view, samples, layout, count);
    views.push(withTable(view, { ...table, decision: { ...view.table.decision, foreseen: [] } }));
  };
}

test('on a low phone, each card of a column of three has a strip of 44 px', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const show = await boardOf(page, 'metabaloids/core-tactical');
  show('column', 3);
  const tiles = page.locator('[data-self] .table-column[data-depth="3"] .tile');
  await expect(tiles.first()).toBeVisible();
  const strips = await page.locator('[data-self] .table-column[data-depth="3"]').evaluateAll((columns) =>
    columns.flatMap((column) => {
      const rects = [...column.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect());
      return rects.map(({ top, bottom, width }, at) => [(rects[at + 1]?.top ?? bottom) - top, width]);
    }),
  );
  expect(strips.length).toBeGreaterThanOrEqual(3);
  expect(strips.filter(([height, width]) => height < 43.5 || width < 43.5)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a low phone, cards in two rows show their names', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const show = await boardOf(page, 'metazoo/nightfall');
  show('row', 6);
  const own = page.locator('[data-self] .table-row .tile-compact');
  await expect(own.first()).toBeVisible();
  const widths = await own.evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
  expect(widths.filter((width) => width < 24)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a row tells how many of its cards are outside it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const show = await boardOf(page, 'metabaloids/fast');
  show('column', 16);
  const band = page.locator('[data-self] .table-band-front');
  await expect(band).toHaveAttribute('data-after');
  const after = Number(await band.getAttribute('data-after'));
  expect(after).toBeGreaterThan(0);
  const all = await band.locator('.table-cards > li').count();
  expect(after).toBeLessThan(all);
  expect(await band.evaluate((one) => getComputedStyle(one, '::after').content)).toContain('+');
  // Scrolls the row, and each list in it, to its end.
  await band.evaluate((one) => {
    for (const list of one.querySelectorAll('.table-lanes, .table-cards')) list.scrollLeft = list.scrollWidth;
  });
  await expect(band).not.toHaveAttribute('data-after');
  // The last card is not covered by a next one, so fewer cards fit at the end.
  await expect(band).toHaveAttribute('data-before', /^[1-9]/u);
  expect(complaints).toEqual([]);
});

test('where each player has one card on the field at most, the hand is the largest thing', async ({
  page,
  complaints,
}) => {
  const views = await pushedViews(page);
  const bots = Array(3).fill({ kind: 'bot', bot: 'easy' });
  const address = await setUp(page, {
    from: 'metabaloids/core-tactical',
    seats: [{ kind: 'me', name: 'Ann' }, ...bots],
  });
  await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile').count()) > 0);
  const view = await viewOfPage(page, address);
  const samples = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  const counts = view.table.seats.map(({ zones }) => zones.map(({ layout }) => (layout === 'hand' ? 9 : 1)));
  const { seats } = tableOf(view, samples, counts);
  const one = { id: 'trick', name: 'played', layout: 'row', place: 'front', lanes: [], sums: [], count: 1 };
  const thin = seats.map(({ zones, ...seat }) => ({
    ...seat,
    zones: [
      ...zones.filter(({ layout }) => layout === 'hand' || layout === 'pile'),
      { ...one, cards: [cardLike(samples[0], 20_000 + seat.seat)] },
    ],
  }));
  views.push(withTable(view, { seats: thin, decision: { ...view.table.decision, foreseen: [] } }));
  await expect(page.locator('.table-board[data-thin] [data-self] .table-hand .tile[data-card]')).toHaveCount(9);
  for (const size of [ROOMS[0], ROOMS[2], { width: 1280, height: 720 }, ROOMS[5]]) {
    await page.setViewportSize(size);
    const at = `${size.width} x ${size.height}`;
    expect(await faults(page), at).toEqual([]);
    const sizes = await page.evaluate(() => {
      const rect = (element) => element.getBoundingClientRect();
      const board = rect(document.querySelector('.table-board'));
      const hand = [...document.querySelectorAll('[data-self] .table-hand .tile')].map(rect);
      return {
        hand: rect(document.querySelector('[data-self] > .table-band-hand')).height,
        field: rect(document.querySelector('[data-self] > .table-field')).height,
        narrowest: Math.min(...hand.map(({ width }) => width)),
        played: [...document.querySelectorAll('.table-field .tile')]
          .map(rect)
          .filter(({ left, right }) => left >= board.left && right <= board.right).length,
      };
    });
    expect(sizes.played, `${at}: cards of the trick in sight`).toBe(4);
    expect(sizes.narrowest, at).toBeGreaterThanOrEqual(44);
    if (size.height > 500) expect(sizes.hand, at).toBeGreaterThan(sizes.field);
  }
  expect(complaints).toEqual([]);
});
