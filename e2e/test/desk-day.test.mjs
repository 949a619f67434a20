/**
 * An editor's day: seven ordinary changes in the browser, each from the sign-in to a published release. The editor knows the game, but no
 * ids and no data formats. Each test counts the editor's pages and presses, and prints them as a row of a table.
 */
import {
  askForReview,
  button,
  check,
  editorAt,
  expect,
  finish,
  saved,
  settle,
  startSet,
  test,
} from '../lib/desk-day.mjs';
import { open } from '../lib/open.mjs';
import { withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.describe.configure({ mode: 'serial', timeout: 600_000 });

const rulebook = `/${game}/rules/core-tactical`;

/** Types words into a field that names another document, and selects the first choice of its list. */
async function choose(page, day, field, words) {
  await day.type(field, words);
  const list = page.locator(`datalist[id="${await field.getAttribute('list')}"] option`);
  await list.first().waitFor({ state: 'attached' });
  await expect(list.first()).toContainText(new RegExp(words.split(' ')[0], 'iu'));
  await day.type(field, await list.first().getAttribute('value'));
}

/** Chooses the game of a new document, which an open document would name. */
async function chooseGame(page, day) {
  const choice = page.getByLabel('Game', { exact: true });
  await day.press(choice);
  await choice.selectOption(game);
}

let reviewer;
/** A reviewer approves and publishes the change set that is open in the editor's window. Returns the page of the release. */
async function publish({ newAccount, newWindow }, editor, day, change) {
  const line = day.told(change);
  // docs/guide/desk.md has a table of these rows, measured on an idle machine.
  console.log(line);
  reviewer ??= await newAccount('Ruth', 'reviewer');
  const { page } = await newWindow({ storageState: reviewer });
  await open(page, new URL(editor.url()).pathname);
  await button(page, 'Approve change set').click();
  await button(page, 'Approve now').click();
  await button(page, 'Publish now').click();
  await page.waitForURL(/\/releases\/\d+$/u, { timeout: 60_000 });
  return page;
}

/** Opens the history of an item from its page. The newest change names its release, its author and its change set. */
async function showHistory(page, name) {
  await page
    .getByRole('link', { name: `History ${name}`, exact: true })
    .first()
    .click();
  await page.waitForURL(/\/history/u);
  const newest = page.locator('.item-history > li').first();
  await expect(newest.getByRole('link', { name: /^Release \d+$/u })).toBeVisible();
  await expect(newest.locator('a[href^="/desk/sets/"]')).toBeVisible();
}

test('a typo in a rule', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Tia', rulebook);
  const rule = page.locator('section.rule').nth(2);
  await day.press(rule.getByRole('link', { name: /^Edit Rule/u }));
  await startSet(page, day, 'A typo in a rule');
  await day.press(page.locator('.part-row').getByRole('textbox'));
  await day.key('End');
  await page.keyboard.insertText(' So it is.');
  await expect(page.locator('.preview-wait').getByText('So it is.').first()).toBeVisible();
  await finish(page, day);
  const release = await publish(people, page, day, 'A typo in a rule');
  await open(release, rulebook);
  await expect(release.getByText('So it is.').first()).toBeVisible();
});

test('a new card with a new combination of abilities', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Cora', '/desk');
  await startSet(page, day, 'A rain beetle');
  await day.press(page.getByRole('link', { name: 'Add documents' }));
  await day.arrive(/\/desk\/content/u);
  await day.press(page.getByText('New document'));
  await chooseGame(page, day);
  await day.type(page.getByLabel('Name', { exact: true }), 'Rain Beetle');
  await day.press(button(page, 'Create document'));
  await day.arrive(/rain-beetle/u);
  // The card starts with the words of its template, which the checks refuse.
  await day.type(page.getByLabel('Scientific name'), 'Scarabaeus pluvius');
  await day.press(page.getByRole('tab', { name: 'Sentences' }));
  await day.press(button(page, 'Add a text'));
  await day.type(
    page.getByLabel('Text 1'),
    'Rain call (1): on your turn, look at the top two cards of your draw pile. You may take one into your hand; put the rest under the pile. Draw a card.',
  );
  await expect(page.locator('.sentence-reading')).toHaveAttribute('data-reading', 'read');
  await day.press(page.getByRole('tab', { name: 'Preview' }));
  await expect(page.locator('.preview-wait').getByText('Rain call (1)').first()).toBeVisible();
  await finish(page, day);
  const release = await publish(people, page, day, 'A new card');
  await open(release, `/${game}/cards/rain-beetle`);
  await expect(release.locator('.ability-text', { hasText: 'Rain call (1)' })).toBeVisible();
  await showHistory(release, 'Rain Beetle');
});

