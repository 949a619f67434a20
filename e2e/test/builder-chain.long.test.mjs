/** A deck and a collection from the first card to the tournament, and on two devices: stored, shared, found, copied, printed and exported. */
import { readFile } from 'node:fs/promises';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

const build = `/${game}/decks/build`;
const collection = `/${game}/collection`;

const deck = (page) => page.getByRole('region', { name: 'Deck', exact: true });
const tab = (page, name) =>
  deck(page)
    .getByRole('tab', { name: new RegExp(`^${name}`, 'u') })
    .click();
const text = (page) => page.getByLabel(/the list/iu);
const sums = (page) => page.locator('.collection-sums');
const save = (page) => page.getByRole('button', { name: 'Save deck' }).click();
const inAccount = (page) => expect(page.getByText('Saved in your account.')).toBeVisible();

async function listText(page) {
  await tab(page, 'Text');
  return text(page).inputValue();
}

/** The names of all cards of the game, each once. */
async function cardNames(request) {
  const { games } = await (await request.get('/data/latest/cards.json')).json();
  return [...new Set(games[game].map(({ name }) => name))];
}

async function addToCollection(page, list) {
  await page.getByLabel('List or table').fill(list);
  await page.getByRole('button', { name: 'Add cards' }).click();
}

/** The formats of the builder, with the end of each file's name. */
const FORMATS = [
  ['Plain text', 'txt'],
  ['Tabletop Simulator', 'json'],
  ['Cockatrice (.cod)', 'cod'],
  ['OCTGN (.o8d)', 'o8d'],
  ['Magic Online (.dek)', 'dek'],
  ['Arena text', 'txt'],
  ['Untap text', 'txt'],
  ['Lackey text', 'txt'],
  ['Lackey (.dek)', 'dek'],
];

/** Reads a list as copies by card, without its headings, its spelling and its order. */
const copiesIn = (list) =>
  Object.fromEntries(
    list
      .split('\n')
      .map((line) => /^(\d+)x?\s+(.+?)(?: \([^)]*\) \S+)?$/u.exec(line.trim()))
      .filter(Boolean)
      .map(([, copies, name]) => [name, Number(copies)])
      .sort(),
  );

