/** Tests of the stack of pending actions: order, targets, keyboard, spoken text, and actions that resolve. */
import { violations } from '../lib/axe.mjs';
import { pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const seats = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** Opens a match to which the test pushes tables. Returns its first view, its visible cards, and three pending actions. */
async function opened(page) {
  const views = await pushedViews(page);
  const address = await setUp(page, { from: 'metabaloids/core-tactical', seats });
  await whatNow(page);
  const view = await viewOfPage(page, address);
  const hand = view.table.seats.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards));
  const rule = view.table.decision.rule;
  const action = (at, more = {}) => ({
    ...{ id: `action ${at}`, seat: at % 2, state: 'waiting', rule, targets: [{ card: null, seat: 1, name: 'Bot' }] },
    ...{ card: { id: hand[at].id, name: hand[at].name, slug: hand[at].slug }, sentence: `Ann uses ${hand[at].name}` },
    ...more,
  });
  const aim = { card: hand[2].id, seat: null, name: hand[2].name };
  const pending = [action(0, { targets: [aim] }), action(1, { state: 'stopped' }), action(3)];
  return { view, pending, hand, push: (table) => views.push(withTable(view, table)) };
}

test('the stack lists pending actions, the next to resolve first, and marks the targets of the focused action', async ({
  page,
  complaints,
}) => {
  const { pending, hand, push } = await opened(page);
  await expect(page.locator('.stack')).toHaveCount(0);
  push({ pending });
  const entries = page.getByRole('region', { name: 'Waiting to resolve' }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(0)).toContainText(`Ann uses ${hand[0].name}`);
  await expect(entries.nth(0)).toContainText(`Targets: ${hand[2].name}`);
  await expect(entries.nth(0)).toContainText('Resolves next');
  await expect(entries.nth(1)).toContainText('Stopped, has no effect');
  await expect(page.locator('.stack-spoken')).toHaveText(
    `Resolves next: Ann uses ${hand[0].name}. Targets: ${hand[2].name}. 3 actions wait.`,
  );
  await expect(page.locator('.stack-face svg')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);

  await entries.nth(0).getByRole('button').focus();
  await expect(page.locator('[data-pointed]')).toHaveAttribute('data-card', String(hand[2].id));
  await expect(page.locator('.aim path')).toHaveAttribute('d', /^M/u);
  await expect(page.locator('.reading h3')).toHaveText(hand[0].name);
  await page.keyboard.press('ArrowDown');
  await expect(entries.nth(1).getByRole('button')).toBeFocused();
  await expect(page.locator('.table-seat-head[data-pointed]')).toHaveCount(1);
  push({ pending: [] });
  await expect(page.locator('.stack')).toHaveCount(0);
  await expect(page.locator('[data-pointed]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('actions leave the stack one after the other when they resolve', { tag: '@long' }, async ({ newWindow }) => {
  const { page, complaints } = await newWindow({ reducedMotion: 'no-preference' });
  const { pending, hand, push } = await opened(page);
  push({ pending });
  const entries = page.locator('.stack-list > li');
  await expect(entries).toHaveCount(3);
  push({ pending: pending.slice(2) });
  await expect(entries.nth(0)).toContainText('Resolved');
  await expect(entries).toHaveCount(3);
  await expect(entries).toHaveCount(2);
  await expect(entries).toHaveCount(1);
  await expect(entries.nth(0)).toContainText(hand[3].name);
  expect(complaints).toEqual([]);
});

test(
  'on a phone, the stack is one line that opens, and the board does not move',
  { tag: '@long' },
  async ({ newWindow }) => {
    const { page, complaints } = await newWindow({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    const { pending, hand, push } = await opened(page);
    const box = () => page.locator('.table-seat[data-self]').boundingBox();
    const before = await box();
    push({ pending });
    const line = page.locator('.stack summary');
    await expect(line).toContainText(`Ann uses ${hand[0].name}`);
    expect(await box()).toEqual(before);
    expect((await line.boundingBox()).height).toBeGreaterThanOrEqual(44);
    await line.click();
    await expect(page.locator('.stack-list > li')).toHaveCount(3);
    await expect(page.locator('.stack-list')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
