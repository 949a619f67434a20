/** Tests of the pending actions of a view: whole sentences, and only cards that the viewer may know. */
import { Random } from '@rulewright/engine';
import { knows } from '../src/table/match-sentences.ts';
import { tableView } from '../src/table/table-view.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import { gamesWith, playable } from './support/world.ts';

const NAMES = ['Ann', 'Ben'];

it.each(gamesWith('pending'))(
  '$game: views list the pending actions, and name only cards that their viewer may know',
  async (one) => {
    const opened = await playable({ game: one.game, rulesetId: one.mode, release: 1, proposal: null });
    const [plugin, program] = [opened.plugin, opened.wholeProgram()];
    const decks = one.decks.map((entries) => ({ entries }));
    const random = new Random(5);
    let seen = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const tracked = new TrackedMatch(program, decks, seed);
      while (!tracked.over && tracked.decisions.length < 200) {
        const { match } = tracked;
        const moment = { match, result: null, taken: tracked.decisions.length };
        const all = tableView(moment, plugin, 'all', NAMES).pending;
        for (const viewer of [0, 1, null]) {
          const { pending } = tableView(moment, plugin, viewer, NAMES);
          expect(pending.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
          for (const [at, { card, sentence, targets }] of pending.entries()) {
            expect(sentence).not.toMatch(/[{}]|undefined/u);
            const whole = all[at]!;
            expect(card?.id ?? null).toBe(whole.card && knows(match, viewer, whole.card.id) ? whole.card.id : null);
            for (const [n, target] of targets.entries()) {
              const { card: aim } = whole.targets[n]!;
              expect(target.card).toBe(aim !== null && knows(match, viewer, aim) ? aim : null);
            }
            seen++;
          }
        }
        tracked.take(random.below(match.optionCount));
      }
    }
    expect(seen).toBeGreaterThan(20);
  },
);
