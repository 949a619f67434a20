/** The JavaScript of a match page: the files that it needs at first, and each file that it loads later. */
import { openSeeded } from '../lib/followed.mjs';
import { expect, test } from '../lib/test.mjs';

/** The maximum in kB (1000 bytes) of compressed JavaScript: of all files at first, and of each file that a player's action loads. */
const AT_FIRST = 150;
const LATER = 25;

const SEATS = [
  { kind: 'me', deckSlug: 'starter-deck-set-1' },
  { kind: 'bot', bot: 'easy', deckSlug: 'marching-column' },
];

/** Collects the compressed sizes in kB of the JavaScript files that a page loads, by address. */
async function measured(page) {
  const session = await page.context().newCDPSession(page);
  const asked = new Map();
  const sizes = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (type === 'Script') asked.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) sizes.set(asked.get(requestId).split('/').at(-1), encodedDataLength / 1000);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return sizes;
}

const inWords = (sizes) => sizes.map(([name, size]) => `${name} ${size.toFixed(1)}`).join(', ');

test(`a match page loads at most ${AT_FIRST} kB of compressed JavaScript at first, and later at most ${LATER} kB a file`, async ({
  page,
}) => {
  const address = await openSeeded(page, { ruleset: 'metabaloids/core-tactical', seed: 1, seats: SEATS });
  const sizes = await measured(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = [...sizes];
  const total = first.reduce((sum, [, size]) => sum + size, 0);
  expect(total, `${total.toFixed(1)} kB: ${inWords(first)}`).toBeLessThanOrEqual(AT_FIRST);
  await page.getByLabel('Sound').check();
  await page.locator('.decision-unfold').click();
  await page.locator('[data-self] .table-hand .tile').first().click();
  await page.getByText('Pass for me').click();
  await page.waitForLoadState('networkidle');
  const later = [...sizes].slice(first.length);
  expect(later.filter(([, size]) => size > LATER)).toEqual([]);
});
