/**
 * Creates a whole game at the desk without YAML, with the steps of docs/guide/your-game.md, section 2. An editor creates the game and adds a
 * field, a card with a picture, a ban, a chapter with a rule, and a rule of deck law. The editor sees the card's face and the verdict on a
 * list. A reviewer publishes the game.
 */
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { addPicture, change, newDocument } from '../lib/afternoon.mjs';
import { faults, openDocument, openSet, runChecks, step } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);

const GAME = 'paper-moons';
const WIDTHS = [390, 1440];

/** The width in pixels by which the page can scroll sideways. */
const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const form = (page) => page.getByRole('region', { name: 'Form' });
const preview = (page) => page.getByRole('tabpanel', { name: 'Preview' });

test.describe('a new game', () => {
  test.describe.configure({ mode: 'serial', timeout: 400_000 });

  let editor;
  let reviewer;
  test.beforeAll(async ({ newAccount }) => {
    [editor, reviewer] = [await newAccount('Nora', 'editor'), await newAccount('Rolf', 'reviewer')];
  });

  let set;
  test('an editor creates it with only a name', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await open(page, '/desk');
    await page.getByText('New game', { exact: true }).click();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Name of the game').fill('Paper Moons');
    await page.getByRole('button', { name: 'Create game' }).click();
    await page.waitForURL(/set=\d+/u);
    set = Number(new URL(page.url()).searchParams.get('set'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paper Moons');
  });

  test('a name in any script stays as typed', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    for (const [name, id] of [
      ['Bäckerei', 'backerei'],
      ['🂡', 'game-1'],
    ]) {
      await open(page, '/desk');
      await page.getByText('New game', { exact: true }).click();
      await page.getByLabel('Name of the game').fill(name);
      await page.getByRole('button', { name: 'Create game' }).click();
      await page.waitForURL((url) => url.searchParams.get('path') === `rules/${id}/game.yaml`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });

  test('the editor adds a field with a form', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await openDocument(page, set, `rules/${GAME}/fields.yaml`);
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await change(page, async () => {
      // The button 'Add entry' below the fields.
      await page.locator('#root_fields__add').click();
      await page.locator('#root_fields_4_id').fill('phase');
      await page.locator('#root_fields_4_label').fill('Phase');
    });
    await expect(page.getByRole('tab', { name: /^Problems/u })).toHaveText('Problems');
    await expect(
      preview(page)
        .getByRole('img', { name: /^First Creature/u })
        .first(),
    ).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

  test('the editor adds a card, and sees its face', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await newDocument(page, { set, game: GAME, kind: 'card', name: 'Lantern Fish' });
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await change(page, () => form(page).getByLabel('Strength', { exact: true }).fill('7'));
    await expect(preview(page).getByRole('img', { name: /^Lantern Fish.*strength 7/u })).toBeVisible();
    await openDocument(page, set, `rules/${GAME}/faces.yaml`);
    await preview(page).getByLabel('Show this card').selectOption('lantern-fish');
    await expect(
      preview(page)
        .getByRole('img', { name: /^Lantern Fish/u })
        .first(),
    ).toBeVisible();
  });

  test('the editor uploads a picture of the card, and sees it on the face', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const file = { name: 'My Fish.PNG', mimeType: 'image/png', buffer };
    await addPicture(page, { set, game: GAME, card: 'lantern-fish', file, alt: 'A fish with a lamp' });
    await expect(preview(page).locator('image[href^="/pictures/"]').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Problems/u })).toHaveText('Problems');
    const text = { name: 'fish.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
    await form(page).getByLabel('Replace the picture').setInputFiles(text);
    await expect(form(page).getByRole('alert')).toContainText('This is not a picture that the site can show');
    expect(await faults(page)).toEqual([]);
  });

  test('the editor bans a card from a date', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await newDocument(page, { set, game: GAME, kind: 'legality', name: 'Ban list' });
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await change(page, async () => {
      await page.locator('#root_changes__add').click();
      await page.locator('#root_changes_0_from').fill('2999-01-15');
      await page.locator('#root_changes_0_reason').fill('It drew the whole deck.');
      await page.locator('#root_changes_0_ban__add').click();
      await page.locator('#root_changes_0_ban_0').fill('first-event');
    });
    await expect(page.getByRole('tab', { name: /^Problems/u })).toHaveText('Problems');
  });

  test('the editor adds a chapter with a rule', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await newDocument(page, { set, game: GAME, kind: 'text', name: 'Winning' });
    await expect(preview(page)).toContainText('Write the first rule of this chapter here.');
    // The checks refuse the words of the template.
    const write = async (kind, words) => {
      await page.locator(`.part-row[data-kind="${kind}"]`).getByRole('textbox').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(words);
    };
    await change(page, async () => {
      await write('prose', 'How a match ends.');
      await write('rule', 'The last moon in the sky wins.');
    });
    await expect(preview(page)).toContainText('The last moon in the sky wins.');
  });

  test('the editor adds a rule of deck law, and a list gets its verdict', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    await openDocument(page, set, `rules/${GAME}/deck-laws/standard.yaml`);
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(preview(page)).toContainText('Standard: legal');
    await change(page, async () => {
      await page.locator('#root_rules__add').click();
      await expect(page.locator('#root_rules_2__oneof_select').locator('option:checked')).toHaveText('Number of cards');
      await page.locator('#root_rules_2_id').fill('creatures');
      await page.locator('#root_rules_2_rule').fill('pm.winning.first');
      const entry = page.locator('#root_rules_2');
      await entry.getByRole('button', { name: 'Add condition' }).first().click();
      await entry.getByLabel('Field').selectOption('type');
      await entry.getByLabel('Value', { exact: true }).first().fill('creature');
      const most = entry.getByRole('group', { name: 'Max', exact: true });
      await most.getByLabel('Kind of number').selectOption('number');
      await most.getByLabel('Value').fill('12');
    });
    await expect(preview(page)).toContainText('Standard: not legal');
    await preview(page).getByLabel('Check this list').selectOption('own');
    await preview(page).getByLabel('Your list').fill('12 First Creature\n20 First Event\n8 Lantern Fish');
    await preview(page).getByRole('button', { name: 'Check list' }).click();
    await expect(preview(page)).toContainText('Standard: not legal');
    await preview(page).getByLabel('Your list').fill('12 First Creature\n20 First Event');
    await preview(page).getByRole('button', { name: 'Check list' }).click();
    await expect(preview(page)).toContainText('40');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });

  test('a reviewer publishes it, and readers find it on the site', async ({ newWindow }) => {
    const { page: desk } = await newWindow({ storageState: editor });
    await runChecks(desk, set);
    await step(desk, 'Ask for a review');
    const { page } = await newWindow({ storageState: reviewer });
    await openSet(page, set);
    await step(page, 'Approve change set');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    const { page: reader } = await newWindow();
    await open(reader, '/');
    await reader.getByRole('link', { name: 'Paper Moons', exact: true }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Paper Moons');
    await open(reader, `/${GAME}/cards/lantern-fish`);
    await expect(reader.getByRole('img', { name: /^Lantern Fish/u }).first()).toBeVisible();
    const address = await reader.locator('image[href^="/pictures/"]').first().getAttribute('href');
    const picture = await reader.request.get(address);
    expect([picture.status(), picture.headers()['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    await open(reader, `/${GAME}/rules/standard`);
    await expect(reader.getByRole('main')).toContainText('The last moon in the sky wins.');
  });
});
