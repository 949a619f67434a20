/** The comparison with boardgame.io is valid only if both sides play the same game. */
import { compareHighCard } from './sides.ts';

test('High Card ends with the same points in the engine and in boardgame.io', () => {
  expect(() => compareHighCard(40)).not.toThrow();
});
