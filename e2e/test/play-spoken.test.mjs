/** Tests of the focus and the announcements in a match: the page never loses the focus, and announces each change once. */
import { pushedViews, viewOfPage, withTable } from '../lib/pushed-views.mjs';
import { decide, setUp, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const seats = [
  { kind: 'me', name: 'Ann' },
  { kind: 'bot', bot: 'easy' },
];

/** Ten changes of a match: the new events, the player of the next question, the question, and the announcement with `BOT` for the bot. */
const CHANGES = [
  [['Ben draws 2 cards.'], 'Ann', 'Place a card.', 'Ben draws 2 cards. Place a card.'],
  [[], 'Ann', 'Place another card.', 'Place another card.'],
  [['Ann places Mosquito.'], 'Ben', 'Place a card.', 'Ann places Mosquito. BOT is asked: “Place a card.”'],
  [['Ben passes.'], 'Ann', 'Choose who attacks.', 'Ben passes. Choose who attacks.'],
  [['Mosquito attacks.'], 'Ann', 'Choose what it attacks.', 'Mosquito attacks. Choose what it attacks.'],
  [['One.', 'Two.'], 'Ben', 'Respond.', 'One. Two. BOT is asked: “Respond.”'],
  [['Ben loses a card.', 'Ben loses a card.'], 'Ann', 'Attack again.', 'Ben loses a card. ×2 Attack again.'],
  [['1.', '2.', '3.', '4.', '5.', '6.'], 'Ann', 'End your turn.', '2. 3. 4. 5. 6. End your turn.'],
  [['The turn of Ben begins.'], 'Ben', 'Draw.', 'The turn of Ben begins. BOT is asked: “Draw.”'],
  [['Ben attacks.'], 'Ann', 'Defend.', 'Ben attacks. Defend.'],
];

/** The tag and class of the focused element. Starts with `BODY` if nothing has the focus. */
const place = (page) => page.evaluate(() => `${document.activeElement?.tagName}.${document.activeElement?.className}`);

test('the page announces each of ten changes of a match in one text, and never loses the focus', async ({
  page,
  complaints,
}) => {
  const views = await pushedViews(page);
  const address = await setUp(page, { from: 'metabaloids/core-tactical', seats });
  await whatNow(page);
  const view = await viewOfPage(page, address);
  await page.locator('.decision-options button:visible').first().waitFor();
  await page.keyboard.press('Tab');
  const { decision } = view.table;
  const rule = decision.rule;
  let number = view.logFrom + view.log.length;
  for (const [at, [sentences, name, question, spoken]] of CHANGES.entries()) {
    const mine = name === 'Ann';
    // The change removes the focused control.
    const control = page.locator('.decision-options button:visible, .decision-question').first();
    await control.focus();
    const pushed = withTable(view, {
      decision: {
        ...decision,
        number: 100 + at,
        seat: mine ? decision.seat : 1 - decision.seat,
        question,
        foreseen: [],
        options: mine ? decision.options.map((one) => ({ ...one, text: `${one.text}, ${at}` })) : null,
      },
    });
    const log = sentences.map((sentence) => ({ ...view.log[0], number: number++, decision: 99 + at, sentence, rule }));
    views.push({ ...pushed, logFrom: number - log.length, log });
    await expect(page.locator('.match-spoken')).toHaveText(spoken.replace('BOT', view.seats[1].name));
    expect(await place(page), spoken).not.toMatch(/^BODY/u);
  }
  expect(complaints).toEqual([]);
});

test('the page never loses the focus in ten decisions by pointer', { tag: '@long' }, async ({ page, complaints }) => {
  await setUp(page, { from: 'metabaloids/fast', seats });
  for (let n = 0; n < 10 && (await whatNow(page)) === 'decide'; n++) {
    await decide(page);
    await page.locator('.match-side .decision-question').waitFor();
    expect(await place(page), `after decision ${n}`).not.toMatch(/^BODY/u);
  }
  expect(complaints).toEqual([]);
});
