/** Matches on the site: against a bot, two people at one screen, three by link, and the replay. */
import { readFileSync } from 'node:fs';
import { violations } from '../lib/axe.mjs';
import { open, ready } from '../lib/open.mjs';
import { decide, foreignCards, listening, playOn, setUp, unfold, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Controls of the match that are too small for a thumb: lower than 44 pixels. Links in running text are exempt. */
const tooSmall = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(.match, .new-match) :is(button, select, summary, input, a.button)')].flatMap(
      (one) => {
        const { height, width } = (one.closest('label.check') ?? one).getBoundingClientRect();
        const shown = width > 0 && getComputedStyle(one).visibility !== 'hidden';
        return shown && height < 43.5 ? [`${one.textContent || one.ariaLabel || one.type}: ${height}`] : [];
      },
    ),
  );

/** Checks accessibility and page width on a phone and on a desktop, in light and in dark, and the size of controls on the phone. */
async function looksRight(page, what) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      const onlyColours = colorScheme === 'dark';
      expect(await violations(page, { onlyColours }), `${what}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(await overflow(page), `${what} is wider than ${width} px`).toBeLessThanOrEqual(0);
    if (width === 390) expect(await tooSmall(page), `${what}: too small for a thumb`).toEqual([]);
  }
}

test(
  'a whole match against a bot, with the sums before an attack, and its replay',
  { timeout: 600_000 },
  async ({ page, complaints }) => {
    const variants = ['Short Game'];
    const address = await setUp(page, {
      variants,
      seats: [
        { kind: 'me', name: 'Ann' },
        { kind: 'bot', bot: 'easy' },
      ],
    });
    let attacked = false;
    await whatNow(page);
    await looksRight(page, 'the table');
    const end = await playOn(page, async () => {
      const sums = page.locator('.decision-options [data-kind^="attack"] button:has(.decision-sum)');
      if (attacked || (await sums.count()) === 0) return false;
      await unfold(page);
      await sums.first().click();
      const totals = await page.locator('.forecast-side').evaluateAll((sides) =>
        sides.map((side) => ({
          parts: [...side.querySelectorAll('li strong')].map((one) => Number(one.textContent)),
          total: Number(side.querySelector('.forecast-total strong').textContent),
        })),
      );
      expect(totals.length).toBe(2);
      for (const { parts, total } of totals) expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      await looksRight(page, 'the sums');
      attacked = true;
      return false;
    });
    expect(end).toBe('over');
    expect(await page.locator('.outcome').innerText()).toMatch(/wins/u);

    await page.getByRole('link', { name: 'Look back' }).click();
    await page.waitForURL(/replay$/u);
    await ready(page);
    await page.getByText(/^Decision 0 of \d+$/u).waitFor();
    await page.getByRole('link', { name: 'Forward' }).click();
    await page.getByText(/^Decision 1 of \d+$/u).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/at=2/u);
    await page.getByText('Jump to an event or a rule').click();
    await page.getByLabel('Word, card or rule').fill('battle.choose-attacker');
    if (attacked) {
      await page.locator('.moments ol a').first().click();
      await page.waitForURL(/at=\d+/u);
      await page
        .locator('.event-log')
        .getByText(/attacks/u)
        .first()
        .waitFor();
    }
    await looksRight(page, 'the replay');
    await page.getByLabel('Decision').fill('4');
    await page.getByText(/^Decision 4 of/u).waitFor();
    await page.getByLabel('Speed').selectOption('10');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText(/^Decision (?:[6-9]|\d\d+) of/u).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const file = await (await saved).path();
    const replay = JSON.parse(readFileSync(file, 'utf8'));
    expect(replay.format).toBe('rulewright-replay/4');
    await open(page, '/play');
    await page.getByLabel('Open a replay from a file').setInputFiles(file);
    await page.waitForURL(/\/play\/[\w-]{12}\/replay$/u);
    expect(page.url()).not.toBe(`${address}/replay`);
    await page.getByText(`Decision 0 of ${replay.decisions.length}`).waitFor();
    await page.getByRole('link', { name: 'Forward' }).click();
    await page.getByText(/^Decision 1 of/u).waitFor();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await page.waitForURL(/\/play\/[\w-]{12}$/u);
    expect(page.url()).not.toBe(address);
    let steps = 0;
    await playOn(page, async () => steps++ > 3);
    expect(complaints).toEqual([]);
  },
);

test('a file that is not a replay is refused, with the reason', async ({ page }) => {
  await open(page, '/play');
  const files = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"other"}') };
  await page.getByLabel('Open a replay from a file').setInputFiles(files);
  expect(await page.getByRole('alert').filter({ hasText: 'replay' }).innerText()).toMatch(/not a replay/u);
});

test('two at one screen: no hand is visible while the device is passed on; undo and redo work', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  await setUp(page, {
    mode: 'core-tactical',
    seats: [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Ben' },
    ],
  });
  for (let passed = 0; passed < 3;) {
    const now = await whatNow(page);
    if (now === 'pass-on') {
      expect(await page.locator('.tile').count(), 'no card is on the page').toBe(0);
      expect(await page.locator('.event-log li').count(), 'nor in the log').toBe(0);
      if (passed === 0) await looksRight(page, 'the pass screen');
      const name = /(\w+) decides next/u.exec(await page.locator('.pass-screen').innerText())[1];
      await page.locator('.pass-screen').getByRole('button').click();
      await whatNow(page);
      expect(await page.locator('.table-seat[data-self] h2').innerText()).toMatch(new RegExp(name, 'u'));
      passed++;
    } else await decide(page);
  }
  const asked = () => page.locator('.decision[data-number]').getAttribute('data-number');
  /** Clicks undo or redo and passes the device on. Returns the number of the decision that follows. */
  const after = async (button) => {
    const before = await asked();
    await page.getByRole('button', { name: button }).click();
    const changed = `.pass-screen, .match:not(:has([data-number="${before}"])) .decision[data-number]`;
    await page.locator(changed).first().waitFor();
    if ((await page.locator('.pass-screen').count()) > 0)
      await page.locator('.pass-screen').getByRole('button').click();
    return Number(await asked());
  };
  const first = Number(await asked());
  await decide(page);
  if ((await whatNow(page)) === 'pass-on') await page.locator('.pass-screen').getByRole('button').click();
  expect(await after('Undo')).toBe(first);
  expect(await after('Redo')).toBe(first + 1);
  expect(complaints).toEqual([]);
});

test('two at one screen answer several questions in one form', { tag: '@long' }, async ({ page, complaints }) => {
  // The last question is for Ben, so the device is passed on. Cards of both decks ask about the surroundings.
  await setUp(page, {
    from: 'metazoo/nightfall',
    seats: [
      { kind: 'me', name: 'Ann', deck: 'graveyard-shift' },
      { kind: 'me', name: 'Ben', deck: 'night-shift' },
    ],
  });
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await page.getByRole('button', { name: 'Confirm answers' }).click();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await page.getByRole('button', { name: 'Not wearing pants' }).click();
  await page
    .getByText(/calls? (?:heads|tails)|Call the coin|Ann decides next/u)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
});

test(
  'three browsers by link and one watcher: a reload loses nothing, and no player sees another hand',
  { tag: '@long' },
  async ({ page: host, newWindow, complaints }) => {
    test.setTimeout(300_000);
    const seats = [
      { kind: 'me', name: 'Ann' },
      { kind: 'friend', name: 'Ben' },
      { kind: 'friend', name: 'Cem' },
    ];
    const heard = [listening(host)];
    const address = await setUp(host, { seats });
    await looksRight(host, 'the waiting room');
    const links = await host.locator('.waiting-link input').evaluateAll((inputs) => inputs.map((one) => one.value));
    expect(links.length).toBe(2);
    const { page: ben } = await newWindow();
    const { page: cem } = await newWindow();
    const { page: watcher } = await newWindow();
    for (const page of [ben, cem, watcher]) heard.push(listening(page));
    for (const [at, page] of [ben, cem].entries()) {
      await open(page, links[at]);
      await page.getByLabel('Your name').fill(['Ben', 'Cem'][at]);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(address);
    }
    await open(watcher, address);
    const players = [host, ben, cem];
    for (let taken = 0; taken < 12;) {
      const turn = await Promise.any(
        players.map(async (page) => {
          if ((await whatNow(page, 10_000)) !== 'decide') throw new Error('not this one');
          return page;
        }),
      );
      await decide(turn);
      taken++;
      if (taken === 6) await ben.reload();
    }
    // “Always ask me” is loaded with the tools of a match with other people.
    await host.locator('.match-tools > summary').click();
    const always = host.getByLabel('Always ask me');
    await always.check();
    await expect(always).toBeChecked();
    await always.uncheck();
    await expect(always).not.toBeChecked();
    const last = async (page) => (await page.locator('.event-log li').last().innerText()).trim();
    const mine = (text) => text.replace(/^.* goes/u, 'goes');
    await expect(async () => expect(mine(await last(watcher))).toBe(mine(await last(host)))).toPass();
    await expect(watcher.locator('.decision-options')).toHaveCount(0);
    for (const [at, texts] of heard.entries()) {
      expect(
        texts.some((text) => text.includes('matchChanged')),
        `page ${at} is pushed to`,
      ).toBe(true);
      expect(foreignCards(texts), `page ${at} gets a card of another hand`).toEqual([]);
    }
    await looksRight(watcher, 'the table of three');
    expect(complaints).toEqual([]);
  },
);
