/** A series of games with a saved deck: chosen in the form, cards exchanged between two games, and the score. */
import { ask } from '../../tools/lib/graphql.mjs';
import { expect } from '@playwright/test';
import { faults } from '../lib/desk.mjs';
import { open, ready } from '../lib/open.mjs';
import { asEditor, test, withoutAdmin } from '../lib/people.mjs';
import { playsItself } from '../lib/table.mjs';

test.skip(...withoutAdmin);
test.use(asEditor);

/** A short game, and a published deck with a side deck. */
const ruleset = 'metazoo/nightfall?setup.startingLp=50';
const slug = 'graveyard-shift';

/** Plays the match of the page to its end. Returns the line with the score of the series. */
async function play(page) {
  await page.locator('.match').waitFor();
  await playsItself(page);
  await page.locator('.outcome > h2').waitFor({ timeout: 60_000 });
  return page.locator('.match-head p', { hasText: 'best of' }).innerText();
}

/** The number of games that each player won, from the score: `Game 2, best of 3. Games won: Ann (1), Easy 2 (0)`. */
const wins = (line) => [...line.matchAll(/\((\d)\)/gu)].map(([, count]) => Number(count));

/** My decks: renames a saved list, changes it in the deck check, saves it again as a new deck, and deletes that one. */
async function lookAfterDecks(page, complaints) {
  const status = page.getByRole('status');
  const late = await page.context().newPage();
  const openDecks = (each) => open(each, '/account/decks');
  await page.goto('/account');
  await page.getByText('You have 1 saved deck.').getByRole('link').click();
  await page.waitForURL('**/account/decks');
  await ready(page);
  await openDecks(late);
  for (const each of [page, late]) await each.getByRole('button', { name: 'Rename “Night of mine”' }).click();
  await page.getByLabel('New name').fill('  Night of ours ');
  await page.keyboard.press('Enter');
  await status.getByText('“Night of mine” renamed to “Night of ours”.').waitFor();
  // Another window still shows the old name. Its rename is refused, and it then shows the new name.
  await late.getByLabel('New name').fill('Night of nobody');
  await late.keyboard.press('Enter');
  await late.getByRole('alert').getByText('was changed in another window').waitFor();
  await late.getByRole('link', { name: 'Night of ours', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Night of ours', exact: true }).click();
  await page.waitForURL('**/deck-check?kept=*');
  await ready(page);
  await page.getByText('Saved as “Night of ours”.').waitFor();
  await page.getByLabel('The list, one card on each line').press('Control+End');
  await page.keyboard.insertText('\n1 Ghost Train');
  await page.getByRole('button', { name: 'Save as a new deck' }).click();
  await page.getByLabel('Name of the deck').fill('<b>Day</b>');
  await page.keyboard.press('Enter');
  await page.getByText('Saved as “<b>Day</b>”.').waitFor();

  // With the keyboard: deleting needs a confirmation, and Escape cancels it.
  await openDecks(page);
  await openDecks(late);
  const remove = page.getByRole('button', { name: 'Delete “<b>Day</b>”' });
  await remove.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Cancel');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText(/^Delete/u);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await status.getByText('“<b>Day</b>” deleted.').waitFor();
  await remove.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Night of ours', exact: true }).waitFor();
  await late.getByRole('button', { name: 'Delete “<b>Day</b>”' }).click();
  await late.getByRole('button', { name: 'Delete deck' }).click();
  await late.getByRole('alert').getByText('was deleted in another window').waitFor();
  await late.close();
  expect(complaints).toEqual([]);
}

test(
  'a player saves a deck, plays a series, and exchanges cards between two games',
  { tag: '@long' },
  async ({ page, complaints, product }) => {
    test.setTimeout(240_000);
    const { deck } = await ask(product.API_URL, `{ deck(game: "metazoo", slug: "${slug}") { text } }`);
    await open(page, `/play?from=${encodeURIComponent(ruleset)}`);
    const first = page.locator('.seat-form').first();
    await first.getByLabel('Name').fill('Ann');
    // The player pastes, checks and saves a list. A page that is opened again offers the saved list.
    await first.getByLabel('Deck').selectOption({ label: 'A list of my own…' });
    await first.getByLabel('List, one card on each line').fill(`About\nName Night of ours\n\nDeck\n${deck.text}`);
    await first.getByText('Legal in Nightfall').waitFor();
    await expect(first.getByLabel('Name of the deck')).toHaveValue('Night of ours');
    await first.getByLabel('Name of the deck').fill('Night of mine');
    await first.getByRole('button', { name: 'Save deck' }).click();
    await first.getByLabel('List, one card on each line').waitFor({ state: 'detached' });
    await expect(first.getByLabel('Deck').locator('option:checked')).toHaveText('Night of mine');
    await lookAfterDecks(page, complaints);
    await open(page, `/play?from=${encodeURIComponent(ruleset)}`);
    await first.getByLabel('Name').fill('Ann');
    await first.getByLabel('Deck').selectOption({ label: 'Night of ours' });
    await page.locator('.seat-form').nth(1).getByLabel('Level').selectOption('easy');
    await page.getByLabel('Games').selectOption('3');
    await page.getByRole('button', { name: 'Start match' }).click();
    await page.waitForURL(/\/play\/[\w-]{12}$/u);

    const before = await play(page);
    expect(before).toMatch(/^Game 1, best of 3/u);
    const won = wins(before);
    expect(won[0] + won[1]).toBe(/wins/u.test(await page.locator('.outcome > h2').innerText()) ? 1 : 0);

    await page.getByText('Exchange cards with your side deck').click();
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
    expect(after).toMatch(/^Game 2, best of 3/u);
    expect(
      wins(after).every((count, seat) => count >= won[seat]),
      `${before}, then ${after}`,
    ).toBe(true);
    const file = await page.request.get(`${page.url()}/file`);
    const { decks } = await file.json();
    expect(JSON.stringify(decks[0]), 'the second game is played with what was exchanged').toMatch(/ghost-train/u);
    expect(complaints).toEqual([]);
  },
);
