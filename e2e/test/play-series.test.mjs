/** A series of games with a deck from one's account: chosen in the form, cards exchanged between two games, who won what. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask } from '../../tools/lib/graphql.mjs';
import { comeInAsAdmin } from '../lib/desk.mjs';
import { playsItself } from '../lib/table.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();
const { API_URL, FIRST_ADMIN } = process.env;

/** A game that is soon over, and a published deck with cards beside it. */
const ruleset = 'metazoo/nightfall?setup.startingLp=50';
const slug = 'graveyard-shift';

/** Plays the match of the page to its end; the line that says how the series stands. */
async function play(page) {
  await page.locator('.match').waitFor();
  await playsItself(page);
  await page.locator('.outcome > h2').waitFor({ timeout: 60_000 });
  return page.locator('.match-head p', { hasText: 'best of' }).innerText();
}

/** How many games the players have won: `Game 2, best of 3. Games won: Ann (1), Easy 2 (0)`. */
const wins = (line) => [...line.matchAll(/\((\d)\)/gu)].map(([, count]) => Number(count));

test(
  'a saved deck, a series of games, and cards exchanged between two of them',
  { timeout: 240_000, skip: !FIRST_ADMIN && 'Nobody can sign in on this site without a link.' },
  async () => {
    await inWindow(browser(), { acceptDownloads: true }, async (page, complaints) => {
      page.setDefaultTimeout(30_000);
      await comeInAsAdmin(page, FIRST_ADMIN);
      const { deck } = await ask(API_URL, `{ deck(game: "metazoo", slug: "${slug}") { text } }`);
      await page.goto(`/play?from=${encodeURIComponent(ruleset)}`, { waitUntil: 'networkidle' });
      const first = page.locator('.seat-form').first();
      await first.getByLabel('Name').fill('Ann');
      // Pasted, checked and kept; a page that is opened again offers it.
      await first.getByLabel('Deck').selectOption({ label: 'A list of my own…' });
      await first.getByLabel('List, one card a line').fill(deck.text);
      await first.getByText('Legal in Nightfall').waitFor();
      await first.getByLabel('Name of the list').fill('Night of mine');
      await first.getByRole('button', { name: 'Keep in my account' }).click();
      await first.getByLabel('List, one card a line').waitFor({ state: 'detached' });
      assert.equal(await first.getByLabel('Deck').locator('option:checked').innerText(), 'Night of mine');
      await page.reload({ waitUntil: 'networkidle' });
      await first.getByLabel('Name').fill('Ann');
      await first.getByLabel('Deck').selectOption({ label: 'Night of mine' });
      await page.locator('.seat-form').nth(1).getByLabel('Level').selectOption('easy');
      await page.getByLabel('Games').selectOption('3');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.waitForURL(/\/play\/[\w-]{12}$/u);

      const before = await play(page);
      assert.match(before, /^Game 1, best of 3/u);
      const won = wins(before);
      assert.equal(won[0] + won[1], /wins/u.test(await page.locator('.outcome > h2').innerText()) ? 1 : 0);

      await page.getByText('Exchange cards with those beside the deck').click();
      const into = page.getByRole('group', { name: 'Into the deck' });
      const out = page.getByRole('group', { name: 'Out of the deck' });
      await into.getByLabel('Ghost Train').fill('2');
      await out.getByLabel('Dark Aura').fill('1');
      await page.getByRole('button', { name: 'Ann is ready for the next game' }).click();
      await page.locator('.series [role="alert"]').waitFor();
      await out.getByLabel('Spirit Aura').fill('1');
      await page.getByRole('button', { name: 'Ann is ready for the next game' }).click();
      const address = page.url();
      await page.waitForURL((url) => url.href !== address);

      const after = await play(page);
      assert.match(after, /^Game 2, best of 3/u);
      assert.ok(
        wins(after).every((count, seat) => count >= won[seat]),
        `${before}, then ${after}`,
      );
      const file = await page.request.get(`${page.url()}/file`);
      const { decks } = await file.json();
      assert.match(JSON.stringify(decks[0]), /ghost-train/u, 'the second game is played with what was exchanged');
      assert.deepEqual(complaints, []);
    });
  },
);