test('a ban from a date', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Bart', '/slow-water/cards');
  const card = page.locator('main a[href^="/slow-water/cards/"]').first();
  await day.press(card);
  await day.arrive(/\/slow-water\/cards\/[a-z-]+$/u);
  const name = await page.locator('h1').innerText();
  const address = new URL(page.url()).pathname;
  await day.press(page.locator('section[aria-labelledby="legality"] a.edit-link'));
  await day.arrive(/\/desk\/content/u);
  await startSet(page, day, `${name} is banned`);
  const form = page.locator('.document-form-pane');
  const changes = form.locator('#root_changes');
  await day.press(form.locator('#root_changes__add'));
  const added = changes.locator('> .array-item-list > .form-entry').last();
  await day.type(added.getByLabel('From'), '2031-01-15');
  await day.type(added.getByLabel('Reason'), 'It ends matches too early.');
  await day.press(added.locator('[id$="_ban__add"]'));
  const banned = added.locator('[id$="_ban_0"]');
  await day.type(banned, name);
  await day.key('Tab');
  await expect(banned).toHaveValue(/^[a-z-]+$/u);
  await expect(page.locator('.preview-wait').getByText('It ends matches too early.')).toBeVisible();
  await finish(page, day);
  const release = await publish(people, page, day, 'A ban from a date');
  await open(release, address);
  await expect(release.getByText('It ends matches too early.').first()).toBeVisible();
});

test('40 costs at once', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Ines', '/desk');
  await startSet(page, day, 'Forty costs');
  await day.press(page.getByRole('link', { name: 'Card sheet' }));
  await day.arrive(/\/cards$/u);
  await day.press(page.getByRole('link', { name: 'Slow Water' }).last());
  await day.arrive(/game=slow-water/u);
  // Some cards have no cost, and another cost of Audit ends an example early. This search leaves them out.
  await day.type(page.getByLabel('Filter the cards'), 'cost>=0 -Audit');
  await day.key('Enter');
  await day.arrive(/q=/u);
  const grid = page.getByRole('grid', { name: 'Cards' });
  const head = grid.getByRole('columnheader', { name: 'Cost', exact: true });
  await expect(head).toBeVisible();
  const column = (await head.getAttribute('aria-colindex')) - 2;
  const cell = (row) => grid.locator(`#cell-${row}-${column}`);
  await expect(cell(0)).not.toHaveText('…');
  await day.press(cell(0));
  await page.keyboard.down('Shift');
  for (let row = 0; row < 39; row++) await page.keyboard.press('ArrowDown');
  await page.keyboard.up('Shift');
  // A person would hold the arrow key down, which counts as one press.
  day.counts.presses++;
  await page.keyboard.type('3');
  day.counts.presses++;
  await day.key('Control+Enter');
  await expect(cell(39)).toHaveText('3');
  await saved(page);
  await day.press(page.getByRole('link', { name: 'Checks and review' }));
  await day.arrive(/\/desk\/sets\/\d+/u);
  if (!(await check(page, day))) {
    await settle(page, day);
    expect(await check(page, day, 'Run checks again')).toBe(true);
  }
  await askForReview(page, day);
  await publish(people, page, day, '40 costs at once');
});

