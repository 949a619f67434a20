/** Matches in a browser: creates a match through its form, and makes decisions as a player would. */
import { open } from './open.mjs';
import { game } from './site.mjs';

/** Everything that needs the player's attention: a choice, the device, the end of the match. */
const moment =
  '.decision-options:not([data-folded]) button:enabled, .decision-unfold, .foreseen button:enabled, .set-suggested, .set-form .button-main:enabled, .decision-confirm .button-main:enabled, .pass-screen button, .outcome';

/** Opens the settings of a new match on the Play page. */
export async function openSettings(page) {
  const settings = page.locator('.new-match-settings');
  if ((await settings.getAttribute('open')) === null) await settings.locator('summary').first().click();
}

/**
 * Creates a match. `seats` has for each seat `{ kind: 'me' | 'bot' | 'friend', name?, bot?, deck? }`; `variants` are the names to tick.
 * `from` is a ruleset id to start from instead of a mode; `chat` allows the players to write. Resolves when the match page is open, to its
 * address.
 */
export async function setUp(page, { mode = 'fast', variants = [], from, seats, chat = false }) {
  const asked = from ? `from=${encodeURIComponent(from)}` : `game=${game}&mode=${mode}`;
  await open(page, `/play?${asked}`);
  await openSettings(page);
  for (const variant of variants) await page.getByLabel(variant).check();
  while ((await page.locator('.seat-form').count()) < seats.length)
    await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [at, { kind, name, bot, deck }] of seats.entries()) {
    const form = page.locator('.seat-form').nth(at);
    await form.getByLabel('Player type').selectOption(kind);
    if (name) await form.getByLabel('Name').fill(name);
    if (bot) await form.getByLabel('Level').selectOption(bot);
    if (deck) await form.getByLabel(/^Deck/u).selectOption(deck);
  }
  if (chat) await page.getByLabel('Chat').check();
  await page.getByRole('button', { name: /^(Start match|Open table)$/u }).click();
  await page.waitForURL(/\/play\/[\w-]{12}$/u);
  await page.locator('.match').waitFor();
  return page.url();
}

/** Waits until the player has something to do. Returns `decide`, `pass-on` or `over`, or null after the timeout. */
export async function whatNow(page, timeout = 20_000) {
  const appeared = await page
    .locator(moment)
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
  if (!appeared) return null;
  if ((await page.locator('.outcome').count()) > 0) return 'over';
  return (await page.locator('.pass-screen').count()) > 0 ? 'pass-on' : 'decide';
}

/** Opens the list of options if a button hides it. */
export async function unfold(page) {
  const button = page.locator('.decision-unfold');
  if ((await button.count()) > 0) await button.click();
}

/** Takes the suggested set, or picks cards until the button of the set can be pressed, and presses it. */
async function chooseSet(page) {
  const done = page.locator('.set-form .button-main');
  const suggested = page.locator('.set-suggested');
  await page.locator('.decision[aria-busy="false"] .set-form .button-main').waitFor();
  if ((await suggested.count()) > 0) return suggested.click();
  const cards = page.locator('.set-form .decision-options button:enabled');
  for (let at = 0; at < (await cards.count()) && !(await done.isEnabled()); at++) await cards.nth(at).click();
  const more = page.locator('.set-times button:enabled').last();
  for (let n = 0; n < 20 && !(await done.isEnabled()); n++) await more.click();
  await done.click();
}

/** Takes an option: passes if possible, to keep matches short. Confirms an attack below its sums. */
export async function decide(page) {
  const panel = page.locator('.decision[data-number]');
  const number = await panel.getAttribute('data-number');
  const pass = page.locator('[data-kind="pass"] button');
  const next = page.locator(`.outcome, .pass-screen, .match:not(:has([data-number="${number}"]))`).first();
  if ((await page.locator('.set-form').count()) > 0) {
    await chooseSet(page);
    await next.waitFor();
    // The page sends a set card by card.
    return page.locator('.match:not(:has(.decision[aria-busy="true"]))').waitFor();
  }
  if ((await page.locator('.decision-confirm').count()) === 0) {
    if ((await pass.count()) === 0) await unfold(page);
    const option = page.locator('.foreseen button, .decision-options button');
    await ((await pass.count()) > 0 ? pass : option).first().click();
  }
  await page.locator('.decision-confirm').or(next).first().waitFor();
  const confirm = page.locator('.decision-confirm .button-main');
  if ((await confirm.count()) > 0) await confirm.click();
  await next.waitFor();
}

/** Plays until `stop` returns true or the match is over. Takes the device when it is passed on. */
export async function playOn(page, stop = async () => false) {
  for (let n = 0; n < 600; n++) {
    const now = await whatNow(page);
    if (now === null) throw new Error('Nothing happens at the table.');
    if (now === 'over' || (await stop())) return now;
    if (now === 'pass-on') await page.locator('.pass-screen').getByRole('button').click();
    else await decide(page);
  }
  throw new Error('The match does not end.');
}

/** Milliseconds between two clicks of a page that plays by itself. */
const LOOK = 25;

/**
 * Makes the page click its own buttons until the match ends: an attack if possible, else pass, else the first option. It also takes the
 * device when it is passed on. `clicks()` returns the number of clicks so far. If all players always pass, no player loses a card, so
 * `eager` players skip the pass button every other time.
 */
export async function playsItself(page, eager = false) {
  await page.evaluate(
    ([every, eagerly]) => {
      window.clicks = 0;
      const first = (...selectors) => selectors.map((one) => document.querySelector(one)).find(Boolean);
      const timer = window.setInterval(() => {
        if (document.querySelector('.outcome')) return window.clearInterval(timer);
        if (document.querySelector('.decision[aria-busy="true"]')) return;
        const button = first(
          '.pass-screen button',
          '.set-suggested:enabled',
          '.set-form .button-main:enabled',
          '.decision-confirm .button-main:enabled',
          '.foreseen .button-main:enabled',
          '.decision-options [data-kind^="attack"] button:enabled',
          ...(eagerly && window.clicks % 2 > 0 ? [] : ['.decision-options [data-kind="pass"] button:enabled']),
          '.decision-options button:enabled',
        );
        if (!button) return;
        window.clicks++;
        button.click();
      }, every);
    },
    [LOOK, eager],
  );
  return { clicks: () => page.evaluate(() => window.clicks) };
}

/** Collects everything that the server sends to a page, by HTTP and by socket. */
export function listening(page) {
  const heard = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/play')) heard.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The names of the cards in hidden zones of other seats, such as their hands, found anywhere in the data that a page received. */
export function foreignCards(heard, isHidden = ({ layout }) => layout === 'hand') {
  const names = [];
  const visit = (value, viewer) => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, viewer));
    const as = 'viewer' in value ? value.viewer : viewer;
    if ('zones' in value && value.seat !== as)
      for (const zone of value.zones) if (isHidden(zone)) names.push(...zone.cards.map(({ name }) => name));
    for (const inner of Object.values(value)) visit(inner, as);
  };
  for (const text of heard) {
    try {
      visit(JSON.parse(text), undefined);
    } catch {
      // The HTML page is not JSON. Its data also arrives in later responses.
    }
  }
  return names;
}
