/** Tests that a browser shows and requests only cards in the views of its seat. */
import { follow } from '../lib/followed.mjs';
import { open } from '../lib/open.mjs';
import { decide, setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const DECISIONS = 16;

/** Records the ids and pictures of all cards that the page shows at any time, including cards that only move across the board. */
function record() {
  window.seenIds = new Set();
  window.seenFaces = new Set();
  const look = () => {
    for (const one of document.querySelectorAll('[data-card]')) window.seenIds.add(Number(one.dataset.card));
    for (const one of document.querySelectorAll('.match use')) window.seenFaces.add(one.getAttribute('href'));
  };
  new window.MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * Follows a page and records the cards that it shows and requests. `leaks()` resolves to the number of shown cards, `compared`, and to one
 * text for each card that no view of the seat has, `leaked`.
 */
async function watched(page) {
  const { views } = follow(page);
  const requested = [];
  page.on('request', (request) => {
    const slug = /\/faces\/\d+\/([\w-]+)/u.exec(request.url())?.[1];
    if (slug) requested.push(slug);
  });
  await page.addInitScript(record);
  return {
    views,
    async leaks() {
      const shown = await page.evaluate(() => ({ ids: [...window.seenIds], faces: [...window.seenFaces] }));
      const cards = views.flatMap(({ table }) => [
        ...table.seats.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards)),
        ...table.pending.flatMap(({ card }) => card ?? []),
      ]);
      const ids = new Set(cards.map(({ id }) => id));
      const slugs = new Set(cards.map(({ slug }) => slug));
      const faces = shown.faces.flatMap((href) => /\/([\w-]+)#/u.exec(href)?.[1] ?? []);
      return {
        compared: shown.ids.length,
        leaked: [
          ...shown.ids.filter((id) => !ids.has(id)).map((id) => `shows card ${id}`),
          ...faces.filter((slug) => !slugs.has(slug)).map((slug) => `shows ${slug}`),
          ...requested.filter((slug) => !slugs.has(slug)).map((slug) => `requests ${slug}`),
        ],
      };
    },
  };
}

/** The ids of the cards in a view: only those in the viewer's hand if `own`, otherwise all. */
const idsIn = ({ table }, own) =>
  table.seats.flatMap(({ seat, zones }) =>
    zones
      .filter(({ layout }) => !own || (layout === 'hand' && seat === table.viewer))
      .flatMap(({ cards }) => cards.map(({ id }) => id)),
  );

test(
  'a browser shows and requests only cards in the views of its seat, and no view has a card of another hand',
  { tag: '@long' },
  async ({ newWindow }) => {
    test.setTimeout(180_000);
    const windows = [
      await newWindow({ reducedMotion: 'no-preference' }),
      await newWindow({ reducedMotion: 'no-preference' }),
    ];
    const [ann, ben] = windows.map(({ page }) => page);
    const [ofAnn, ofBen] = [await watched(ann), await watched(ben)];
    const address = await setUp(ann, {
      mode: 'core-tactical',
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'friend', name: 'Ben' },
      ],
    });
    await open(ben, await ann.locator('.waiting-link input').inputValue());
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ben.waitForURL(address);
    for (let taken = 0; taken < DECISIONS; taken++) {
      const turn = await Promise.any(
        [ann, ben].map(async (page) => {
          if ((await whatNow(page, 20_000)) !== 'decide') throw new Error('not this seat');
          return page;
        }),
      );
      await decide(turn);
      const [mine, theirs] = [ofAnn.views.at(-1), ofBen.views.at(-1)];
      if (!mine || !theirs || mine.version !== theirs.version) continue;
      const known = new Set(idsIn(mine, false));
      expect(idsIn(theirs, true).filter((id) => known.has(id))).toEqual([]);
    }
    for (const { leaks } of [ofAnn, ofBen]) {
      const { compared, leaked } = await leaks();
      expect(leaked).toEqual([]);
      expect(compared).toBeGreaterThan(7);
    }
    for (const { complaints } of windows) expect(complaints).toEqual([]);
  },
);
