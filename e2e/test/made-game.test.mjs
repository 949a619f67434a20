/** A generated game of 1,000 cards without code: search, facets, set pages, and rotation and bans before and after their dates. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../tools/lib/workspace.mjs';
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { newData, startProduct } from '../lib/product.mjs';
import { foreignCards, listening, unfold } from '../lib/table.mjs';
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

  test('is played by two people at a free table, on a desktop and a phone, from the invitation to the end', async ({
    page: host,
    newWindow,
    complaints,
  }) => {
    await open(host, at('').replace(/\/[^/]*$/u, `/play?game=${game}`));
    await expect(host.getByRole('heading', { name: 'Against a bot' })).toHaveCount(0);
    await host.getByRole('button', { name: 'Invite a friend' }).click();
    await expect(host.getByRole('img', { name: /^QR code/u })).toBeVisible();
    const link = await host.locator('.waiting-link input').inputValue();
    const { page: guest } = await newWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await open(guest, link);
    await guest.getByLabel('Your name').fill('Guest');
    await guest.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [host, guest]) await page.locator('.site[data-table] .table-board').waitFor();
    const { page: third } = await newWindow();
    const heard = new Map([host, guest, third].map((page) => [page, listening(page)]));
    await open(third, link.replace(/\?.*/u, ''));
    await third.locator('.table-board').waitFor();

    /** The page of the player who is asked. */
    const asked = async () => {
      await Promise.any(
        [host, guest].map((page) => page.locator('.decision-options').first().waitFor({ state: 'attached' })),
      );
      return (await host.locator('.decision-options').count()) > 0 ? host : guest;
    };
    const otherOf = (page) => (page === host ? guest : host);
    const number = (page) => page.locator('.decision[data-number]').getAttribute('data-number');
    /** Presses something that decides, and waits for the next question. */
    const decides = async (page, button) => {
      const before = await number(page);
      await button.click();
      await page.locator(`.outcome, .match:not(:has([data-number="${before}"]))`).first().waitFor();
    };
    /** Takes an option from the list, as the player who is asked. */
    const take = async (text) => {
      const page = await asked();
      await unfold(page);
      await decides(page, page.locator('.decision-options button', { hasText: text }).first());
    };
    const own = (page, zone) => page.locator(`[data-self] [data-zone$="${zone}"]`);
    const cards = (page, zone) => own(page, zone).locator('.tile[data-card]');
    /** Chooses a card of the hand on the board, and its place in the options beside it. */
    const put = async (page, zone, text) => {
      const was = await cards(page, zone).count();
      await cards(page, 'hand').first().click();
      await decides(page, page.locator('.decision-box[data-beside] button', { hasText: text }));
      await expect(cards(page, zone)).toHaveCount(was + 1);
    };
    const places = [
      ['front', 'in the front row'],
      ['front', 'in the front row'],
      ['back', 'in the back row'],
      ['down', 'face down'],
    ];
    for (const _turn of [1, 2]) {
      const page = await asked();
      // The back of the pile takes the press.
      await decides(page, own(page, 'pile').locator('button.table-zone-head'));
      await take('Draw several cards');
      await take(/^5$/u);
      await expect(cards(page, 'hand')).toHaveCount(6);
      for (const [zone, text] of places) await put(page, zone, text);
      await expect(otherOf(page).locator('[data-far] [data-zone$="front"] .tile[data-card]')).toHaveCount(2);
      await expect(otherOf(page).locator('[data-far] [data-zone$="down"] .tile[data-card]')).toHaveCount(0);
      await take('Add a mark to');
      await take('Change the count of Guest');
      for (const one of ['+5', '−1', 'Done']) await take(one);
      await take('Roll a die or flip a coin');
      await take('Roll a die with 6 sides');
      await take('Ask to search');
      await take('Yes');
      await expect(page.locator('.decision')).toContainText('Take cards from your draw pile');
      await take(/^Take /u);
      await take('Done');
      await expect(cards(page, 'hand')).toHaveCount(3);
      if (page === host) expect(await violations(host)).toEqual([]);
      await take('End your turn');
      await expect.poll(asked).toBe(otherOf(page));
    }
    await expect(host.locator('.table-seat', { hasText: 'Guest' }).first()).toContainText('Count 8');

    const page = await asked();
    await take(/^Turn /u);
    await expect(otherOf(page).locator('.tile[data-turned], [data-turned]').first()).toBeVisible();
    // A phone has this button behind another one.
    const more = page.getByRole('button', { name: 'Log and more' });
    if (await more.isVisible()) await more.click();
    await page.getByRole('button', { name: 'Ask to take back' }).click();
    if (await more.isVisible()) await more.click();
    await otherOf(page).getByRole('button', { name: 'Allow' }).click();
    await expect(otherOf(page).locator('[data-turned]')).toHaveCount(0);
    for (const one of [host, third]) await expect(one.getByText(/ took back 1 decision\. .+ agreed\./u)).toBeVisible();

    // Notes of one player are only in that browser, and stay there after a reload.
    await host.getByText('Tools and settings').click();
    await host.getByLabel('My notes').fill('Guest holds a comet');
    await host.reload();
    await host.locator('.table-board').waitFor();
    await ready(host);
    await host.getByText('Tools and settings').click();
    await expect(host.getByLabel('My notes')).toHaveValue('Guest holds a comet');

    await take('End the match');
    await take('Guest has won');
    await take('No');
    expect(await asked()).toBe(page);
    // No one has learned of a card that is not open to them.
    const isHidden = ({ id }) => ['hand', 'pile', 'down'].includes(id);
    for (const received of heard.values()) expect(foreignCards(received, isHidden)).toEqual([]);
    for (const page of [guest, third]) expect(JSON.stringify(heard.get(page))).not.toContain('holds a comet');
    await take('End the match');
    await take('Guest has won');
    await take('Yes');
    for (const one of [host, guest, third])
      await one.locator('.outcome > h2').filter({ hasText: 'Guest wins' }).waitFor();
    await expect(host.locator('.outcome')).toContainText('the players agreed on the winner');
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
