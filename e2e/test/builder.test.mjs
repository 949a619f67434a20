/** Tests of the deck builder: building by mouse, keyboard, drag and text, and saving, exporting, importing, sharing and copying a deck. */
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { violations } from '../lib/axe.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { expect } from '../lib/test.mjs';

const build = `/${game}/decks/build`;
const starter = `${build}?from=starter-deck-set-1`;
const modes = ['Core Tactical', 'Fast', 'Web Official', 'Classic Print'];

const catalogue = (page) => page.getByRole('region', { name: 'Cards to choose from' });
const deck = (page) => page.getByRole('region', { name: 'Deck', exact: true });
const zone = (page, name) => page.getByRole('region', { name: new RegExp(`^${name}, `, 'u') });
const tab = (page, name) =>
  deck(page)
    .getByRole('tab', { name: new RegExp(`^${name}`, 'u') })
    .click();
const text = (page) => page.getByLabel(/the list/iu);

/** Opens a side of the builder, because a phone shows only one. */
async function show(page, side) {
  const button = page
    .getByRole('group', { name: 'Cards or deck' })
    .getByRole('button', { name: new RegExp(`^${side}`, 'u') });
  if (await button.isVisible()) await button.click();
}

/** Adds a copy of a card from the catalogue. */
async function add(page, name) {
  await show(page, 'Cards');
  await page.getByLabel('Search the cards').fill(name);
  await catalogue(page)
    .getByRole('button', { name: `Add one ${name}`, exact: true })
    .click();
}

async function listText(page) {
  await show(page, 'Deck');
  await tab(page, 'Text');
  const value = await text(page).inputValue();
  await tab(page, 'List');
  return value;
}

