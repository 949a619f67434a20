/** Tests of collections: import, corrections, the search for owned cards, and what decks miss. */
import { open } from '../lib/open.mjs';
import { look } from '../lib/look.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

const sums = (page) => page.locator('.collection-sums');
const verdict = (page) => page.locator('.needs-verdict');

/** Names of cards that no other card shares, without the one that the test misspells. */
async function cardNames(request) {
  const { games } = await (await request.get('/data/latest/cards.json')).json();
  const names = games[game].map(({ name }) => name);
  return names.filter((name) => name !== 'Ant Swarm' && names.indexOf(name) === names.lastIndexOf(name));
}

test(
  'a collection of 200 cards says what a deck of 30 misses',
  { tag: '@long' },
  async ({ page, request, complaints }) => {
    const names = (await cardNames(request)).slice(0, 20);
    const row = (name, count) => `${count},"${name}",NM,en`;
    const table = ['Count,Name,Condition,Language', ...names.map((name) => row(name, 10)), row('Ant Swarmm', 1)];

    await open(page, `/${game}/collection`);
    await page.getByLabel('List or table').fill(table.join('\n'));
    await page.getByRole('button', { name: 'Add cards' }).click();
    await expect(sums(page)).toContainText('You own 200 copies of 20 cards.');
    await expect(page.getByText('1 line was not read. It is below.')).toBeVisible();
    await expect(page.getByText('A collection does not store these columns: Language.')).toBeVisible();
    await expect(page.getByText(/There is no card "Ant Swarmm"\. Did you mean "Ant Swarm"/iu)).toBeVisible();
    await look(page, 'collection');

    await page.getByRole('button', { name: /^Read it as .*Ant Swarm/u }).click();
    await expect(sums(page)).toContainText('You own 201 copies');
    await expect(page.getByText('Lines that were not read')).toHaveCount(0);
    await page.reload();
    await expect(sums(page)).toContainText('You own 201 copies');

    // 15 cards with two copies each: five of them are in the collection with one copy, ten with enough.
    for (const name of names.slice(0, 5)) {
      await page.getByLabel('Search your collection').fill(name);
      const copies = page.getByLabel(`Copies that you have: ${name}, NM`, { exact: true });
      await copies.fill('1');
      await copies.blur();
    }
    const list = names.slice(0, 15).map((name) => `2 ${name}`);
    await open(page, `/${game}/decks/build?list=${encodeURIComponent(list.join('\n'))}`);
    await page.getByRole('tab', { name: 'Owned' }).click();
    await expect(verdict(page)).toHaveText('You miss 5 copies of 5 cards for this deck.');

    await page.getByLabel('Search the cards').fill('own>=1');
    await expect(page.locator('.builder-found')).toHaveText('21 cards');
    await open(page, `/${game}/cards?q=${encodeURIComponent('own=10 -has:missing')}`);
    await expect(page.getByText(/^15 cards match\./u)).toBeVisible();
    await look(page, 'catalogue-owned');

    await open(page, `/${game}/collection`);
    const decks = page.getByRole('group', { name: 'Published decks' }).getByRole('checkbox');
    await decks.nth(0).check();
    await decks.nth(1).check();
    await expect(verdict(page)).toHaveText(/to build all 2 decks at the same time\.$/u);
    await page.getByRole('button', { name: 'Mark as wanted' }).click();
    await expect(sums(page)).toContainText(/You want \d+ copies\./u);
    await look(page, 'collection-decks');
    expect(complaints).toEqual([]);
  },
);
