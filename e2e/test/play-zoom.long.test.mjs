/** Tests the table at 200 % zoom, at a width of 320 px, and in forced colours. */
import { violations } from '../lib/axe.mjs';
import { playOn, setUp } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const seats = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** A desktop of 1440 x 900 px at 200 %, one of 1280 px at 400 %, and a narrow phone. */
const WINDOWS = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
  { width: 320, height: 568 },
];

/** Content that scrolling does not reach: a page wider than the window, and controls that other elements cover. */
const faults = (page) =>
  page.evaluate(async () => {
    // The page adapts to a new window size in the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(window.requestAnimationFrame);
    const root = document.documentElement;
    const faults = [];
    if (root.scrollWidth > window.innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);
    for (const one of document.querySelectorAll('.match :is(button:enabled, summary, select, input)')) {
      if (one.getBoundingClientRect().width === 0 || getComputedStyle(one).visibility === 'hidden') continue;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const label = one.closest('label') ?? one;
      const isFree = [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((along) => {
          const hit = document.elementFromPoint(left + width * along, top + height * down);
          return hit !== null && (label.contains(hit) || hit.contains(one));
        }),
      );
      if (!isFree) faults.push(`"${one.textContent.trim() || one.ariaLabel}" cannot be pressed`);
    }
    return faults;
  });

for (const ruleset of ['metabaloids/core-tactical', 'metazoo/nightfall'])
  test(`${ruleset}: every control can be pressed at 200 % zoom and 320 px, and forced colours show borders`, async ({
    page,
    complaints,
  }) => {
    await setUp(page, { from: ruleset, seats });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile[data-can]').count()) > 0);
    const problems = [];
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      for (const fault of await faults(page)) problems.push(`${size.width} x ${size.height}: ${fault}`);
    }
    expect(problems).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = await page.evaluate(() => {
      const edgeOf = (one) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(one);
        const isDrawn = (style, width) => style !== 'none' && parseFloat(width) > 0;
        return [
          isDrawn(borderTopStyle, borderTopWidth) && `border ${borderTopStyle} ${borderTopWidth}`,
          isDrawn(outlineStyle, outlineWidth) && `outline ${outlineStyle} ${outlineWidth}`,
        ].filter(Boolean);
      };
      const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.offsetParent !== null);
      const some = '.match-table .tile, .match .button, .match-side > .decision';
      return {
        without: all(some).flatMap((one) => (edgeOf(one).length > 0 ? [] : [one.textContent.trim() || one.className])),
        can: all('.tile[data-can]').map((one) => edgeOf(one).join()),
        cannot: all('[data-self] .table-hand .tile:not([data-can])').map((one) => edgeOf(one).join()),
      };
    });
    expect(edges.without).toEqual([]);
    expect(
      edges.cannot.filter((edge) => edges.can.includes(edge)),
      'a card that can act has another edge',
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });

/** What readers choose for their eyes, as attributes of the page. */
const DISPLAYS = [
  { text: 'large' },
  { text: 'larger' },
  { contrast: 'more' },
  { palette: 'clear' },
  { text: 'larger', contrast: 'more', palette: 'clear' },
];

for (const ruleset of ['metabaloids/core-tactical', 'metazoo/nightfall'])
  test(`${ruleset}: the table fits, and axe is content, with large texts, more contrast, other colours and forced colours`, async ({
    page,
    complaints,
  }) => {
    await setUp(page, { from: ruleset, seats });
    await playOn(page, async () => (await page.locator('[data-self] .table-hand .tile[data-can]').count()) > 0);
    const problems = [];
    const look = async (name) => {
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ])
        for (const colorScheme of ['light', 'dark']) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme });
          const at = `${name}, ${width} px, ${colorScheme}`;
          for (const one of await violations(page)) problems.push(`${at}: ${one}`);
          const over = await page.evaluate(() => [
            document.documentElement.scrollWidth - window.innerWidth,
            document.documentElement.scrollHeight - window.innerHeight,
          ]);
          if (Math.max(...over) > 0) problems.push(`${at}: the page is ${over.join(' and ')} px too large`);
          if (process.env.SHOTS)
            await page.screenshot({
              path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`.replaceAll(' ', '-'),
            });
        }
    };
    for (const display of DISPLAYS) {
      await page.evaluate((chosen) => {
        for (const name of ['text', 'contrast', 'palette']) delete document.documentElement.dataset[name];
        Object.assign(document.documentElement.dataset, chosen);
      }, display);
      await look(`${ruleset.split('/')[0]} ${Object.entries(display).join(' ')}`);
    }
    await page.evaluate(() => {
      for (const name of ['text', 'contrast', 'palette']) delete document.documentElement.dataset[name];
    });
    await page.emulateMedia({ forcedColors: 'active' });
    await look(`${ruleset.split('/')[0]} forced colours`);
    expect(problems).toEqual([]);
    expect(complaints).toEqual([]);
  });
