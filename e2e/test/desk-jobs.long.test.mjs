/**
 * Ordinary jobs of an editor who has never seen a source format, each from the sign-in to the request for a review or to the release. With the
 * seven jobs of `desk-day.test.mjs`. Each test counts pages and presses, prints them as a row of a table, and fails if a source is shown.
 */
import sharp from 'sharp';
import {
  askForReview,
  button,
  check,
  done,
  edit,
  editorAt,
  expect,
  finish,
  menu,
  settle,
  startSet,
  test,
} from '../lib/desk-day.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';

test.skip(...withoutAdmin);
test.describe.configure({ timeout: 600_000 });

const HOURS = 'small-hours';
test('a new rule, split, joined and moved', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Nora', `/${HOURS}/rules`);
  await day.press(page.locator(`a[href^="/${HOURS}/rules/"]`).first());
  await day.arrive(/\/rules\/[a-z-]+$/u);
  const first = page.locator('section.rule').first();
  await edit(page, day, first.getByRole('link', { name: /^Edit Rule/u }), 'A rule on talking');
  await day.press(button(page, 'Show the whole chapter'));
  const rules = page.locator('.part-row[data-kind="rule"]');
  const count = await rules.count();
  await menu(page, day, rules.first(), 'New rule below');
  await expect(rules.nth(1).getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('You may talk. You may not show your hand.');
  day.counts.presses++;
  await day.key('Home');
  for (let letter = 0; letter < 'You may talk. '.length; letter++) await page.keyboard.press('ArrowRight');
  await day.key('Enter');
  await expect(rules).toHaveCount(count + 2);
  await expect(rules.nth(2)).toContainText('You may not show your hand.');
  await day.key('Backspace');
  await expect(rules).toHaveCount(count + 1);
  await day.key('Enter');
  await expect(rules).toHaveCount(count + 2);
  await rules.nth(2).getByRole('textbox').focus();
  await day.key('Alt+ArrowUp');
  await expect(rules.nth(1)).toContainText('You may not show your hand.');
  await finish(page, day);
  await done(page, day, 'a new rule, split, joined and moved');
});

test('a rule is retired, and readers are led to its successor', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Rita', `/${game}/rules/core-tactical`);
  const rule = page.locator('section.rule[id="mb.meta.introduction"]');
  await edit(page, day, rule.getByRole('link', { name: /^Edit Rule/u }), 'One rule for both');
  await menu(page, day, page.locator('.part-row[data-kind="rule"]').first(), 'Retire…');
  const panel = page.locator('.chip-panel');
  await day.type(panel.getByLabel(/^Which rule replaces it/u), 'how many players');
  await day.press(panel.locator('.choice-list li button').first());
  await expect(page.locator('.part-row').first()).toContainText('Replaced by');
  await finish(page, day);
  await done(page, day, 'a rule is retired, with its successor');
  await expect(page.locator('.word-diff')).toContainText('Another rule replaces it.');
  await look(page, 'desk-retired');
});

test('an erratum of a card', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Erik', `/${HOURS}/cards/awning`);
  await edit(page, day, page.getByRole('link', { name: /^Edit/u }).first(), 'Awning was misprinted');
  await day.press(page.getByRole('tab', { name: 'Errata' }));
  await page.getByLabel('What is printed differently').selectOption('Name');
  day.counts.presses += 2;
  await day.type(page.getByLabel('On the printed card'), 'Awnink');
  await day.type(page.getByLabel('Reason'), 'The name was printed wrong.');
  await day.press(button(page, 'Save erratum'));
  await expect(page.locator('.errata-form del')).toHaveText('Awnink');
  await finish(page, day);
  await done(page, day, 'an erratum of a card');
});

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