test('a new variant', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Vera', '/desk');
  await startSet(page, day, 'A variant without a reserve');
  await day.press(page.getByRole('link', { name: 'Add documents' }));
  await day.arrive(/\/desk\/content/u);
  await day.press(page.getByText('New document'));
  await day.press(page.getByLabel('Kind'));
  await page.getByLabel('Kind').selectOption('variant');
  await chooseGame(page, day);
  await day.type(page.getByLabel('Name', { exact: true }), 'Bare Hands');
  await day.press(button(page, 'Create document'));
  await day.arrive(/bare-hands/u);
  await day.type(page.getByLabel(/^Summary/u), 'There is no reserve.');
  const find = page.getByLabel('Add a parameter');
  await day.type(find, 'reserve enabled');
  await day.press(page.getByRole('button', { name: /^zones\.reserve\.enabled/u }));
  await expect(page.getByRole('region', { name: 'Values set here' }).getByText('zones.reserve.enabled')).toBeVisible();
  await finish(page, day);
  const release = await publish(people, page, day, 'A new variant');
  await open(release, `/${game}/rules`);
  await expect(release.getByText('Bare Hands').first()).toBeVisible();
});

test('a new ruling with its example', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Rolf', `/${game}/examples/tie-costs-only-the-drawn-cards`);
  await day.press(page.locator('a.edit-link').first());
  await day.arrive(/\/desk\/content/u);
  await startSet(page, day, 'A ruling on ties');
  await day.press(page.getByText('Copy this example'));
  await day.type(page.getByLabel('Title', { exact: true }).last(), 'A tie ends the battle');
  await day.press(button(page, 'Create example'));
  await day.arrive(/a-tie-ends-the-battle/u);
  await expect(page.getByText('The engine plays this example as described.')).toBeVisible();
  const happens = page.getByRole('region', { name: 'What happens' });
  // Both modes have this event. Some modes have no restock step.
  const event = happens.locator('button[aria-pressed="false"]').filter({ hasText: 'lost pile' }).last();
  const sentence = await event.innerText();
  await day.press(event);
  await expect(happens.getByRole('button', { name: sentence, exact: true, pressed: true }).first()).toBeVisible();
  await saved(page);
  await day.press(page.getByText('New document'));
  await day.press(page.getByLabel('Kind'));
  await page.getByLabel('Kind').selectOption('ruling');
  await day.type(page.getByLabel('Name', { exact: true }), 'Does the battle go on after a tie?');
  await day.press(button(page, 'Create document'));
  await day.arrive(/does-the-battle/u);
  const form = page.locator('.document-form-pane');
  await choose(page, day, form.getByLabel('Rule 1'), 'totals equal');
  await day.type(form.getByLabel('Reading 1'), 'Both players fight again.');
  await day.type(form.getByLabel('Answer'), 'No. A tie ends the battle.');
  await day.type(form.getByLabel('Why'), 'Both drawn cards are lost, and nothing else happens.');
  await expect(page.locator('.preview-wait').getByText('No. A tie ends the battle.').first()).toBeVisible();
  await finish(page, day);
  const release = await publish(people, page, day, 'A new ruling with its example');
  await open(release, rulebook);
  await expect(release.getByText('Does the battle go on after a tie?').first()).toBeAttached();
});

test('the hand size of one mode', { tag: '@long' }, async ({ newAccount, newWindow }) => {
  const people = { newAccount, newWindow };
  const { page, day } = await editorAt(people, 'Hanna', rulebook);
  const rule = page.locator('section.rule', { has: page.locator('code', { hasText: /^draw\.handSize$/u }) }).first();
  await day.press(button(rule, 'Change draw.handSize'));
  await day.press(button(page, 'Change value draw.handSize'));
  await day.type(page.getByLabel('New value of draw.handSize'), '6');
  await day.press(button(page, 'Save value'));
  await day.press(page.getByRole('link', { name: 'Open its checks' }));
  await day.arrive(/\/desk\/sets\/\d+/u);
  expect(await check(page, day)).toBe(false);
  await expect(page.locator('.settlement-said')).toHaveText(/^\d+ examples fail: \d+ are only affected/u);
  await settle(page, day);
  expect(await check(page, day, 'Run checks again')).toBe(true);
  await askForReview(page, day);
  const release = await publish(people, page, day, 'The hand size of one mode');
  await open(release, rulebook);
  await expect(release.getByText(/six cards|6 cards/u).first()).toBeVisible();
  const changed = release.locator('section.rule', { has: release.locator('code', { hasText: /^draw\.handSize$/u }) });
  await button(changed.first(), 'Change draw.handSize').click();
  await showHistory(release, 'draw.handSize');
});
