/** Tests that every option of a match has a handle, and that players can take options by press, by drag, by keys and from the list. */
import { follow, openSeeded } from '../lib/followed.mjs';
import { MOST_PRESSES, byDrag, byKeys, byPress, fromList, handlesOf } from '../lib/handles.mjs';
import { decide, whatNow } from '../lib/table.mjs';
import { expect, test } from '../lib/test.mjs';

const DECISIONS = 200;
const WAYS = { press: byPress, drag: byDrag, keys: byKeys, list: fromList };
const GAMES = [
  { ruleset: 'metabaloids/core-tactical', decks: ['starter-deck-set-1', 'marching-column'] },
  { ruleset: 'metazoo/nightfall', decks: ['graveyard-shift', 'night-shift'] },
];

/** Returns a function for whole numbers from 0 to below a limit. They are the same in each run. */
function numbers(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

for (const { ruleset, decks } of GAMES)
  test(
    `${ruleset}: in ${DECISIONS} decisions, each way to take an option sends that option`,
    { tag: '@long' },
    async ({ page, complaints }) => {
      test.setTimeout(900_000);
      const { view, sent } = follow(page);
      const below = numbers(9);
      const taken = {};
      const faults = [];
      let decisions = 0;
      for (let seed = 1; decisions < DECISIONS; seed++) {
        const seats = decks.map((deckSlug, at) => ({ kind: at === 0 ? 'me' : 'bot', bot: 'easy', deckSlug }));
        await openSeeded(page, { ruleset, seed, seats });
        while (decisions < DECISIONS && (await whatNow(page)) === 'decide') {
          const number = Number(await page.locator('.decision[data-number]').getAttribute('data-number'));
          await expect.poll(() => view()?.table.decision?.number).toBe(number);
          if ((await page.locator('.foreseen').count()) > 0) {
            await page.locator('.foreseen .button-main').click();
            await page.locator(`.match:not(:has(.decision[data-number="${number}"]))`).waitFor();
            continue;
          }
          // The cards of a set are picked together. The tests of sets press them.
          if ((await page.locator('.set-form').count()) > 0) {
            await decide(page);
            continue;
          }
          const { options, question } = view().table.decision;
          const handles = await handlesOf(page, options);
          options.forEach(({ text }, at) => {
            if (handles[at] === null)
              faults.push(`seed ${seed}, decision ${number}: "${text}" has no handle (${question})`);
          });
          // Usually takes an option of a card or a place on the board, so that cards enter play.
          const acts = [...options.keys()].filter((at) => handles[at] !== null && handles[at].at !== 'dock');
          const from =
            acts.length > 0 && below(4) > 0 ? acts : [...options.keys()].filter((at) => handles[at] !== null);
          const at = from[below(from.length)];
          const handle = handles[at];
          const option =
            options.find(
              ({ card, text, kind }) =>
                handle.card !== null && card === handle.card && text === options[at].text && kind === options[at].kind,
            ) ?? options[at];
          let way = Object.keys(WAYS)[decisions % 4];
          const known = sent.length;
          const asked = { option, handle, number };
          const take = () =>
            WAYS[way](page, asked).catch((error) => {
              throw new Error(`seed ${seed}, decision ${number}: ${way} of "${option.text}": ${error.message}`);
            });
          let presses = await take();
          if (presses === null) {
            way = 'press';
            presses = await take();
          }
          await page.locator(`.outcome, .match:not(:has(.decision[data-number="${number}"]))`).first().waitFor();
          const [decided] = sent.slice(known);
          const same = options[decided?.option];
          if (decided?.number !== number || same?.text !== option.text || same.kind !== option.kind)
            faults.push(`seed ${seed}, decision ${number}: ${way} of "${option.text}" sent ${JSON.stringify(decided)}`);
          if (handle.at === 'card' && way !== 'list' && decided?.option !== option.option)
            faults.push(`seed ${seed}, decision ${number}: ${way} of "${option.text}" sent another card's option`);
          if (presses > MOST_PRESSES) faults.push(`"${option.text}" needs ${presses} presses`);
          taken[way] = (taken[way] ?? 0) + 1;
          decisions++;
        }
      }
      expect(faults).toEqual([]);
      for (const way of Object.keys(WAYS)) expect(taken[way], JSON.stringify(taken)).toBeGreaterThan(10);
      expect(complaints).toEqual([]);
    },
  );
