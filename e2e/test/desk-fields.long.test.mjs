/** Forms of accounts, editors, matches and the lab keep and use what was entered before their scripts run. */
import { keepsEarlyFields } from '../lib/early.mjs';
import { newSet } from '../lib/desk.mjs';
import { open } from '../lib/open.mjs';
import { test, withoutAdmin } from '../lib/people.mjs';
import { game } from '../lib/site.mjs';
import { openSettings } from '../lib/table.mjs';
import { expect } from '../lib/test.mjs';

test.skip(...withoutAdmin);

test('the pages of an admin keep what was entered early', async ({ newAccount, newWindow }) => {
  test.setTimeout(300_000);
  const { page } = await newWindow({ storageState: await newAccount('Eve', 'admin') });
  const set = await newSet(page, 'Early');
  let fields = 0;
  for (const path of [
    ...['/desk', '/desk/audit', '/desk/import', '/desk/people', '/desk/reports', '/desk/webhooks'],
    ...[`/desk/sets/${set}`, `/desk/sets/${set}/adopt`, `/desk/sets/${set}/cards`],
    `/desk/content?set=${set}&path=${encodeURIComponent(`cards/${game}/cards/ant-swarm.yaml`)}`,
    ...['/account', '/account/decks', '/account/delete', '/play/lobby'],
  ])
    fields += await keepsEarlyFields(page, path);
  expect(fields).toBeGreaterThan(25);
});

test('an invitation and a table that waits for players keep what was entered early', async ({
  newAccount,
  newWindow,
}) => {
  const { page } = await newWindow({ storageState: await newAccount('Finn', 'admin') });
  const invited = await page.request.post('/ask', {
    headers: { 'rulewright-request': '1' },
    data: { operation: 'Invite', variables: { role: 'reader' } },
  });
  const { path } = (await invited.json()).data.invite;
  const guest = await newWindow();
  expect(await keepsEarlyFields(guest.page, path)).toBeGreaterThan(2);
  await open(page, `/play?game=${game}`);
  await openSettings(page);
  await page
    .getByLabel('Who')
    .last()
    .selectOption({ label: 'A friend, by link' })
    .catch(() => undefined);
  await page.getByRole('button', { name: /^(?:Open table|Start match)$/u }).click();
  await page.waitForURL(/\/play\/[\w-]{6,}/u);
  await keepsEarlyFields(page, new URL(page.url()).pathname);
});
