/** Offline tests: the site is stopped while a reader reads, checks decks, searches and plays on the device. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent } from '../../tools/lib/product.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { askEngine, namesFound, searchTimes, storedTexts, verdictsOf, visited } from '../lib/offline.mjs';
import { open, ready } from '../lib/open.mjs';
import { accept } from '../lib/people.mjs';
import { startProduct } from '../lib/product.mjs';
import { ownData } from '../lib/products.mjs';
import { ruleIdsIn } from '../lib/rule-ids.mjs';
import { game } from '../lib/site.mjs';
import { playOn } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

test.use({ serviceWorkers: 'allow' });

const keeping = 120_000;

const nameOf = (slug) =>
  slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
const listOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/card: ([\w-]+), copies: (\d+)/gu)]
    .map(([, slug, copies]) => `${copies} ${nameOf(slug)}`)
    .join('\n');
const folder = join(root, `cards/${game}/decks`);
const lists = [
  ...readdirSync(folder).map((file) => listOf(join(folder, file))),
  '9 Ant Swarm\n1 Ant Swann',
  'no such line, 3',
  '60 Assassin Bug',
  '\n',
];

const searches = ['ant', 'cost<=1 sort:-cost', 'legal:fast -r:common', 'name:/fly$/ or is:promo'];

async function keep(page) {
  await open(page, `/${game}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: /^Keep .* on this device$/u }).click();
  await page.getByText(/^Release 1 of .* is on this device/u).waitFor({ timeout: keeping });
}

const note = (page) => page.locator('.offline-note');

test('a saved game can be read, searched and checked without a network', async ({ page, context }) => {
  await keep(page);
  const searched = new Map();
  for (const query of searches) searched.set(query, await namesFound(page, query));
  await context.setOffline(true);
  await open(page, `/${game}/rules/core-tactical`);
  await expect(note(page)).toHaveText(/You are offline\. This page is from release 1 of \d+ \w+ \d{4}\./u);
  await expect(page.locator('.rule').first()).toBeVisible();
  // The search in the head answers from the device, which reads the game first, and leads to the rule on the open page.
  await page.keyboard.press('/');
  await page.keyboard.type('how many cards in a deck');
  await expect(page.locator('.search-answer')).toContainText('A deck holds at most 45 cards.', { timeout: 40_000 });
  await page.locator('.search-hits a[href="#mb.deck.max-cards"]').first().click();
  await expect(page).toHaveURL(/#mb\.deck\.max-cards$/u);
  await expect(page.locator('.search-panel')).toHaveCount(0);
  await open(page, `/search?q=who+goes+first&game=${game}`);
  await expect(page.getByRole('heading', { name: 'Search: who goes first' })).toBeVisible();
  await expect(page.locator('.search-hits a').first()).toHaveAttribute('href', /#mb\.setup\.cut-highest-cost$/u);
  await open(page, '/sign-in');
  await expect(page.getByText('You are offline, and this page is not on this device.')).toBeVisible();
  // A search of the catalogue finds the same cards in the same order as the site.
  for (const query of searches) {
    await open(page, `/${game}/cards?q=${encodeURIComponent(query)}`);
    await expect(page.getByLabel('Search the cards')).toHaveValue(query);
    await expect(page.locator('.found-cards a')).not.toHaveCount(0);
    expect(await page.locator('.found-cards a').allInnerTexts(), query).toEqual(searched.get(query));
  }
  // Until the device has the answer, nothing says that the page is missing.
  const slow = await context.newPage();
  await slow.addInitScript(() => {
    const { postMessage } = window.Worker.prototype;
    const turn = new Promise((go) => (window.answerNow = go));
    window.Worker.prototype.postMessage = function held(...message) {
      void turn.then(() => postMessage.apply(this, message));
    };
  });
  await slow.goto(`/${game}/cards?q=ant`);
  await expect(slow.getByText('Looking on this device…')).toBeVisible();
  await expect(slow.getByText('this page is not on this device')).toHaveCount(0);
  await slow.evaluate(() => window.answerNow());
  await expect(slow.locator('.found-cards a')).not.toHaveCount(0);
  await slow.close();
  await page.getByLabel('Search the cards').fill('mosqito');
  await page.getByLabel('Search the cards').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('q') === 'mosqito');
  await expect(page.getByText('No cards match this search.')).toBeVisible();
  await page.getByRole('link', { name: 'Mosquito', exact: true }).click();
  await expect(page.getByText('1 card matches.')).toBeVisible();
  await open(page, `/${game}/deck-check`);
  await page.getByLabel(/the list/iu).fill('60 Assassin Bug');
  await expect(page.getByText('You are offline. This device checked the list by release 1.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rule 3\.\d+/u }).first()).toBeVisible();
  expect(await ruleIdsIn(page)).toEqual([]);
});

test(
  'sheets, examples, the collection and the builder work without a network',
  { tag: '@long' },
  async ({ page, context }) => {
    // Without the game on this device, the builder says why it offers no names, and offers them when the site is back.
    await open(page, `/${game}/decks/build`);
    await context.setOffline(true);
    await page.getByLabel('Add by name').fill('assassin');
    await expect(page.getByText('Card names cannot be offered. The site cannot be reached.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('option', { name: 'Assassin Bug', exact: true })).toBeVisible();
    await expect(page.getByText('Card names cannot be offered.')).toHaveCount(0);
    await keep(page);
    await context.setOffline(true);
    // Links that need the site say so before anyone follows them.
    await open(page, `/${game}/decks/starter-deck-set-1`);
    await expect(page.locator('a[href="/developers"]')).toHaveAttribute('title', 'You need a connection for this.');
    await expect(page.locator(`.game-nav a[href="/${game}/rules"]`)).not.toHaveAttribute('data-needs-site');
    await open(page, `/${game}/print?deck=starter-deck-set-1`);
    await expect(page.locator('.print-sheet').first()).toBeVisible();
    // A registration sheet of the visitor's own list.
    await open(page, `/${game}/print/registration?list=${encodeURIComponent('1 Mosquito\n2 Ant Swarm\n')}&name=Ants`);
    await expect(page.getByLabel('Name of the deck')).toHaveValue('Ants');
    await page.getByLabel('Your name').fill('Łukasz');
    await page.getByRole('button', { name: 'Create registration sheet' }).click();
    await expect(page.locator('.registration-sheet td')).toHaveText(['2', 'Ant Swarm', '1', 'Mosquito']);
    expect(await violations(page)).toEqual([]);
    await open(page, `/${game}/examples/tie-costs-only-the-drawn-cards?step=4`);
    await expect(page.getByRole('heading', { name: 'The board after step 4' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'column 1' }).first()).toContainText('Shield');
    await page.locator('a[data-step][rel="prev"]').click();
    await expect(page.getByRole('heading', { name: 'The board after step 3' })).toBeVisible();
    await page.goto(`/${game}/rules/fast/mb.deck.fast-reduced`);
    await expect(page).toHaveURL(`/${game}/rules/fast#mb.deck.fast-reduced`);
    // The collection of this browser.
    await page.evaluate(
      ([id, rows]) =>
        new Promise((resolve, reject) => {
          const opening = window.indexedDB.open('rulewright-collections');
          opening.onupgradeneeded = () => opening.result.createObjectStore('collections');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const change = opening.result.transaction('collections', 'readwrite');
            change.objectStore('collections').put({ rows, unread: '', names: {}, codes: {}, account: null }, id);
            change.oncomplete = () => resolve(opening.result.close());
          };
        }),
      [game, [{ card: 'ant-swarm', set: 'set-1', number: '1', condition: '', own: 2, want: 0 }]],
    );
    await open(page, `/${game}/cards?q=${encodeURIComponent('own>=2')}`);
    await expect(page.locator('.found-cards a')).toHaveText(['Ant Swarm']);
    // The builder.
    await open(page, `/${game}/decks/build?from=starter-deck-set-1`);
    await expect(page.getByText('Without a connection, this browser saves your decks.')).toBeVisible();
    await page.getByLabel('Search the cards').fill('mosquito');
    const catalogue = page.getByRole('region', { name: 'Cards to choose from' });
    const deck = page.getByRole('region', { name: 'Deck', exact: true });
    // The note above does not move the deck from its place at the right.
    const [left, right] = [await catalogue.boundingBox(), await deck.boundingBox()];
    expect(right.x).toBeGreaterThan(left.x + left.width / 2);
    await catalogue.getByRole('button', { name: 'Add one Mosquito', exact: true }).click();
    await expect(deck.getByRole('list').first()).toContainText('Not legal');
    await page.getByLabel('Add by name').fill('assassin');
    await page.getByRole('option', { name: 'Assassin Bug', exact: true }).click();
    await expect(deck).toContainText('Assassin Bug');
  },
);

test(
  'a saved game can be read, checked and played while the site is stopped, and updates to a new release',
  { tag: '@long' },
  async ({ newWindow }) => {
    test.setTimeout(600_000);
    const data = await ownData();
    const product = await startProduct(data);
    const tree = mkdtempSync(join(tmpdir(), 'rulewright-e2e-'));
    try {
      const { page } = await newWindow({ baseURL: product.env.SITE_URL, serviceWorkers: 'allow' });
      await keep(page);
      const expected = [];
      for (const text of lists) expected.push(await verdictsOf(page, text));
      await product.killSite();

      // Rulebook and rulings.
      await open(page, `/${game}/rules/core-tactical`);
      await expect(note(page)).toHaveText(/You are offline\. This page is from release 1 of \d+ \w+ \d{4}\./u);
      await expect(page.locator('.rule').first()).toBeVisible();
      expect(await page.getByText('Ruling').count()).toBeGreaterThan(0);
      expect(await violations(page)).toEqual([]);
      const times = await searchTimes(page);
      const p95 = times[Math.floor(times.length * 0.95)];
      console.log(`Search on the device: median ${times[100].toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      // The median, because the tests share their processors.
      expect(times[100], `median of a search; p95: ${p95.toFixed(1)} ms`).toBeLessThan(50);

      // A card, a deck, and pages that are not on the device.
      for (const path of [`/${game}/cards/ant-swarm`, `/${game}/decks/starter-deck-set-1`, `/${game}/cards`]) {
        await open(page, path);
        await expect(note(page)).toContainText('release 1');
      }
      await open(page, '/sign-in');
      await expect(page.getByText('You are offline, and this page is not on this device.')).toBeVisible();

      // The deck check.
      await open(page, `/${game}/deck-check`);
      await page.getByLabel(/the list/iu).fill(lists[0]);
      await expect(page.getByText('You are offline. This device checked the list by release 1.')).toBeVisible();
      const verdicts = [];
      for (const text of lists) {
        const { release, ...report } = await askEngine(page, 'checkDeck', { game, text });
        expect(release).toBe(1);
        verdicts.push(report);
      }
      expect(verdicts).toEqual(expected);
      expect(expected.flatMap((report) => report.verdicts).some(({ legal }) => legal)).toBe(true);
      expect(expected.flatMap((report) => report.verdicts).some(({ legal }) => !legal)).toBe(true);

      // A match: some decisions, then a reload.
      await open(page, '/play/device');
      await page.getByLabel('Mode').selectOption('fast');
      await page.getByLabel('Level of the bot').selectOption('easy');
      await page.getByRole('button', { name: 'Start match' }).click();
      await page.locator('.table-board').waitFor();
      expect(await violations(page)).toEqual([]);
      let decisions = 0;
      await playOn(page, async () => ++decisions > 12);
      const lines = () => page.locator('.event-log li').count();
      const before = await lines();
      expect(before).toBeGreaterThan(5);
      await page.reload();
      await page.locator('.table-board').waitFor();
      expect(await lines()).toBeGreaterThanOrEqual(before);
      expect(await ruleIdsIn(page)).toEqual([]);
      await open(page, '/play/device');
      await expect(page.getByRole('heading', { name: 'Matches on this device' })).toBeVisible();

      // A new release.
      for (const name of ['cards', 'rules']) cpSync(join(root, name), join(tree, name), { recursive: true });
      const card = join(tree, `cards/${game}/cards/ant-swarm.yaml`);
      writeFileSync(card, readFileSync(card, 'utf8').replace('name: Ant Swarm', 'name: Ant Storm'));
      await importContent(data, '', tree);
      await product.startSiteAgain();
      await page.evaluate(() => window.localStorage.clear());
      await open(page, `/${game}`);
      // The update starts some time after the page has loaded, and removes the older pack at its end.
      const packs = async () =>
        (await page.evaluate(() => window.caches.keys())).filter((name) => name.startsWith('pack '));
      const [older] = await packs();
      await expect.poll(packs, { timeout: keeping }).not.toContain(older);
      await open(page, `/${game}`);
      await expect(page.getByText(/^Release 2 of .* is on this device/u)).toBeVisible();

      // An account: its pages are not stored, and signing out removes visited pages and matches.
      expect((await askEngine(page, 'setupForm')).matches).toHaveLength(1);
      await open(page, `/${game}/sets/set-1`);
      await expect.poll(() => visited(page)).toContain(`/${game}/sets/set-1`);
      await accept(page, product.env.FIRST_ADMIN, 'Anna Lindqvist');
      await open(page, `/${game}/coverage`);
      await open(page, '/account');
      expect(await visited(page)).not.toContain(`/${game}/coverage`);
      expect(await storedTexts(page)).not.toContain('Anna Lindqvist');
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.waitForURL('**/sign-in');
      expect(await visited(page)).toEqual([]);
      expect((await askEngine(page, 'setupForm')).matches).toEqual([]);

      await product.killSite();
      await page.goto(`/${game}/cards/ant-swarm`);
      await ready(page);
      await expect(note(page)).toContainText('release 2');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ant Storm');

      // Removal from the device.
      await open(page, '/offline');
      await page.getByRole('button', { name: 'Remove from this device' }).click();
      await expect(page.getByText('No game is on this device yet.')).toBeVisible();
    } finally {
      await product.stop();
      rmSync(tree, { recursive: true, force: true });
    }
  },
);
