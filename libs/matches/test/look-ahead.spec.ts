/** Looking ahead shows the options that the match then offers, and changes nothing. */
import { Random } from '@rulewright/engine';
import { optionsAfter } from '../src/index.ts';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import { games, playable } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];

it.each(games)(
  '$game: shows the same attack targets that the match offers once the attacker is chosen',
  async (one) => {
    const found = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
    const [plugin, program] = [found.plugin, found.wholeProgram()];
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
