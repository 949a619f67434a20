/** More ordinary jobs of an editor who has never seen a source format, each from the sign-in to the request for a review. See `desk-jobs.long.test.mjs`. */
import {
  button,
  check,
  done,
  edit,
  editorAt,
  expect,
  finish,
  saved,
  startSet,
  askForReview,
  test,
} from '../lib/desk-day.mjs';
import { withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.describe.configure({ timeout: 600_000 });

const HOURS = 'small-hours';
const rulebook = `/${HOURS}/rules/evening`;

test('a rule is split in two, from its own page', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Sila', rulebook);
  const rule = page.locator('section.rule[id="sh.serve.seat"]');
  await edit(page, day, rule.getByRole('link', { name: /^Edit Rule/u }), 'One rule for each sentence');
  const place = await page
    .locator('.part-row')
    .getByRole('textbox')
    .evaluate((field) => {
      const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
      let node = walker.nextNode();
      while (node && !node.data.includes('You have')) node = walker.nextNode();
      const range = document.createRange();
      range.setStart(node, node.data.indexOf('You have'));
      range.setEnd(node, node.data.indexOf('You have') + 1);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 1, y: top + height / 2 };
    });
  await page.mouse.click(place.x, place.y);
  day.counts.presses++;
  await day.key('Enter');
  // Both halves are shown, also if the editor was opened for the rule alone.
  const rows = page.locator('.part-row');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('sits down at your stall.');
  await expect(rows.last()).toContainText('You have its');
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await finish(page, day);
  await done(page, day, 'a rule is split in two');
});

test('a ruling is withdrawn', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Wanda', rulebook);
  const ruling = page.locator('details', { hasText: 'Do you take a coin for each pair' }).last();
  await day.press(ruling.locator('summary').first());
  await edit(page, day, ruling.getByRole('link', { name: /^Edit Do you take/u }), 'No ruling on pairs');
  await day.press(button(page, 'Remove document'));
  await day.press(button(page, 'Remove document').last());
  await finish(page, day);
  await done(page, day, 'a ruling is withdrawn');
});

test('a term of a game of documents is renamed', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Tess', rulebook);
  await edit(page, day, page.getByRole('link', { name: 'Edit candle', exact: true }).first(), 'Candles are lamps');
  await day.type(page.getByLabel(/^Term/u).first(), 'lamp');
  await saved(page);
  await day.press(page.getByRole('link', { name: 'Replace “candle” in all texts' }));
  await day.arrive(/\/replace/u);
  await day.press(button(page, 'Search'));
  await day.press(button(page, /^Replace in \d+ places$/u));
  await expect(page.getByText(/^\d+ documents changed\./u)).toBeVisible();
  await day.press(page.getByRole('link', { name: 'Candles are lamps' }).first());
  await day.arrive(/\/desk\/sets\/\d+$/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'a term is renamed, with all its texts');
});

test('a set with a day of publication', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Dora', '/desk');
  await startSet(page, day, 'A set in spring');
  await day.press(page.getByRole('link', { name: 'Add documents' }));
  await day.arrive(/\/desk\/content/u);
  await day.press(page.getByText('New document'));
  await page.getByLabel('Kind').selectOption({ label: 'Set' });
  await page.getByLabel('Game').selectOption({ label: 'Small Hours' });
  day.counts.presses += 4;
  await day.type(page.getByLabel('Name', { exact: true }), 'Spring Tides');
  await day.press(button(page, 'Create document'));
  await day.arrive(/spring-tides/u);
  await day.type(page.getByLabel(/^Summary/u), 'The river rises, and new Guests come by boat.');
  await day.type(page.getByLabel(/^Day of publication/u), '2030-03-20');
  await finish(page, day);
  await done(page, day, 'a set with a day of publication');
});
