/**
 * An editor changes how a game is played, without code: a new step, a keyword on a card, another order of steps and a new way to win, each with
 * its sentence and its example. The checks play them, a reviewer publishes them, and the
 * rulebook has them.
 */
import { expect } from '@playwright/test';
import { edit, faults, newSet, openDocument, openSet, runChecks, step } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { EDITS } from '../lib/play-edits.mjs';

test.skip(...withoutAdmin);

const GAME = 'small-hours';

/** With SHOTS, keeps a picture of a page in that folder. */
const keepPicture = (page, name) =>
  process.env.SHOTS && page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });

test.describe('an editor changes play', () => {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  let editor;
  let reviewer;
  test.beforeAll(async ({ newAccount }) => {
    [editor, reviewer] = [await newAccount('Nora', 'editor'), await newAccount('Rolf', 'reviewer')];
  });

  let set;
  test('the documents of four changes have no problem', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    set = await newSet(page, 'Rest, purse and order');
    for (const { path, change } of EDITS) await edit(page, set, path, change);
    await openDocument(page, set, `rules/${GAME}/play/${GAME}.play`);
    await expect(page.getByRole('tab', { name: /^Problems/u })).toHaveText('Problems');
    await openDocument(page, set, `cards/${GAME}/cards/observatory-candle.yaml`);
    await expect(page.getByText('when this card has served a Guest, its keeper takes one coin').first()).toBeVisible();
    await keepPicture(page, 'play-edits-card');
  });

  test('the checks prove the changes and tell their consequences', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: editor });
    expect(await runChecks(page, set)).toBe(true);
    await keepPicture(page, 'play-edits-checks');
    expect(await faults(page)).toEqual([]);
    await step(page, 'Ask for a review');
  });

  test('a reviewer publishes them', async ({ newWindow }) => {
    const { page } = await newWindow({ storageState: reviewer });
    await openSet(page, set);
    await step(page, 'Approve change set');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await page.waitForURL(/\/releases\/\d+$/u);
    await open(page, `/${GAME}/rules/quiet-night`);
    await expect(page.getByText('in this order: light, stock, call, serve, rest and close.')).toBeVisible();
    await expect(page.getByText('If only you have at least 20 coins at the end of a round, you win.')).toBeVisible();
    await keepPicture(page, 'play-edits-rules');
  });
});