for (const width of [390, 1440]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    const tag = width === 390 ? [] : '@long';

    test(
      'builds a deck with buttons and typed names, and undoes the last step',
      { tag },
      async ({ page, complaints }) => {
        await open(page, build);
        await add(page, 'Ant Swarm');
        await add(page, 'Ant Swarm');
        await add(page, 'Mosquito');
        await show(page, 'Deck');
        await page.getByLabel('Add by name').fill('3 fire fl');
        await expect(page.getByRole('option', { name: 'Fire Fly' })).toBeVisible();
        await page.keyboard.press('Enter');
        expect(await listText(page)).toBe('2 Ant Swarm\n1 Mosquito\n3 Fire Fly\n');
        await deck(page).getByRole('button', { name: 'Undo' }).click();
        expect(await listText(page)).toBe('2 Ant Swarm\n1 Mosquito\n');
        await deck(page).getByRole('button', { name: 'Redo' }).click();
        await zone(page, 'Deck').getByRole('button', { name: 'Remove one Fire Fly' }).click();
        await zone(page, 'Deck').getByRole('button', { name: 'Move one Fire Fly to Side deck' }).click();
        expect(await listText(page)).toBe('2 Ant Swarm\n1 Mosquito\n1 Fire Fly\n\nSideboard\n1 Fire Fly\n');
        expect(complaints).toEqual([]);
      },
    );

    test('every part of the builder is accessible, in light and dark', { tag: '@long' }, async ({ page }) => {
      test.setTimeout(240_000);
      await open(page, starter);
      await show(page, 'Deck');
      await expect(deck(page).getByText('Legal').first()).toBeAttached();
      for (const name of ['List', 'Text', 'Verdicts', 'Charts', 'Try', 'Details']) {
        await tab(page, name);
        if (name === 'Try') await page.getByRole('button', { name: 'Draw a hand' }).click();
        for (const colorScheme of ['light', 'dark']) {
          await page.emulateMedia({ colorScheme });
          expect(await violations(page, { onlyColours: colorScheme === 'dark' }), `${name}, ${colorScheme}`).toEqual(
            [],
          );
        }
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
      }
    });

    test('keeps a deck saved without an account after a reload, with its versions', { tag }, async ({ page }) => {
      await open(page, build);
      await add(page, 'Mosquito');
      await show(page, 'Deck');
      await page.getByLabel('Deck name').fill('My flies');
      await page.getByRole('button', { name: 'Save deck' }).click();
      await expect(page.getByText('Saved in this browser.')).toBeVisible();
      await add(page, 'Fire Fly');
      await show(page, 'Deck');
      await page.getByRole('button', { name: 'Save deck' }).click();
      await expect(page.getByText('Saved in this browser.')).toBeVisible();
      await open(page, build);
      await show(page, 'Deck');
      await expect(page.getByLabel('Deck name')).toHaveValue('My flies');
      expect(await listText(page)).toBe('1 Mosquito\n1 Fire Fly\n');
      await tab(page, 'Details');
      await page.getByLabel('Compare with').selectOption({ index: 1 });
      await expect(page.getByRole('list', { name: 'Differences from the chosen list' })).toContainText('Fire Fly');
      await page.getByRole('button', { name: 'Use the chosen list' }).click();
      expect(await listText(page)).toBe('1 Mosquito\n');
      await page.getByRole('button', { name: 'New deck', exact: true }).click();
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Open My flies' }).click();
      expect(await listText(page)).toBe('1 Mosquito\n1 Fire Fly\n');
    });

    test('draws a hand and plays the deck in solitaire', { tag: '@long' }, async ({ page }) => {
      await open(page, starter);
      await show(page, 'Deck');
      await tab(page, 'Try');
      await page.getByRole('button', { name: 'Draw a hand' }).click();
      await expect(page.getByText('In Core Tactical, players keep their first hand.')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Hand (7)' })).toBeVisible();
      await page.getByRole('region', { name: 'Hand (7)' }).getByRole('button', { name: /^Play/u }).first().click();
      await page.getByRole('button', { name: 'Next turn' }).click();
      await expect(page.getByRole('region', { name: 'Hand (7)' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Table (1)' })).toBeVisible();
      await expect(page.getByText(/^Turn 2\./u)).toBeVisible();
    });
  });
}

test('verdicts follow each change, and a fix changes the list', async ({ page }) => {
  await open(page, starter);
  const summary = deck(page).locator('.builder-summary');
  for (const mode of modes) await expect(summary.locator('[data-legal="true"]', { hasText: mode })).toBeVisible();
  await zone(page, 'Deck').getByRole('button', { name: 'Add one Mosquito', exact: true }).click();
  await zone(page, 'Deck').getByRole('button', { name: 'Add one Mosquito', exact: true }).click();
  await expect(summary.locator('[data-legal="false"]', { hasText: 'Core Tactical' })).toBeVisible();
  await tab(page, 'Verdicts');
  await expect(page.getByText('47 cards', { exact: true })).toBeVisible();
  await deck(page).locator('.verdicts .button-quiet:visible').first().click();
  await expect(page.getByText('45 cards', { exact: true })).toBeVisible();
  await deck(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('47 cards', { exact: true })).toBeVisible();
});

test('the builder works with only the keyboard', async ({ page }) => {
  await open(page, build);
  await page.getByLabel('Add by name').focus();
  await page.keyboard.type('mosq');
  await expect(page.getByRole('option', { name: 'Mosquito' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await zone(page, 'Deck').getByRole('button', { name: 'Add one Mosquito', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await listText(page)).toBe('3 Mosquito\n');
  await deck(page).getByRole('tab', { name: 'List' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(text(page)).toHaveValue('3 Mosquito\n');
});

test('adds each typed line when Enter is pressed, also if the answers are slow', async ({ page }) => {
  const pauses = [0, 20, 60];
  let wait = 0;
  await page.route('**/ask', async (route) => {
    await sleep(wait);
    await route.continue();
  });
  await open(page, '/metazoo/decks/build');
  for (const delay of pauses) {
    // The first answers are the slowest ones.
    wait = 500;
    await page.getByLabel('Add by name').focus();
    for (const line of ['4 bigf', '3 Forest Aura', '2 Ball Lightning']) {
      await page.keyboard.type(line, { delay });
      await page.keyboard.press('Enter');
      wait -= 150;
    }
    const side = page.getByRole('region', { name: 'Spellbook', exact: true });
    await side.getByRole('tab', { name: 'Text' }).click();
    await expect(text(page), `${delay} ms a key`).toHaveValue('4 Bigfoot\n3 Forest Aura\n2 Ball Lightning\n');
    await side.getByRole('button', { name: 'New deck', exact: true }).click();
    await side.getByRole('tab', { name: 'List' }).click();
  }
});

test('adds a pasted list whole, and keeps the lines that name no card', async ({ page }) => {
  await open(page, build);
  await page.getByLabel('Add by name').focus();
  await page.evaluate(() => {
    const clipboardData = new window.DataTransfer();
    clipboardData.setData('text/plain', '2 Ant Swarm\n1 Mosqito\n3 Fire Fly\nhello\n\nSideboard\n1 Mosquito\n');
    document.activeElement.dispatchEvent(
      new window.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const left = page.getByLabel('Lines that were not added');
  await expect(left).toHaveValue('1 Mosqito\nhello');
  await expect(deck(page).getByRole('alert')).toContainText('Mosqito');
  expect(await listText(page)).toBe('2 Ant Swarm\n3 Fire Fly\n\nSideboard\n1 Mosquito\n');
  await left.fill('1 Mosquito');
  await page.getByRole('button', { name: 'Add these lines' }).click();
  await expect(zone(page, 'Deck').getByRole('button', { name: 'Add one Mosquito', exact: true })).toBeVisible();
  await expect(left).toHaveCount(0);
  await deck(page).getByRole('button', { name: 'Undo' }).click();
  expect(await listText(page)).toBe('2 Ant Swarm\n3 Fire Fly\n\nSideboard\n1 Mosquito\n');
  await page.getByLabel('Add by name').fill('zzzz');
  await page.keyboard.press('Enter');
  await expect(deck(page).getByRole('alert')).toContainText('zzzz');
  await expect(page.getByLabel('Add by name')).toHaveValue('zzzz');
});

/** Whether the middle of an element is on the screen, with nothing in front of it. */
const isInFront = (locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const width of [390, 1440])
  test(`keeps the deck in reach at the end of the cards at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await open(page, build);
    const last = catalogue(page).getByRole('listitem').last();
    await last.scrollIntoViewIfNeeded();
    await last.getByRole('button', { name: /^Add one/u }).click();
    const sides = page.getByRole('group', { name: 'Cards or deck' });
    const reach =
      width === 390 ? sides.getByRole('button', { name: 'Deck (1)' }) : zone(page, 'Deck').getByRole('listitem');
    expect(await isInFront(reach)).toBe(true);
  });

test('opens a list with a name and a card that the first page of the catalogue does not show', async ({ page }) => {
  const name = 'Lightning Aura';
  const side = page.getByRole('region', { name: 'Spellbook', exact: true });
  await open(page, `/metazoo/decks/build?list=${encodeURIComponent(`About\nName Storm Front\n\nDeck\n2 ${name}`)}`);
  await expect(catalogue(page).getByText(name, { exact: true })).toHaveCount(0);
  await expect(side.locator('.builder-summary [data-legal]')).not.toHaveCount(0);
  await expect(side.getByRole('link', { name })).toBeVisible();
  await expect(side.getByText('Unknown card')).toHaveCount(0);
  await expect(side.getByLabel('Deck name')).toHaveAttribute('placeholder', 'Storm Front');
});

test('compares a deck with its versions on a phone without a wider page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, build);
  await add(page, 'Mosquito');
  await show(page, 'Deck');
  await page.getByRole('button', { name: 'Save deck' }).click();
  await tab(page, 'Details');
  await expect(page.getByLabel('Compare with')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press shows a card until the next touch, and opens no page', async ({ page, context }) => {
    await open(page, starter);
    await show(page, 'Cards');
    const row = catalogue(page).locator('[data-card]').first();
    await row.scrollIntoViewIfNeeded();
    const name = await row.getByRole('link').first().boundingBox();
    const touch = await context.newCDPSession(page);
    const press = (type, touchPoints) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await press('touchStart', [{ x: name.x + name.width / 2, y: name.y + name.height / 2 }]);
    const face = page.locator('.card-preview');
    await expect(face).toBeVisible();
    await press('touchEnd', []);
    // The click after the touch arrives later than the end of the touch.
    await sleep(300);
    await expect(face).toBeVisible();
    expect(page.url()).toContain(build);
    await page.getByLabel('Search the cards').tap();
    await expect(face).toBeHidden();
  });
});

test('drags a card from the catalogue to the side deck, and out of the deck again', async ({ page }) => {
  await open(page, build);
  // A name with a mistake finds nothing, and offers the name that was meant.
  await page.getByLabel('Search the cards').fill('mosqito');
  await catalogue(page).getByText('Did you mean').getByRole('button', { name: 'Mosquito' }).click();
  await expect(page.getByLabel('Search the cards')).toHaveValue('"Mosquito"');
  await expect(catalogue(page).getByText('1 card', { exact: true })).toBeVisible();
  await expect(catalogue(page).getByText('Did you mean')).toHaveCount(0);
  const card = catalogue(page).getByRole('listitem').filter({ hasText: 'Mosquito' }).first();
  const place = () => zone(page, 'Deck').boundingBox();
  const { y } = await place();
  await card.dragTo(zone(page, 'Side deck'));
  // The first verdicts arrive now. They must not move the zones, because a player may be dragging a card.
  await expect(deck(page).locator('.builder-summary [data-legal]')).not.toHaveCount(0);
  expect((await place()).y).toBe(y);
  await card.dragTo(zone(page, 'Deck'));
  expect(await listText(page)).toBe('1 Mosquito\n\nSideboard\n1 Mosquito\n');
  await zone(page, 'Deck').getByRole('listitem').first().dragTo(catalogue(page));
  expect((await listText(page)).trim()).toBe('Sideboard\n1 Mosquito');
});

test(
  'text and builder show the same list, and names are completed while typing',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, build);
    await tab(page, 'Text');
    await text(page).fill('# mine\n2 Ant Swarm (1) 17');
    await text(page).press('End');
    await page.keyboard.type('\n2 mosq');
    await expect(page.getByRole('option', { name: 'Mosquito' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(text(page)).toHaveValue('# mine\n2 Ant Swarm (1) 17\n2 Mosquito');
    await tab(page, 'List');
    await zone(page, 'Deck').getByRole('button', { name: 'Add one Ant Swarm', exact: true }).click();
    expect(await listText(page)).toBe('# mine\n3 Ant Swarm (1) 17\n2 Mosquito');
  },
);

test('groups and tags cards, undoes after a reload, and a stranger edits a copy from a link', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  test.setTimeout(120_000);
  await open(page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n1 Mosquito\n1 Fire Fly\n')}`);
  // The face of a card appears next to its row, also with the keyboard.
  const face = page.locator('.card-preview');
  await zone(page, 'Deck')
    .getByRole('link', { name: /Mosquito/u })
    .hover();
  await expect(face).toContainText('Mosquito');
  await page.keyboard.press('Escape');
  await expect(face).toHaveCount(0);
  await zone(page, 'Deck')
    .getByRole('link', { name: /Fire Fly/u })
    .focus();
  await expect(face).toContainText('Fire Fly');
  await page.getByRole('heading', { level: 1 }).hover();

  await zone(page, 'Deck').getByRole('button', { name: 'Tags and note of Ant Swarm' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tags', { exact: true }).fill('early game, swarm');
  await dialog.getByLabel('Note', { exact: true }).fill('First turn');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save tags and note' }).click();
  await page.getByLabel('Group by').selectOption('My tags');
  await expect(zone(page, 'Deck').getByRole('heading', { name: /^early game/u })).toBeVisible();
  await zone(page, 'Deck').getByRole('button', { name: 'Move one Fire Fly to Maybe-board' }).click();
  const list = '2 Ant Swarm #early game #swarm // First turn\n1 Mosquito\n\nMaybeboard\n1 Fire Fly\n';
  expect(await listText(page)).toBe(list);

  await page.getByLabel('Deck name').fill('Ants & Co');
  await page.getByRole('button', { name: 'Save deck' }).click();
  await expect(page.getByText('Saved in this browser.')).toBeVisible();
  await open(page, build);
  await expect(page.getByLabel('Deck name')).toHaveValue('Ants & Co');
  await deck(page).getByRole('button', { name: 'Undo' }).click();
  expect(await listText(page)).toContain('1 Mosquito\n1 Fire Fly');
  await deck(page).getByRole('button', { name: 'Redo' }).click();
  expect(await listText(page)).toBe(list);

  await tab(page, 'Details');
  const link = await page.getByRole('link', { name: 'Show list' }).getAttribute('href');
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await open(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ants & Co');
  await expect(other.getByRole('heading', { name: 'Maybe-board' })).toBeVisible();
  expect(await violations(other)).toEqual([]);
  const picture = await other.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await request.get(new URL(picture).pathname);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  await other.getByRole('link', { name: 'Edit a copy' }).click();
  await expect(other.getByLabel('Deck name')).toHaveValue('Ants & Co');
  expect(await listText(other)).toBe(list);
  await tab(other, 'Try');
  await other.getByRole('link', { name: 'Play this deck' }).click();
  await expect(other.locator('textarea').first()).toHaveValue(list.trimEnd());
  await stranger.close();
  expect(complaints).toEqual([]);
});

test('offers the link of a list once its address is made, and never that of an earlier list', async ({ page }) => {
  // Lists are packed one by one, each when the test says so.
  await page.addInitScript(() => {
    const { CompressionStream: Packed } = window;
    window.packs = [];
    window.CompressionStream = class {
      constructor(format) {
        const turn = new Promise((pack) => window.packs.push(pack));
        const held = new TransformStream({ transform: (part, out) => turn.then(() => out.enqueue(part)) });
        this.writable = held.writable;
        this.readable = held.readable.pipeThrough(new Packed(format));
      }
    };
  });
  const pack = () => page.evaluate(() => window.packs.forEach((go) => go()));
  await open(page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n')}`);
  await tab(page, 'Details');
  const copy = page.getByRole('button', { name: 'Copy a link to this list' });
  const link = page.getByRole('link', { name: 'Show list' });
  await expect(copy).toBeDisabled();
  await expect(link).toHaveCount(0);
  await pack();
  await expect(copy).toBeEnabled();
  const first = await link.getAttribute('href');
  expect(first).toMatch(/\/list\/[\w-]+$/u);
  await page.getByLabel('Deck name').fill('Ants');
  await expect(copy).toBeDisabled();
  await expect(link).toHaveCount(0);
  await pack();
  await expect(copy).toBeEnabled();
  expect(await link.getAttribute('href')).not.toBe(first);
});

test('makes a registration sheet of the deck', async ({ page }) => {
  await open(page, `/${game}/print/registration?list=${encodeURIComponent('2 Ant Swarm\n1 Mosquito\n')}&name=Ants`);
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Ants');
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Łukasz');
  await page.getByLabel('Paper').selectOption('US Letter');
  const fields = await page.locator('form.registration-form').evaluate((form) => [...new FormData(form)]);
  const answer = await page.request.post(`/${game}/print/registration.pdf`, { form: Object.fromEntries(fields) });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('exports a deck in each format and imports the same deck', { tag: '@long' }, async ({ page, request }) => {
  await open(page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n1 Mosquito\n\nSideboard\n1 Fire Fly\n')}`);
  await tab(page, 'Details');
  for (const [format, end] of [
    ['Plain text', 'txt'],
    ['Table (CSV)', 'csv'],
    ['JSON', 'json'],
    ['Tabletop Simulator', 'json'],
    ['Arena text', 'txt'],
    ['Untap text', 'txt'],
    ['Cockatrice (.cod)', 'cod'],
    ['OCTGN (.o8d)', 'o8d'],
    ['Magic Online (.dek)', 'dek'],
    ['Lackey text', 'txt'],
    ['Lackey (.dek)', 'dek'],
  ]) {
    await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save file' }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${end}$`, 'u'));
    const content = await readFile(await file.path(), 'utf8');
    await page.getByLabel('Paste a list in any form').fill(content);
    await page.getByRole('button', { name: 'Read list' }).click();
    await expect(page.getByText('4 cards were found'), format).toBeVisible();
    await page.getByRole('button', { name: 'Replace the list' }).click();
    const read = await listText(page);
    // A list of plain lines is taken as it is, with the headings of its program.
    if (end === 'txt') expect(read, format).toBe(content);
    else expect(read.trim(), format).toBe('2 Ant Swarm\n1 Mosquito\n\nSideboard\n1 Fire Fly');
    await tab(page, 'Details');
    if (format !== 'Tabletop Simulator') continue;
    const [pile] = JSON.parse(content).ObjectStates;
    expect(pile.DeckIDs).toHaveLength(3);
    for (const { FaceURL, BackURL } of Object.values(pile.CustomDeck))
      for (const address of [FaceURL, BackURL]) {
        const picture = await request.get(address);
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
      }
  }
});

test('reports bad input with its line and changes nothing', { tag: '@long' }, async ({ page }) => {
  await open(page, `${build}?list=${encodeURIComponent('1 Mosquito\n')}`);
  await tab(page, 'Details');
  await page.getByLabel('Paste a list in any form').fill('count,name\n2,Ant Swarm\nmany,Mosquito');
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.locator('.import-problems')).toContainText('Line 3');
  await page.getByLabel('Paste a list in any form').fill('{ "main": [');
  await page.getByRole('button', { name: 'Read list' }).click();
  await expect(page.locator('.import-problems')).toContainText('Line 1');
  await expect(page.getByRole('button', { name: 'Replace the list' })).toHaveCount(0);
  expect(await listText(page)).toBe('1 Mosquito');
});

test('takes the name of an imported deck, unless the reader typed one', async ({ page }) => {
  await open(page, build);
  const name = page.getByLabel('Deck name');
  const bring = async (file, list) => {
    await tab(page, 'Details');
    await page.locator('input[type="file"]').setInputFiles({ name: file, mimeType: '', buffer: Buffer.from(list) });
    await page.getByRole('button', { name: 'Replace the list' }).click();
  };
  const octgn = '<deck game="1"><section name="Main"><card qty="2">Mosquito</card></section></deck>';
  const cockatrice =
    '<cockatrice_deck><deckname>Swamp</deckname><zone name="main"><card number="1" name="Mosquito"/></zone></cockatrice_deck>';
  await bring('My swarm.o8d', octgn);
  await expect(name).toHaveValue('My swarm');
  await name.fill('');
  await bring('My swarm.cod', cockatrice);
  await expect(name).toHaveValue('Swamp');
  await name.fill('Typed');
  await bring('My swarm.cod', cockatrice);
  await expect(name).toHaveValue('Typed');
});

test.describe('with an account', () => {
  test.skip(...withoutAdmin);

  test(
    'saves, shares, publishes and copies a deck, and no one else can open a private deck',
    { tag: '@long' },
    async ({ newAccount, newWindow }) => {
      test.setTimeout(240_000);
      const own = await newWindow({ storageState: await newAccount('Ada', 'reader') });
      const { page } = own;
      await open(page, `${build}?list=${encodeURIComponent('2 Ant Swarm\n')}`);
      await page.getByLabel('Deck name').fill('<b>Ants</b>');
      await page.getByRole('button', { name: 'Save deck' }).click();
      await expect(page.getByText('Saved in your account.')).toBeVisible();
      await tab(page, 'Details');
      await page.getByLabel('Notes').fill('secret plan');
      await page.getByRole('button', { name: 'Save deck' }).click();
      await expect(page.getByText('Saved in your account.')).toBeVisible();

      await page.getByLabel('Anyone with the link').check();
      await page.getByRole('button', { name: 'Change sharing' }).click();
      const link = await page.getByRole('link', { name: 'Show shared page' }).getAttribute('href');
      const guest = await newWindow();
      await open(guest.page, link);
      await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText('<b>Ants</b>');
      const shown = await guest.page.content();
      expect(shown).not.toContain('secret plan');
      expect(shown).not.toContain('Ada');
      expect(await guest.page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
      await open(guest.page, `/${game}/decks/players`);
      await expect(guest.page.getByText('<b>Ants</b>')).toHaveCount(0);

      await page.getByLabel('Everyone: published under your name').check();
      await page
        .getByLabel('About the deck (optional)')
        .fill('Many ants, led by [[ant swarm]].\n<script>alert(1)</script>');
      await page.getByRole('button', { name: 'Change sharing' }).click();
      await expect(page.getByText('This deck is published.')).toBeVisible();
      await open(guest.page, `/${game}/decks/players`);
      await guest.page.getByRole('link', { name: '<b>Ants</b>' }).click();
      await expect(guest.page.getByText('By Ada')).toBeVisible();
      await expect(guest.page.getByText('<script>alert(1)</script>')).toBeVisible();
      await expect(guest.page.getByRole('link', { name: 'ant swarm', exact: true })).toHaveAttribute(
        'href',
        `/${game}/cards/ant-swarm`,
      );
      expect(await violations(guest.page)).toEqual([]);

      const other = await newWindow({ storageState: await newAccount('Bob', 'reader') });
      await open(other.page, link);
      await other.page.getByRole('link', { name: 'Edit a copy' }).click();
      await other.page.getByRole('button', { name: 'Save deck' }).click();
      await expect(other.page.getByText('Saved in your account.')).toBeVisible();
      await tab(other.page, 'Details');
      await expect(other.page.getByText('Copy of <b>Ants</b>.')).toBeVisible();
      await other.page.getByLabel('Everyone: published under your name').check();
      await other.page.getByRole('button', { name: 'Change sharing' }).click();
      await other.page.getByRole('link', { name: 'Show shared page' }).click();
      await expect(other.page.getByText('Copy of <b>Ants</b> by Ada')).toBeVisible();
      const copied = other.page.url();

      await page.getByLabel('Only you', { exact: true }).check();
      await page.getByRole('button', { name: 'Change sharing' }).click();
      await expect(page.getByText('Only you can see this deck.')).toBeVisible();
      expect((await guest.page.goto(link)).status()).toBe(404);
      await open(guest.page, `/${game}/decks/players`);
      await expect(guest.page.getByText('by Ada')).toHaveCount(0);
      await open(guest.page, copied);
      await expect(guest.page.getByText('Copy of a deck that is no longer shared.')).toBeVisible();
      expect(own.complaints).toEqual([]);
      expect(other.complaints).toEqual([]);
    },
  );

  test(
    'opens a saved deck in the builder from the account page',
    { tag: '@long' },
    async ({ newAccount, newWindow }) => {
      const { page } = await newWindow({ storageState: await newAccount('Cleo', 'reader') });
      await open(page, build);
      await add(page, 'Mosquito');
      await page.getByRole('button', { name: 'Save deck' }).click();
      await expect(page.getByText('Saved in your account.')).toBeVisible();
      await open(page, '/account/decks');
      await page.getByRole('link', { name: 'Edit “Unnamed deck”' }).click();
      await expect(page.getByLabel('Deck name')).toHaveValue('Unnamed deck');
      expect(await listText(page)).toBe('1 Mosquito\n');
    },
  );
});
