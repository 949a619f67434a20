/** Tests of the sums of game times by mode, level and number of players. */
import type { LabSpeedAmount, LabSpeedKey } from '@rulewright/database';
import type { Ruleset } from '@rulewright/content';
import { SpeedNotes, speedKeyOf } from './speed-notes.ts';

function planOf(id: string, ...bots: readonly string[]) {
  const ruleset: Partial<Ruleset> = { id };
  const entrants = bots.map((bot) => ({ name: bot, deck: { entries: [] }, bot }));
  return { arms: [{ name: id, ruleset: ruleset as Ruleset, cards: [] }], entrants };
}

test('a ruleset counts for its mode, and games between different bots do not count', () => {
  expect(speedKeyOf(planOf('game/short+more?hand=6', 'easy', 'easy'))).toEqual({
    mode: 'game/short',
    bot: 'easy',
    seats: 2,
  });
  expect(speedKeyOf(planOf('game/short', 'easy', 'hard'))).toBeNull();
});

test('the first games of a level are stored at once, even right after another write', async () => {
  const stored: string[] = [];
  const notes = new SpeedNotes({ add: (key) => Promise.resolve(void stored.push(key.bot)) });
  for (const bot of ['easy', 'hard', 'easy']) {
    notes.note(planOf('game/short', bot, bot), { games: 1, milliseconds: 10, threads: 2 });
    await notes.store();
  }
  expect(stored).toEqual(['easy', 'hard']);
});

test('games are added up and stored together, and the last call always stores', async () => {
  const stored: (LabSpeedKey & LabSpeedAmount)[] = [];
  const notes = new SpeedNotes({
    add: (key, amount) => {
      stored.push({ ...key, ...amount });
      return Promise.resolve();
    },
  });
  const easy = planOf('game/short', 'easy', 'easy');
  notes.note(easy, { games: 10, milliseconds: 100, threads: 2 });
  notes.note(easy, { games: 5, milliseconds: 60, threads: 2 });
  notes.note(easy, { games: 0, milliseconds: 900, threads: 2 });
  notes.note(planOf('game/short', 'easy', 'hard'), { games: 5, milliseconds: 60, threads: 2 });
  await notes.store();
  const first = { mode: 'game/short', bot: 'easy', seats: 2, games: 15, milliseconds: 160, threads: 2 };
  expect(stored).toEqual([first]);
  notes.note(easy, { games: 1, milliseconds: 10, threads: 2 });
  await notes.store();
  expect(stored).toEqual([first]);
  await notes.store(true);
  expect(stored).toEqual([first, { ...first, games: 1, milliseconds: 10 }]);
});
