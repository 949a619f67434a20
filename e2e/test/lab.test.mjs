/** The lab: a run of 10,000 games whose server is killed in the middle. Also runs that are set up, read and opened in a browser. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answers, freePort } from '../../tools/lib/net.mjs';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { finished, newRun, played } from '../lib/lab.mjs';
import { look } from '../lib/look.mjs';
import { open } from '../lib/open.mjs';
import { ownData } from '../lib/products.mjs';
import { game } from '../lib/site.mjs';
import { expect, test } from '../lib/test.mjs';

/** Starts an API on the database in `data`. Returns its address, and a function that kills it without warning. */
async function startApi(data) {
  const port = await freePort();
  const env = { ...process.env, DATA_DIR: data, PORT: String(port), LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], { env, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  expect(await answers(`${url}/healthz`, 60)).toBe(true);
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return { url, kill };
}

test(
  '10,000 games survive a server that is killed in the middle, with the checksum of an undisturbed run',
  { tag: '@long' },
  async () => {
    test.setTimeout(700_000);
    const data = await ownData();
    let api;
    try {
      api = await startApi(data);
      const changes = { games: 10_000, seed: 20261121 };
      const disturbed = await newRun(api.url, changes);
      let before = 0;
      while (before < 2_000) {
        await sleep(100);
        before = (await played(api.url, disturbed)).games;
      }
      expect(before, 'the run was over before it could be disturbed').toBeLessThan(10_000);
      await api.kill();
      api = await startApi(data);
      const { games } = await played(api.url, disturbed);
      expect(games, `${before} games were there before the kill, ${games} after it`).toBeGreaterThanOrEqual(before);
      const result = await finished(api.url, disturbed);
      expect([result.state, result.ended, result.progress.played]).toEqual(['done', 'complete', 10_000]);
      const whole = await finished(api.url, await newRun(api.url, changes));
      expect(result.report).toStrictEqual(whole.report);
    } finally {
      await api?.kill();
      rmSync(data, { recursive: true, force: true });
    }
  },
);

test('a visitor without an account sets up, plays, reads and shares a comparison, and opens its games', async ({
  page,
  complaints,
}) => {
  await open(page, `/lab?game=${game}&kind=compare`);
  for (const player of ['Player 1', 'Player 2']) {
    const fields = page.getByRole('group', { name: player });
    await fields.getByLabel(player).selectOption({ label: 'Hard' });
    await fields.getByText(/thousand games/u).waitFor();
    await fields.getByLabel(player).selectOption('random');
  }
  const equal = page.getByText('These players are equal');
  await equal.waitFor();
  const swap = page.getByLabel('Players swap seats after every game');
  await swap.uncheck();
  await equal.waitFor({ state: 'detached' });
  await swap.check();
  const after = page.getByRole('group', { name: 'After' });
  await after
    .getByLabel('Mode')
    .selectOption(await page.getByRole('group', { name: 'Before' }).getByLabel('Mode').inputValue());
  await after.getByText('Change values').click();
  await after.getByLabel('setup.starterExtraCards').fill('2');
  await page.getByLabel('Games of each ruleset').fill('200');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Start run' }).click();
  await page.waitForURL(/\/lab\/[\w-]{12}$/u);
  await page.getByText('All 400 games played.').waitFor({ timeout: 120_000 });
  // First the result in one sentence, and one plot; all details are folded.
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText(/draws before turn 1: 7\.00 before, 9\.00 after, 2\.00 more in every game\./u).waitFor();
  await result.getByRole('listitem').filter({ hasText: 'draws before turn 1 +28.6%' }).waitFor();
  await page.getByRole('region', { name: 'What it does not say' }).getByText('without any skill').waitFor();
  await look(page, 'the page of a run');
  for (const fold of ['What the games show', 'Numbers', 'Cards', /^Games: /u])
    await page.getByRole('heading', { name: fold, exact: true }).click();
  await page.locator('.plot').first().waitFor();
  // The findings show that two extra starter cards mean two more draws before turn 1. The other metrics show no difference.
  await page.getByText('setup.starterExtraCards=2').waitFor();
  const shown = page.locator('.lab-findings').first();
  await expect(shown).toContainText(/draws before turn 1: 7\.00 before, 9\.00 after, 2\.00 more in every game\./u);
  await expect(page.locator('.lab-findings-others')).toContainText(/no difference shown/u);
  await page.getByRole('cell', { name: 'a card could not be drawn' }).first().waitFor();
  // Players who win draw more cards, so the table of cards says nothing about wins.
  await expect(page.getByRole('region', { name: 'Table of cards' }).locator('thead')).toHaveText(
    /^CardDrawn[^W]*Played[^W]*$/u,
  );
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  const csv = await page.request.get(`${page.url()}/files/games.csv`);
  expect((await csv.text()).trimEnd().split('\n').length).toBe(401);
  await page.getByRole('button', { name: /^Open game 1$/u }).click();
  await page.waitForURL(/\/play\/[\w-]+\/replay$/u);
});

test(
  'the lab answers a question in one sentence after enough games',
  { tag: '@long' },
  async ({ page, complaints }) => {
    await open(page, `/lab?game=${game}&mode=fast`);
    await page.getByLabel('Does the starting player win too often?').check();
    await page.getByLabel('Level of all players').selectOption('random');
    await page.getByLabel('Difference worth noticing').selectOption({ label: '10 points' });
    const plan = page.getByRole('region', { name: 'What is played' });
    await plan.getByText('At most 372 games.').waitFor();
    await plan.getByText('Why so many games?').click();
    await plan.getByText(/a difference of 10 points is found in 90 of 100 runs/u).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ask the lab' }).click();
    await page.waitForURL(/\/lab\/[\w-]{12}$/u);
    await page.getByRole('heading', { level: 1, name: 'Does the starting player win too often?' }).waitFor();
    const answer = page.getByRole('region', { name: 'Result' });
    await answer.getByText(/the starting player wins \d+% ± \d+/u).waitFor({ timeout: 120_000 });
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await open(page, `/lab?game=${game}&question=card`);
    await page.locator('label', { hasText: /^Card/u }).last().locator('select').selectOption('mosquito');
    await plan.getByText(/takes the place of both copies of Mosquito\./u).waitFor();
    await open(page, '/lab');
    await page.getByText('Levels and their speed').click();
    await page.getByRole('region', { name: 'Games a second by level and mode' }).first().waitFor();
    await page.getByRole('region', { name: 'Wins of each level' }).first().waitFor();
    await page
      .getByRole('img', { name: /^Wins against Medium by budget/u })
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test(
  'a search for goals ends with a frontier, as a plot and as a table with links to games',
  { tag: '@long' },
  async ({ page, complaints }) => {
    await open(page, `/lab?game=${game}&mode=fast&kind=tune`);
    for (const player of ['Player 1', 'Player 2'])
      await page.getByRole('group', { name: player }).getByLabel(player).selectOption('random');
    const ranges = page.getByRole('group', { name: 'Values that may change' });
    await ranges.getByLabel(/^Value/u).selectOption('draw.handSize');
    await ranges.getByLabel('takes the values').fill('5..7');
    await page.getByLabel('Games of each ruleset').fill('64');
    await page.getByRole('button', { name: 'Start run' }).click();
    await page.waitForURL(/\/lab\/[\w-]{12}$/u);
    await page.getByText('All 192 games played.').waitFor({ timeout: 120_000 });
    await page.getByRole('heading', { name: 'Best candidates' }).click();
    await page.locator('.plot-candidates .plot').waitFor();
    const frontier = page.getByRole('region', { name: 'The frontier' }).locator('tbody tr');
    await expect(frontier.first()).toContainText(/None: the current rules/u);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await frontier
      .last()
      .getByRole('link', { name: /^Show games/u })
      .click();
    await page.waitForURL(/arm=\d/u);
  },
);

test('without scripts, the form starts a run and reports errors', async ({ scriptless: page }) => {
  await page.goto(`/lab?game=${game}`);
  // The scripted form is also on the page, but hidden.
  const form = page.locator('form[action="/lab/new"]');
  const ask = async (ruleset) => {
    await form.getByLabel('Question').selectOption('one');
    await form.getByLabel('Games of each ruleset').fill('32');
    await form.getByLabel(/^Ruleset/u).fill(ruleset);
    await form.getByRole('button', { name: 'Start run' }).click();
  };
  await ask(`${game}/nothing`);
  await page.getByText('The run could not be started').waitFor();
  await ask(`${game}/fast`);
  await page.waitForURL(/\/lab\/[\w-]{12}$/u);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('answers 404 for a run that does not exist', async ({ request }) => {
  expect((await request.get('/lab/nothing')).status()).toBe(404);
  expect((await request.get('/lab/nothing/files/games.csv')).status()).toBe(404);
  expect((await request.get('/lab/nothing/files/secrets')).status()).toBe(404);
});
