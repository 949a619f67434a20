/** A generated game of 1,000 cards without code: search, facets, set pages, and rotation and bans before and after their dates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { open } from '../lib/open.mjs';
import { newData, startProduct } from '../lib/product.mjs';
import { unfold } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const RECIPE = join(root, 'bench/made-games/orrery/recipe.yaml');
const { game } = parse(readFileSync(RECIPE, 'utf8'));

test.describe('a generated game of 1,000 cards', { tag: '@long' }, () => {
  // One worker runs these tests, so that the game is generated once.
  test.describe.configure({ mode: 'default', timeout: 240_000 });
  let product;
  let cards;
  test.beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rulewright-made-'));
    execFileSync(process.execPath, [join(root, 'tools/made-game.mjs'), RECIPE, folder]);
    const place = join(folder, 'cards', game, 'cards');
    cards = readdirSync(place).map((file) => parse(readFileSync(join(place, file), 'utf8')));
    product = await startProduct(await newData('', folder));
    rmSync(folder, { recursive: true });
  });
  test.afterAll(() => product?.stop());

  const at = (path) => `${product.env.SITE_URL}/${game}${path}`;
  const only = (set) => cards.filter(({ printings }) => printings.every((one) => one.set === set));
  const listOf = (set) =>
    only(set)
      .slice(20, 40)
      .map(({ name }) => `2 ${name}`)
      .join('\n');

  test('supports search by its fields, facet counts and set pages', async ({ page }) => {
    await open(page, at('/cards?q=kind:star+cost>=7'));
    const stars = cards.filter(({ data }) => data.kind === 'star' && data.cost >= 7);
    await expect(page.getByRole('main')).toContainText(`${stars.length}`);
    expect(stars.length).toBeGreaterThan(20);
    await open(page, at('/cards'));
    const facet = page.locator('.facet').first();
    const count = Number((await facet.locator('label').first().innerText()).match(/\d+/u)[0]);
    await facet.locator('input').first().check();
    await expect(page).toHaveURL(/\?/u);
    await expect(page.getByRole('main')).toContainText(`${count}`);
    await open(page, at('/sets/new-moons'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Moons');
    await expect(page.getByRole('main')).toContainText('350');
    expect(await violations(page)).toEqual([]);
  });

  test('is played by two people at a free table, from the invitation to the end', async ({
    page: host,
    newWindow,
    complaints,
  }) => {
    await open(host, at('').replace(/\/[^/]*$/u, `/play?game=${game}`));
    await expect(host.getByRole('heading', { name: 'Against a bot' })).toHaveCount(0);
    await host.getByRole('button', { name: 'Invite a friend' }).click();
    await expect(host.getByRole('img', { name: /^QR code/u })).toBeVisible();
    const { page: guest } = await newWindow({ viewport: { width: 390, height: 844 } });
    await open(guest, await host.locator('.waiting-link input').inputValue());
    await guest.getByLabel('Your name').fill('Guest');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [host, guest]) await page.locator('.site[data-table] .table-board').waitFor();
    expect(await violations(host)).toEqual([]);
    const number = (page) => page.locator('.decision[data-number]').getAttribute('data-number');
    /** Takes an option as the player who acts, and returns the pages with that player first. */
    const take = async (text) => {
      await Promise.any(
        [host, guest].map((page) => page.locator('.decision-options').first().waitFor({ state: 'attached' })),
      );
      const acts = (await host.locator('.decision-options').count()) > 0 ? host : guest;
      const before = await number(acts);
      await unfold(acts);
      await acts.locator('.decision-options button', { hasText: text }).first().click();
      const sure = acts.locator('.decision-confirm .button-main');
      const changed = acts.locator(`.outcome, .match:not(:has([data-number="${before}"]))`).first();
      await sure.or(changed).first().waitFor();
      if ((await sure.count()) > 0) await sure.click();
      await changed.waitFor();
      return acts === host ? [host, guest] : [guest, host];
    };
    await take('Draw a card');
    const [acts, other] = await take('in the front row');
    await other.locator('.table-board .tile').first().waitFor();
    const names = async (page) => (await page.locator('.table-board .tile-name').allInnerTexts()).toSorted();
    expect(await names(other)).toEqual(await names(acts));
    await take('Turn ');
    await expect(other.locator('.tile[data-turned], [data-turned]').first()).toBeVisible();
    // A phone has this button behind another one.
    const more = acts.getByRole('button', { name: 'Log and more' });
    if (await more.isVisible()) await more.click();
    await acts.getByRole('button', { name: 'Ask to take back' }).click();
    if (await more.isVisible()) await more.click();
    await other.getByRole('button', { name: 'Allow' }).click();
    await expect(other.locator('[data-turned]')).toHaveCount(0);
    await take('Concede');
    for (const page of [host, guest]) await page.locator('.outcome > h2').filter({ hasText: 'wins' }).waitFor();
    // The pages belong to the product of this file.
    expect(complaints.filter((one) => !one.includes(`asks another host: ${product.env.SITE_URL}`))).toEqual([]);
  });

  test('checks a list as of the day before and the day of a rotation', async ({ page }) => {
    const list = encodeURIComponent(listOf('first-sky'));
    await open(page, at(`/deck-check?list=${list}&on=2026-07-03`));
    await expect(page.getByRole('main')).not.toContainText('out of the pool');
    await open(page, at(`/deck-check?list=${list}&on=2026-07-04`));
    await expect(page.getByRole('main')).toContainText('out of the pool since 2026-07-04');
    await expect(page.getByRole('main')).toContainText('New Moons is out, and First Sky has set for good.');
  });

  test('shows the bans of a format on a date, and finds cards that are legal on a date', async ({ page }) => {
    await open(page, at('/legality/current?on=2026-05-01'));
    await expect(page.getByRole('main')).toContainText('One card made every comet free.');
    await open(page, at('/legality/current?on=2027-01-09'));
    await expect(page.getByRole('main')).toContainText('Nobody could dim it.');
    const [card] = only('first-sky').slice(20);
    await open(page, at(`/cards?q=${encodeURIComponent(`"${card.name}" legal:current@2026-07-03`)}`));
    await expect(page.locator('.card-grid li')).toHaveCount(1);
    await open(page, at(`/cards?q=${encodeURIComponent(`"${card.name}" legal:current@2026-07-04`)}`));
    await expect(page.locator('.card-grid li')).toHaveCount(0);
  });
});