/** A plain picture as a file that a person chooses. */
const file = async (name, background) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 180, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('pictures of two cards', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Pia', '/desk');
  await startSet(page, day, 'Two pictures');
  await day.press(page.getByRole('link', { name: 'Pictures' }));
  await day.arrive(/\/pictures/u);
  await day.press(page.getByRole('link', { name: 'Small Hours' }).last());
  await day.arrive(/game=small-hours/u);
  await day.press(page.getByLabel('Add pictures to the cards of this game'));
  const files = [await file('awning.png', '#a33'), await file('12 Night Porter.png', '#3a3')];
  await page.getByLabel('Pictures', { exact: true }).setInputFiles(files);
  day.counts.presses += 3;
  await expect(page.locator('.picture-row')).toHaveCount(2);
  await day.type(page.getByLabel('Artist of these pictures'), 'Olga');
  await day.type(page.getByLabel('Licence of these pictures'), 'CC BY 4.0');
  // The right end of the first picture stays visible when a face crops it.
  const picture = page.locator('.focal-picture').first();
  const { width, height } = await picture.boundingBox();
  await picture.click({ position: { x: width - 1, y: height / 2 } });
  await day.press(button(page, 'Save 2 pictures'));
  await expect(page.getByText('2 cards have their pictures.')).toBeVisible();
  await day.press(page.getByRole('link', { name: 'Two pictures' }).first());
  await day.arrive(/\/desk\/sets\/\d+$/u);
  expect(await check(page, day)).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'pictures of two cards');
  await expect(page.locator('.picture-diff img')).toHaveCount(2);
  await expect(page.locator('main')).toContainText('licence: CC BY 4.0');
  await expect(page.locator('main')).toContainText('credit: Olga');
  await look(page, 'desk-pictures');

  // The face crops the left side.
  const set = /\d+$/u.exec(new URL(page.url()).pathname)[0];
  await open(page, `/desk/content?set=${set}&path=cards/${HOURS}/cards/awning.yaml`);
  const art = page.locator('.side-tab-panel svg svg image').first();
  await art.waitFor();
  const [x, wide, frame] = await art.evaluate((one) => [
    Number(one.getAttribute('x')),
    Number(one.getAttribute('width')),
    Number(one.parentElement.getAttribute('width')),
  ]);
  expect(wide).toBeGreaterThan(frame);
  expect(x + wide).toBeCloseTo(frame, -1);
});

test('a value of a mode that is not the first, with its examples', async ({ newAccount, newWindow }) => {
  const { page, day } = await editorAt({ newAccount, newWindow }, 'Fay', `/${game}/rules/fast`);
  const rule = page.locator('section.rule', { has: page.locator('code', { hasText: /^draw\.handSize$/u }) }).first();
  await day.press(button(rule, 'Change draw.handSize'));
  await day.press(button(page, 'Change value draw.handSize'));
  await day.type(page.getByLabel('New value of draw.handSize'), '6');
  await day.press(button(page, 'Save value'));
  await day.press(page.getByRole('link', { name: 'Open its checks' }));
  await day.arrive(/\/desk\/sets\/\d+/u);
  expect(await check(page, day)).toBe(false);
  await settle(page, day);
  expect(await check(page, day, 'Run checks again')).toBe(true);
  await askForReview(page, day);
  await done(page, day, 'a value of a mode that is not the first');
});

/** The value of a field for date and time, `hours` from now. */
const inHours = (page, hours) =>
  page.evaluate((ahead) => {
    const now = new Date();
    return new Date(now.getTime() + (ahead * 60 - now.getTimezoneOffset()) * 60_000).toISOString().slice(0, 16);
  }, hours);

