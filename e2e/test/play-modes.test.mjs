/** A whole match against a bot in every mode of every game, through the buttons of the page. Also the notes about one match. */
import { open } from '../lib/open.mjs';
import { playsItself, setUp } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

/** The suffix of a ruleset id that makes a match of the game short enough for a test. */
const SHORT = { metabaloids: '+short-game', metazoo: '?setup.startingLp=50' };
const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** The values of the options in a select field of the form. */
const choices = (page, label) =>
  page
    .locator('.new-match-row label', { hasText: label })
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.value));

test('a whole match in every mode of every game', { tag: '@long' }, async ({ page, complaints }) => {
  test.setTimeout(300_000);
  await open(page, '/play');
  const links = await page.locator('.play .tabs a').evaluateAll((all) => all.map(({ href }) => href));
  const games = links.map((link) => new URL(link).searchParams.get('game')).filter((game) => game in SHORT);
  expect(games).toStrictEqual(Object.keys(SHORT));
  for (const game of games) {
    await open(page, `/play?game=${game}`);
    for (const mode of await choices(page, 'Mode')) {
      await setUp(page, { from: `${game}/${mode}${SHORT[game]}`, seats: SEATS });
      await playsItself(page);
      await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
      await expect(page.locator('.outcome')).toContainText(/wins|No one/u);
    }
  }
  expect(complaints).toEqual([]);
});

test(
  'a note about a rule appears at the match, the release and the rule',
  { tag: '@long' },
  async ({ page, complaints }) => {
    test.setTimeout(120_000);
    await setUp(page, { from: 'metabaloids/fast+short-game', seats: SEATS });
    const address = page.url();
    await playsItself(page);
    await page.locator('.outcome > h2').waitFor({ timeout: 60_000 });
    // The form is folded, so that the result comes first.
    await page.locator('.outcome-notes > summary').click();
    const words = 'Ties feel long <b>to me</b>';
    const about = page.getByLabel('This note is about');
    const rule = await about.locator('optgroup[label="A rule"] option').first().getAttribute('value');
    await page.getByRole('radio', { name: '4' }).check();
    await about.selectOption(rule);
    await page.getByLabel('Your note').fill(words);
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.locator('.note-list').getByText(words).waitFor();
    // Other tests may have published a release since the match began.
    await open(page, '/releases');
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const releases = [...new Set(links.filter((href) => /^\/releases\/\d+$/u.test(href)))];
    const noted = [];
    for (const release of releases) {
      await page.goto(release, { waitUntil: 'domcontentloaded', timeout: 60_000 });
      const note = page.locator('.note-list li', { hasText: words });
      if ((await note.count()) === 0) continue;
      noted.push(release);
      await expect(note.first().locator('.rule-number')).toHaveText(/^Rule \d+\.\d+$/u);
    }
    expect(noted).not.toEqual([]);
    await page.goto('/metabaloids/rules/fast', { waitUntil: 'domcontentloaded' });
    const margin = page.locator(`[id="${rule.split(' ')[1]}"] .rule-notes`);
    await margin.locator('summary').click();
    await margin.getByText(words).first().waitFor();
    await open(page, `${address}/replay`);
    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.locator('.note-list').getByText(words).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  },
);
