/** Many random texts and mistakes. `card-texts.spec.ts` tests a few of them. */
import { games, readRandomTexts } from './support/card-texts.ts';
import { offersForMistakes } from './support/planted-mistakes.ts';

describe.each(games)('$game', (game) => {
  test('of 2,500 random texts, each has at most one meaning, and its text in the house style has the same (seed 54)', () => {
    const { count, ...wrong } = readRandomTexts(game, 2500);
    expect(wrong).toEqual({ unprinted: [], ambiguous: [], changed: [] });
    expect(count).toBeGreaterThan(1000);
  });

  test('a text of a card with a planted mistake has its sentence among those that are offered, nineteen times in twenty (seed 188)', () => {
    const { unread, missed } = offersForMistakes(game.entries, 188);
    expect(unread).toBeGreaterThan(70);
    expect(missed.slice(0, Math.ceil(unread / 20))).toEqual(missed);
  });
});