test('a typo is fixed on a phone, reviewed there, dated, released, traced and undone', async ({
  newAccount,
  newWindow,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const people = { newAccount, newWindow };
  const address = `/${game}/rules/core-tactical`;
  const { page, day } = await editorAt(people, 'Tim', address, phone);
  const rule = page.locator('section.rule[id="mb.meta.playmat-optional"]');
  await edit(page, day, rule.getByRole('link', { name: /^Edit Rule/u }), 'A typo on the way');
  await day.press(page.locator('.part-row').getByRole('textbox'));
  await day.key('ControlOrMeta+End');
  await page.keyboard.insertText(' Any table will do.');
  day.counts.presses++;
  await page.locator('.save-state:not([data-status="saved"])').waitFor();
  await finish(page, day);
  await done(page, day, 'a typo, on a phone');
  const set = new URL(page.url()).pathname;

  const { page: reviewer, day: reviewing } = await editorAt(people, 'Rob', '/desk', phone);
  await open(reviewer, set);
  await expect(button(reviewer, 'Approve change set')).toHaveCount(0);
  await reviewer.context().close();
  const { page: second } = await newWindow({ storageState: await newAccount('Ruth', 'reviewer'), ...phone });
  // The palette is in the window of the phone, and leads to the review.
  await open(second, '/desk');
  await second.getByRole('button', { name: /^Find/u }).tap();
  await second.getByRole('combobox', { name: 'Words of a document' }).fill('typo on the way');
  await look(second, 'desk-phone-palette');
  await second
    .getByRole('option', { name: /A typo on the way/u })
    .first()
    .tap();
  await second.waitForURL(new RegExp(`${set}$`, 'u'));
  expect(reviewing.counts.pages).toBeGreaterThan(0);
  await button(second, 'Comment on this document').tap();
  const form = second.locator('.review-diff form');
  await form.getByLabel('Your comment').fill('Good.');
  await button(form, 'Post comment').tap();
  await form.waitFor({ state: 'detached' });
  await look(second, 'desk-phone-review');
  await button(second, 'Approve change set').tap();
  await button(second, 'Approve now').tap();
  await second.getByLabel('Publish at a later date').check();
  await second.getByLabel('Date and time (your time zone)').fill(await inHours(second, 48));
  await button(second, 'Schedule publishing').tap();
  const dated = second.getByText('will be published automatically on');
  const before = await dated.innerText();
  // The date is visible and can be moved or cancelled.
  const later = await inHours(second, 72);
  await second.getByLabel('Date and time (your time zone)').fill(later);
  await button(second, 'Move publishing date').tap();
  await expect(dated).not.toHaveText(before);
  await button(second, 'Cancel publishing date').tap();
  await dated.waitFor({ state: 'detached' });
  const laterBox = second.getByLabel('Publish at a later date');
  if (await laterBox.isChecked()) await laterBox.uncheck();
  await button(second, 'Publish now').tap();
  await second.waitForURL(/\/releases\/\d+$/u, { timeout: 60_000 });
  const release = Number(/\d+$/u.exec(new URL(second.url()).pathname)[0]);

  // The page of the rule leads to its history: who, when, why, in which release, and the text then.
  await open(page, address);
  await expect(rule).toContainText('Any table will do.');
  await rule.getByRole('link', { name: /^History/u }).tap();
  await page.waitForURL(/\/history/u);
  const newest = page.locator('.item-history > li').first();
  await expect(newest.getByRole('link', { name: `Release ${release}` })).toBeVisible();
  await expect(newest.locator('ins')).toContainText('Any table will do.');
  await expect(newest).toContainText('Tim');
  await expect(newest.getByRole('link', { name: 'A typo on the way' })).toBeVisible();
  await look(page, 'history');
  // A visitor gets neither the name of the change set nor a way into it.
  const { page: visitor } = await newWindow();
  await open(visitor, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(visitor.locator('.item-history ins')).toContainText('Any table will do.');
  await expect(visitor.locator('.item-history a[href^="/desk"]')).toHaveCount(0);

  await open(second, `/releases/${release - 1}`);
  await second.getByText('Roll back to this release').tap();
  await second.getByLabel('Reason').fill('The sentence was fine.');
  await button(second, `Publish the content of release ${release - 1} again`).tap();
  await second.waitForURL((url) => Number(/\/releases\/(\d+)$/u.exec(url.pathname)?.[1]) > release);
  await open(page, address);
  await expect(rule).not.toContainText('Any table will do.');
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
