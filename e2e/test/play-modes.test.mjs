/** A whole match against a bot in every mode of every game, through the buttons of the page, and the notes about one of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playsItself, setUp } from '../lib/table.mjs';
import { browserForFile, inWindow } from '../lib/visit.mjs';

const browser = browserForFile();

/** What makes a match of a game short enough for a test, as the end of a ruleset id. */
const SHORT = { metabaloids: '+short-game', metazoo: '?setup.startingLp=50' };
const SEATS = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** The choices of a list of the form, by their ids. */
const choices = (page, label) =>
  page
    .locator('.new-match-row label', { hasText: label })
    .first()
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.value));

test('a whole match in every mode of every game', { timeout: 300_000 }, async (t) => {
  await inWindow(browser(), {}, async (page, complaints) => {
    await page.goto('/play', { waitUntil: 'networkidle' });
    const games = await choices(page, 'Game');
    assert.deepEqual(games, Object.keys(SHORT));
    for (const game of games) {
      await page.goto(`/play?game=${game}`, { waitUntil: 'networkidle' });
      for (const mode of await choices(page, 'Mode')) {
        const began = performance.now();
        await setUp(page, { from: `${game}/${mode}${SHORT[game]}`, seats: SEATS });
        const { clicks } = await playsItself(page);
        await page.locator('.outcome > h2').waitFor({ timeout: 120_000 });
        assert.match(await page.locator('.outcome').innerText(), /wins|Nobody/u);
        t.diagnostic(`${game}/${mode}: ${await clicks()} clicks, ${Math.round(performance.now() - began)} ms`);
      }
    }
    assert.deepEqual(complaints, []);
  });
});

test('a note about a rule stands at the match, the release and the rule', { timeout: 120_000 }, async () => {
  await inWindow(browser(), {}, async (page, complaints) => {
    await setUp(page, { from: 'metabaloids/fast+short-game', seats: SEATS });
    const address = page.url();
    await playsItself(page);
    await page.locator('.outcome > h2').waitFor({ timeout: 60_000 });
    const words = 'Ties feel long <b>to me</b>';
    const about = page.getByLabel('This note is about');
    const rule = await about.locator('optgroup[label="A rule"] option').first().getAttribute('value');
    await page.getByRole('radio', { name: '4' }).check();
    await about.selectOption(rule);
    await page.getByLabel('Your note').fill(words);
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.locator('.note-list').getByText(words).waitFor();
    // Other tests may have published since the first release.
    await page.goto('/releases', { waitUntil: 'networkidle' });
    const releases = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const current = Math.max(...releases.map((href) => Number(/^\/releases\/(\d+)$/u.exec(href)?.[1] ?? 0)));
    await page.goto(`/releases/${current}`, { waitUntil: 'domcontentloaded', timeout: 60_000 });
    await page.locator('.note-list').getByText(words).first().waitFor();
    await page.goto('/metabaloids/rules/fast', { waitUntil: 'domcontentloaded' });
    const margin = page.locator(`[id="${rule.split(' ')[1]}"] .rule-notes`);
    await margin.locator('summary').click();
    await margin.getByText(words).first().waitFor();
    await page.goto(`${address}/replay`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Delete note' }).click();
    await page.locator('.note-list').getByText(words).waitFor({ state: 'detached' });
    assert.deepEqual(complaints, []);
  });
});