test('a deck of 30 cards is built from a collection of 200, shared, copied, printed and exported', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(300_000);
  const names = (await cardNames(request)).slice(0, 20);
  await open(page, collection);
  await addToCollection(page, names.map((name) => `10 ${name}`).join('\n'));
  await expect(sums(page)).toContainText('You own 200 copies of 20 cards.');

  const list = names.slice(0, 15).map((name) => `2 ${name}`);
  const copies = copiesIn(list.join('\n'));
  await open(page, `${build}?list=${encodeURIComponent(list.join('\n'))}`);
  await page.getByRole('tab', { name: 'Owned' }).click();
  await expect(page.locator('.needs-verdict')).toHaveText('You own all cards of this deck.');
  await page.getByLabel('Deck name').fill('Thirty of two hundred');
  await tab(page, 'Details');
  const link = await page.getByRole('link', { name: 'Show list' }).getAttribute('href');

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thirty of two hundred');
  await other.getByRole('link', { name: 'Edit a copy' }).click();
  await expect(other.getByLabel('Deck name')).toHaveValue('Thirty of two hundred');
  expect(copiesIn(await listText(other))).toEqual(copies);

  await open(other, link);
  await other.getByRole('link', { name: 'Registration sheet' }).click();
  await expect(other.getByLabel('Name of the deck')).toHaveValue('Thirty of two hundred');
  for (const paper of ['A4', 'US Letter']) {
    await other.getByLabel('Paper').selectOption(paper);
    const fields = await other.locator('form.registration-form').evaluate((form) => [...new FormData(form)]);
    const sheet = await request.post(`/${game}/print/registration.pdf`, { form: Object.fromEntries(fields) });
    expect(sheet.headers()['content-type']).toBe('application/pdf');
    // PDF counts in points: 1/72 inch.
    const [, width] = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)/u.exec((await sheet.body()).toString('latin1'));
    expect(Math.round(Number(width)), paper).toBe(paper === 'A4' ? 595 : 612);
  }
  await stranger.close();

  await tab(page, 'Details');
  for (const [format, end] of FORMATS) {
    await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${end}$`, 'u'));
    await page.getByLabel('Paste a list in any form').fill(await readFile(await file.path(), 'utf8'));
    await page.getByRole('button', { name: 'Read list' }).click();
    await expect(page.getByText('30 cards were found'), format).toBeVisible();
    await page.getByRole('button', { name: 'Replace the list' }).click();
    expect(copiesIn(await listText(page)), format).toEqual(copies);
    await tab(page, 'Details');
  }
  expect(complaints).toEqual([]);
});

test('a collection and a deck with all their texts are on two devices, shared, and found by filters', async ({
  newAccount,
  newWindow,
}) => {
  test.setTimeout(300_000);
  const account = await newAccount('Ida Keeper', 'reader');
  const [one, two] = [await newWindow({ storageState: account }), await newWindow({ storageState: account })];
  await open(one.page, collection);
  await addToCollection(one.page, '4 Ant Swarm\n2 Mosquito');
  await expect(sums(one.page)).toContainText('You own 6 copies of 2 cards.');
  await expect(one.page.getByRole('button', { name: 'Share by link' })).toBeEnabled();
  await open(two.page, collection);
  await expect(sums(two.page)).toContainText('You own 6 copies of 2 cards.');
  await addToCollection(two.page, '1 Fire Fly');
  await expect(sums(two.page)).toContainText('You own 7 copies of 3 cards.');
  // Both devices change other cards, and neither loses a change.
  await addToCollection(one.page, '1 Mosquito');
  await expect
    .poll(async () => {
      await open(one.page, collection);
      return sums(one.page).innerText();
    })
    .toContain('You own 8 copies of 3 cards.');
  await one.page.getByRole('button', { name: 'Share by link' }).click();
  await expect(one.page.getByText('Anyone with the link can see your collection')).toBeVisible();
  await one.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await one.page.getByRole('button', { name: 'Copy link' }).click();
  const address = await one.page.evaluate(() => window.navigator.clipboard.readText());
  const guest = await newWindow();
  await open(guest.page, address);
  await expect(guest.page.getByText('8 copies owned')).toBeVisible();
  await expect(guest.page.getByRole('row', { name: /Ant Swarm/u })).toContainText('4');
  await look(guest.page, 'shared-collection');

  const list = '2 Ant Swarm #swarm // First turn\n1 Mosquito\n\nMaybeboard\n1 Fire Fly\n';
  await open(one.page, `${build}?list=${encodeURIComponent(list)}`);
  await one.page.getByLabel('Deck name').fill('On two devices');
  await tab(one.page, 'Details');
  await one.page.getByLabel('Notes').fill('Pack sleeves');
  await one.page.getByLabel('Tags, separated by commas').fill('travel');
  await one.page.getByLabel('Notes').focus();
  await save(one.page);
  await inAccount(one.page);
  await one.page.getByLabel('Everyone: published under your name').check();
  const about = one.page.getByLabel('About the deck (optional)');
  await about.fill('# How it plays\n');
  await one.page.getByLabel('Name of a card').fill('Mosquito');
  await one.page
    .getByRole('button', { name: /^Insert a (?:card )?link/u })
    .first()
    .click();
  await expect(about).toHaveValue(/\[\[Mosquito\]\]/u);
  await one.page.getByRole('button', { name: 'Change sharing' }).click();
  await expect(one.page.getByText('This deck is published.')).toBeVisible();
  await look(one.page, 'builder-details');

  await open(two.page, build);
  await two.page.getByRole('button', { name: 'Open', exact: true }).click();
  await two.page.getByRole('dialog').getByRole('link', { name: 'On two devices', exact: true }).click();
  await expect(two.page.getByLabel('Deck name')).toHaveValue('On two devices');
  expect((await listText(two.page)).trim()).toBe(list.trim());
  await tab(two.page, 'Details');
  await expect(two.page.getByLabel('Notes')).toHaveValue('Pack sleeves');
  await expect(two.page.getByLabel('About the deck (optional)')).toHaveValue(/# How it plays\n.*\[\[Mosquito\]\]/su);

  // A branch, its difference, and its changes taken over.
  await two.page.getByLabel('Name of the branch').fill('More flies');
  await two.page.getByRole('button', { name: 'Create branch' }).click();
  await expect(two.page.getByLabel('Deck name')).toHaveValue(/More flies/u);
  await tab(two.page, 'Text');
  await text(two.page).fill('2 Ant Swarm\n3 Mosquito\n');
  await text(two.page).blur();
  await save(two.page);
  await inAccount(two.page);
  await tab(two.page, 'Details');
  await expect(two.page.getByText(/differences?$/u).first()).toBeVisible();
  await look(two.page, 'builder-branches');
  await two.page.getByLabel('Everyone: published under your name').check();
  await two.page.getByRole('button', { name: 'Change sharing' }).click();
  await expect(two.page.getByText('This deck is published.')).toBeVisible();

  const players = `/${game}/decks/players`;
  const named = (name) => guest.page.getByRole('link', { name, exact: true });
  await open(guest.page, `${players}?author=Ida Keeper`);
  await guest.page.getByLabel('With the card').fill('Mosquito');
  await guest.page.getByLabel('Without the card').fill('House Fly');
  await guest.page.getByRole('button', { name: 'Search decks' }).click();
  await expect(named('On two devices')).toBeVisible();
  await expect(guest.page.getByRole('link', { name: /With Mosquito/u })).toBeVisible();
  await look(guest.page, 'players-decks');
  const today = new Date().toISOString().slice(0, 10);
  for (const [filters, isThere] of [
    [`author=Ida+Keeper&card=Ant+Swarm&from=${today}`, true],
    [`author=Ida+Keeper&mode=core-tactical`, true],
    [`author=Ida+Keeper&without=Ant+Swarm`, false],
    [`author=Ida+Keeper&to=2020-01-01`, false],
    [`author=Nobody+Here`, false],
  ]) {
    await open(guest.page, `${players}?${filters}`);
    await expect(named('On two devices'), filters).toHaveCount(isThere ? 1 : 0);
  }
  await open(guest.page, `${players}?author=Ida Keeper`);
  await named('On two devices').click();
  await expect(guest.page.getByRole('heading', { name: 'How it plays' })).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Similar decks' })).toBeVisible();
  await expect(guest.page.getByText(/copies in common/u).first()).toBeVisible();
  await look(guest.page, 'shared-deck');
  expect([...one.complaints, ...two.complaints, ...guest.complaints]).toEqual([]);
});
