/** The builder on several devices: decks move to the account, wait while offline, and a conflict saves both versions. */
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { structureProblems } from '../lib/structured.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

const build = `/${game}/decks/build`;

const deck = (page) => page.getByRole('region', { name: 'Deck', exact: true });
const tab = (page, name) =>
  deck(page)
    .getByRole('tab', { name: new RegExp(`^${name}`, 'u') })
    .click();
const text = (page) => page.getByLabel(/the list/iu);

async function write(page, list) {
  await tab(page, 'Text');
  await text(page).fill(list);
  await text(page).blur();
}

async function listText(page) {
  await tab(page, 'Text');
  return text(page).inputValue();
}

async function save(page) {
  await page.getByRole('button', { name: 'Save deck' }).click();
}

/** Opens an account deck by its name in the builder's dialog. */
async function choose(page, name) {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
  await expect(page.getByLabel('Deck name')).toHaveValue(name);
}

test('a deck created without an account is on a second device after sign-in, with notes, tags and versions', async ({
  newAccount,
  newWindow,
}) => {
  const account = await newAccount('Dora', 'reader');
  const one = await newWindow();
  await open(one.page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n')}`);
  await one.page.getByLabel('Deck name').fill('Travelling ants');
  await save(one.page);
  await expect(one.page.getByText('Saved in this browser.')).toBeVisible();
  await write(one.page, '3 Ant Swarm\n');
  await tab(one.page, 'Details');
  await one.page.getByLabel('Notes').fill('Pack sleeves');
  await one.page.getByLabel('Tags, separated by commas').fill('travel, fast');
  await one.page.getByLabel('Notes').focus();
  await save(one.page);
  await expect(one.page.getByText('Saved in this browser.')).toBeVisible();

  await one.page.context().addCookies(account.cookies);
  await open(one.page, '/account/decks');
  await expect(one.page.getByText('1 deck of this browser is now in your account.')).toBeVisible();
  await expect(one.page.getByText('Travelling ants').first()).toBeVisible();

  const two = await newWindow({ storageState: account });
  await open(two.page, build);
  await choose(two.page, 'Travelling ants');
  expect((await listText(two.page)).trim()).toBe('3 Ant Swarm');
  await tab(two.page, 'Details');
  await expect(two.page.getByLabel('Notes')).toHaveValue('Pack sleeves');
  await expect(two.page.getByLabel('Tags, separated by commas')).toHaveValue('travel, fast');
  await expect(two.page.getByLabel('Compare with').getByRole('option', { name: /^Version 1/u })).toBeAttached();
  await two.page.getByLabel('Compare with').selectOption({ index: 1 });
  await expect(two.page.getByRole('list', { name: 'Differences from the chosen list' })).toContainText('Ant Swarm');
  expect([...one.complaints, ...two.complaints]).toEqual([]);
});

test('after changes on two devices, both versions of a deck are saved, and the page reports it', async ({
  newAccount,
  newWindow,
}) => {
  const account = await newAccount('Emil', 'reader');
  const [one, two] = [await newWindow({ storageState: account }), await newWindow({ storageState: account })];
  await open(one.page, `${build}?list=${encodeURIComponent('1 Mosquito\n')}`);
  await one.page.getByLabel('Deck name').fill('Flies');
  await save(one.page);
  await expect(one.page.getByText('Saved in your account.')).toBeVisible();
  await open(two.page, build);
  await choose(two.page, 'Flies');
  await write(two.page, '2 Mosquito\n');
  await save(two.page);
  await expect(two.page.getByText('Saved in your account.')).toBeVisible();

  await write(one.page, '1 Fire Fly\n');
  await save(one.page);
  await expect(
    one.page.getByText('“Flies” was also changed elsewhere. Both versions are in your account'),
  ).toBeVisible();
  await expect(one.page.getByLabel('Deck name')).toHaveValue('Flies (changed in this browser)');
  await choose(one.page, 'Flies');
  expect((await listText(one.page)).trim()).toBe('2 Mosquito');
  await choose(one.page, 'Flies (changed in this browser)');
  expect((await listText(one.page)).trim()).toBe('1 Fire Fly');
});

test('a deck saved while offline moves to the account when the browser is online again', async ({
  newAccount,
  newWindow,
}) => {
  const account = await newAccount('Fritz', 'reader');
  const { page } = await newWindow({ storageState: account });
  await open(page, `${build}?list=${encodeURIComponent('1 Mosquito\n')}`);
  await page.getByLabel('Deck name').fill('On the train');
  await save(page);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await page.context().setOffline(true);
  await write(page, '4 Mosquito\n');
  await save(page);
  await expect(page.getByText('The deck moves to your account when the network is back.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('1 deck of this browser is now in your account.')).toBeVisible();
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  const other = await newWindow({ storageState: account });
  await open(other.page, build);
  await choose(other.page, 'On the train');
  expect((await listText(other.page)).trim()).toBe('4 Mosquito');
});

test('unsaved changes of an account deck are restored after a reload', async ({ newAccount, newWindow }) => {
  const { page } = await newWindow({ storageState: await newAccount('Greta', 'reader') });
  await open(page, `${build}?list=${encodeURIComponent('1 Mosquito\n')}`);
  await page.getByLabel('Deck name').fill('Half done');
  await save(page);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await write(page, '2 Mosquito\n');
  // The builder stores the draft after a short pause.
  await page.waitForTimeout(500);
  await open(page, page.url());
  await expect(page.getByText('Your unsaved changes to this deck are restored.')).toBeVisible();
  expect((await listText(page)).trim()).toBe('2 Mosquito');
});

test('a published deck is found by name, author, tag and card, and its link has a preview', async ({
  newAccount,
  newWindow,
  baseURL,
}) => {
  const { page } = await newWindow({ storageState: await newAccount('Hugo Finder', 'reader') });
  await open(page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n')}`);
  await page.getByLabel('Deck name').fill('Findable');
  await tab(page, 'Details');
  await page.getByLabel('Tags, separated by commas').fill('rareword');
  await page.getByLabel('Notes').focus();
  await save(page);
  await expect(page.getByText('Saved in your account.')).toBeVisible();
  await page.getByLabel('Everyone: published under your name').check();
  await page.getByRole('button', { name: 'Change sharing' }).click();
  await expect(page.getByText('This deck is published.')).toBeVisible();

  const guest = await newWindow();
  const search = async (words) => {
    await open(guest.page, `/${game}/decks/players`);
    await guest.page.getByLabel('Name, author, tag or card').fill(words);
    await guest.page.getByRole('button', { name: 'Search decks' }).click();
    return guest.page.getByRole('link', { name: 'Findable' });
  };
  for (const words of ['findab', 'hugo', 'rarew', 'ant swarm hugo']) await expect(await search(words)).toBeVisible();
  await search('no such deck');
  await expect(guest.page.getByText('No decks match this search')).toBeVisible();
  await (await search('rareword')).click();
  const { request } = guest.page.context();
  const meta = (name) => guest.page.locator(`head > meta[property="${name}"]`).first().getAttribute('content');
  await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('Findable');
  expect(await meta('og:title')).toBe('Findable');
  const picture = await request.get(await meta('og:image'));
  expect(picture.headers()['content-type']).toBe('image/png');
  const link = await guest.page.locator('head > link[type="application/json+oembed"]').getAttribute('href');
  expect(await (await request.get(link)).json()).toMatchObject({ title: 'Findable', author_name: 'Hugo Finder' });
  const about = JSON.parse(await guest.page.locator('script[type="application/ld+json"]').first().textContent());
  expect(about['@graph'][0]).toMatchObject({ name: 'Findable', author: { name: 'Hugo Finder' } });
  expect(structureProblems(about)).toEqual([]);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`${baseURL}${new URL(guest.page.url()).pathname}`);
  expect(guest.complaints).toEqual([]);
});
