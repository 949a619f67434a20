/** Matches in a browser: setting one up by its form, and deciding as a player would. */
import { open } from './open.mjs';
import { game } from './site.mjs';

/** What a player at the table waits for: a choice, the device, the end. */
const moment =
  '.decision-options:not([data-folded]) button:enabled, .decision-unfold, .foreseen button:enabled, .decision-confirm .button-main:enabled, .pass-screen button, .outcome';

/**
 * Sets a match up. `seats`: for each `{ kind: 'me' | 'bot' | 'friend', name?, bot? }`; `variants`: names of those to tick;
 * `from`: the id of a ruleset that the form begins with, instead of a mode; `chat`: those who sit there may write.
 * Resolves on the page of the match; returns its address.
 */
export async function setUp(page, { mode = 'fast', variants = [], from, seats, chat = false }) {
  const asked = from ? `from=${encodeURIComponent(from)}` : `game=${game}&mode=${mode}`;
  await open(page, `/play?${asked}`);
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

/** Waits until the player has something to do. Returns `decide`, `pass-on`, `over`, or null when it takes too long. */
export async function whatNow(page, timeout = 20_000) {
  const found = await page
    .locator(moment)
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
  if (!found) return null;
  if ((await page.locator('.outcome').count()) > 0) return 'over';
  return (await page.locator('.pass-screen').count()) > 0 ? 'pass-on' : 'decide';
}

/** Shows the whole list of options, where it waits behind its button. */
export async function unfold(page) {
  const button = page.locator('.decision-unfold');
  if ((await button.count()) > 0) await button.click();
}

/** Takes an option: to pass where that is offered, so that matches are short; an attack after its sums were shown. */
export async function decide(page) {
  const panel = page.locator('.decision[data-number]');
  const number = await panel.getAttribute('data-number');
  const pass = page.locator('[data-kind="pass"] button');
  if ((await page.locator('.decision-confirm').count()) === 0) {
    if ((await pass.count()) === 0) await unfold(page);
    const option = page.locator('.foreseen button, .decision-options button');
    await ((await pass.count()) > 0 ? pass : option).first().click();
  }
  await page
    .locator(`.decision-confirm, .outcome, .pass-screen, .match:not(:has([data-number="${number}"]))`)
    .first()
    .waitFor();
  const confirm = page.locator('.decision-confirm .button-main');
  if ((await confirm.count()) > 0) await confirm.click();
  await page.locator(`.outcome, .pass-screen, .match:not(:has([data-number="${number}"]))`).first().waitFor();
}

/** Plays on until `stop` says so or the match is over; takes the device when it is passed on. */
export async function playOn(page, stop = async () => false) {
  for (let n = 0; n < 600; n++) {
    const now = await whatNow(page);
    if (now === null) throw new Error('Nothing happens at the table.');
    if (now === 'over' || (await stop())) return now;
    if (now === 'pass-on') await page.locator('.pass-screen button').click();
    else await decide(page);
  }
  throw new Error('The match does not end.');
}

/** Milliseconds between two looks of a page that plays by itself. */
const LOOK = 25;

/**
 * Lets the page play by itself through its own buttons: an attack where one is offered, else to pass, else the first option;
 * it takes the device when it is passed on. Stops at the end of the match; `clicks()` counts the clicks so far. Where everybody
 * plays like that nobody would ever lose a card: `eager` players take the first option every other time.
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

/** Collects everything that a page is sent, by request and by socket. */
export function listening(page) {
  const heard = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/play')) heard.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The cards lying in hands of other seats in what a page was sent, wherever in it they stand. */
export function foreignCards(heard) {
  const found = [];
  const visit = (value, viewer) => {
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, viewer));
    const as = 'viewer' in value ? value.viewer : viewer;
    if ('zones' in value && value.seat !== as)
      for (const { layout, cards } of value.zones) if (layout === 'hand') found.push(...cards.map(({ name }) => name));
    for (const inner of Object.values(value)) visit(inner, as);
  };
  for (const text of heard) {
    try {
      visit(JSON.parse(text), undefined);
    } catch {
      // The page itself is not JSON; what it holds is what it then asks for again.
    }
  }
  return found;
}
