/** Tests the size of the JavaScript of a match page: all files of the first load together, and each later file. */
import { openSeeded } from '../lib/followed.mjs';
import { playsItself } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

/** The maximum kB (1000 bytes) of compressed JavaScript: all files of the first load together, and each later file. */
const AT_FIRST = 152;
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

/** Opens a match and loads its page again. Resolves to its address, the sizes of its files so far, and of all files that it loads. */
async function opened(page) {
  const ruleset = 'metabaloids/fast+short-game';
  const address = await openSeeded(page, { ruleset, seed: 1, seats: SEATS });
  const sizes = await measured(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  return { address, first: new Map(sizes), sizes };
}

test(`a match page loads at most ${AT_FIRST} kB of compressed JavaScript at first`, async ({ page }) => {
  const { first } = await opened(page);
  const total = [...first.values()].reduce((sum, size) => sum + size, 0);
  expect(total, `${total.toFixed(1)} kB: ${inWords([...first])}`).toBeLessThanOrEqual(AT_FIRST);
});

test(`a match page loads at most ${LATER} kB for each later file`, { tag: '@long' }, async ({ page }) => {
  const { address, first, sizes } = await opened(page);
  // Loads the hints of a guided match, then the result with its summary and notes.
  await page.goto(`${address}?guided=1`, { waitUntil: 'networkidle' });
  await playsItself(page);
  await page.locator('.match-notes').waitFor({ state: 'attached', timeout: 60_000 });
  const later = [...sizes].filter(([name]) => !first.has(name));
  expect(later.length).toBeGreaterThan(1);
  expect(later.filter(([, size]) => size > LATER)).toEqual([]);
});
