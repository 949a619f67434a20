/**
 * Ordinary jobs of an editor who has never seen a source format, each from the sign-in to the request for a review or to the release. With the
 * seven jobs of `desk-day.test.mjs`. Each test counts pages and presses, prints them as a row of a table, and fails if a source is shown.
 */
import { askForReview, button, check, editorAt, expect, startSet, test } from '../lib/desk-day.mjs';
import { open } from '../lib/open.mjs';
import { withoutAdmin } from '../lib/people.mjs';

test.skip(...withoutAdmin);
test.describe.configure({ timeout: 600_000 });

const HOURS = 'small-hours';
/** The most minutes of work that a job may need. */
const MOST_MINUTES = 5;

/** Ends a job: no source was needed, and the counts are a row of the table in docs/guide/desk.md. */
async function done(page, day, job) {
  await expect(page.locator('.source-editor')).toHaveCount(0);
  expect(await page.locator('main').innerText()).not.toMatch(/:::rule\{#[\w.-]+\}|\{"|\ndata:/u);
  const line = day.told(job);
  console.log(line);
  expect(Number(/(\d+) \|$/u.exec(line)[1])).toBeLessThan(MOST_MINUTES * 60);
}

test('a new edition of a set', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Edda', '/desk');
  await startSet(page, day, 'A second edition');
  await day.press(page.getByRole('link', { name: 'New edition' }));
  await day.arrive(/\/edition/u);
  await day.press(page.getByRole('link', { name: 'Small Hours' }).last());
  await day.arrive(/game=small-hours/u);
  await day.type(page.getByLabel('Name of the new set'), 'Second Lights');
  await day.type(page.getByLabel('Day of publication'), '2030-01-31');
  await day.press(button(page, /^Create edition with \d+ cards$/u));
  await expect(page.getByRole('status').filter({ hasText: 'printings are in the change set' })).toBeVisible();
  await day.press(page.getByRole('link', { name: 'A second edition' }).first());
  await day.arrive(/\/desk\/sets\/\d+$/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'a new edition of a set');
});

test('a keyword is renamed everywhere', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Kira', '/desk');
  await startSet(page, day, 'Candles are lamps');
  await day.press(page.getByRole('link', { name: 'Rename and replace' }));
  await day.arrive(/\/replace/u);
  await day.press(page.getByRole('link', { name: 'Small Hours' }).last());
  await day.arrive(/game=small-hours/u);
  await day.type(page.getByLabel('Find', { exact: true }), 'candle');
  await day.type(page.getByLabel('Replace by', { exact: true }), 'lamp');
  await day.press(button(page, 'Search'));
  await day.press(button(page, /^Replace in \d+ places$/u));
  await expect(page.getByText(/^\d+ documents changed\./u)).toBeVisible();
  await day.press(page.getByRole('link', { name: 'Candles are lamps' }).first());
  await day.arrive(/\/desk\/sets\/\d+$/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'a keyword is renamed everywhere');
});

test('a suggestion of a reader is accepted', async ({ newAccount, newWindow }) => {
  const { page: reader } = await newWindow();
  await open(reader, `/suggest?kind=rule&game=${HOURS}&id=sh.street.card-over-rule&mode=evening`);
  const text = reader.getByLabel('The new text');
  await text.fill((await text.inputValue()).replace('follow', 'obey'));
  await reader.getByLabel('Why').fill('Whose guests?');
  // A form that is sent within three seconds counts as spam.
  await reader.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 5_000;
  });
  await button(reader, 'Send suggestion').click();
  await reader.waitForURL(/\/suggestions\//u);

  const { page, day } = await editorAt({ newAccount, newWindow }, 'Sue', '/desk/suggestions');
  const one = page.getByRole('listitem').filter({ hasText: 'Whose guests?' });
  await day.press(button(one, 'Accept'));
  await day.arrive(/\/desk\/sets\/\d+$/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'a suggestion of a reader is accepted');
});
