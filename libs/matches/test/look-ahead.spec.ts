/** Looking ahead shows the options that the match then offers, and changes nothing. */
import { Random, ScriptedRandomError, mayKnow, type Match } from '@rulewright/engine';
import { optionsAfter } from '../src/index.ts';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import { aheadInWorlds } from './support/ahead-in-worlds.ts';
import { games, gamesWith, playable } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];

it.each(gamesWith('leads'))(
  '$game: shows the same attack targets that the match offers once the attacker is chosen',
  async (one) => {
    const opened = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
    const [plugin, program] = [opened.plugin, opened.wholeProgram()];
    const decks = one.decks.map((entries) => ({ entries }));
    const random = new Random(3);
    let told = 0;
    for (let seed = 1; told < 20 && seed < 20; seed++) {
      const tracked = new TrackedMatch(program, decks, seed);
      while (!tracked.over && tracked.decisions.length < 300 && told < 20) {
        const { match, asked } = tracked;
        const option = random.below(match.optionCount);
        const before = match.digest();
        const ahead = optionsAfter(tracked, plugin, asked, option, NAMES);
        expect(match.digest()).toBe(before);
        expect(optionsAfter(tracked, plugin, 1 - asked, option, NAMES)).toEqual([]);
        expect(optionsAfter(tracked, plugin, asked, match.optionCount, NAMES)).toEqual([]);
        tracked.take(option);
        if (ahead.length === 0) continue;
        const moment = { match, result: null, taken: tracked.decisions.length };
        expect(tableView(moment, plugin, asked, NAMES).decision!.options).toEqual(ahead);
        told++;
      }
    }
    expect(told).toBeGreaterThan(4);
  },
);

it.each(gamesWith('leads'))(
  '$game: looking ahead depends neither on hidden cards nor on random numbers',
  async (one) => {
    const { told, differences } = await aheadInWorlds(one, 8);
    expect(differences).toEqual([]);
    expect(told).toBeGreaterThan(4);
  },
);

it.each(games)('$game: shows nothing after an option that needs a random number or reveals a card', async (one) => {
  const opened = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
  const program = opened.wholeProgram();
  const kinds = program.mechanics.options.map(({ id }) => id);
  // The game lists only kinds that never need a random number or reveal a card. This test lists all kinds.
  const plugin = { ...opened.plugin, tabletop: { ...opened.plugin.tabletop!, leads: kinds } };
  const random = new Random(4);
  let [drew, showed] = [0, 0];
  for (let seed = 1; seed < 30 && (drew < 5 || showed < 5); seed++) {
    const tracked = new TrackedMatch(
      program,
      one.decks.map((entries) => ({ entries })),
      seed,
    );
    while (!tracked.over && tracked.decisions.length < 200) {
      const { match, asked } = tracked;
      const option = random.below(match.optionCount);
      const ahead = optionsAfter(tracked, plugin, asked, option, NAMES);
      const known = cardsKnown(match, asked);
      const usesRandom = needsRandom(tracked.copy(), option);
      tracked.take(option);
      const shows = cardsKnown(tracked.match, asked).some((knows, card) => knows && !known[card]);
      if (usesRandom) drew++;
      else if (shows) showed++;
      if (usesRandom || shows) expect(ahead).toEqual([]);
    }
  }
  expect(drew).toBeGreaterThan(0);
  expect(showed).toBeGreaterThan(0);
});

const cardsKnown = (match: Match, seat: number): boolean[] =>
  Array.from({ length: match.cards }, (_, card) => mayKnow(match, seat, card));

/** Whether a copy of a match needs a random number between this option and the next decision. */
function needsRandom(copy: Match, option: number): boolean {
  copy.script = [];
  try {
    copy.choose(option);
    copy.advance();
  } catch (error) {
    if (error instanceof ScriptedRandomError) return true;
    throw error;
  }
  return false;
}
