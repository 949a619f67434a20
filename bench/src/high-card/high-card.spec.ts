/** The comparison with boardgame.io holds only while both play the same game. */
import { compareHighCard } from './sides.ts';

test('High Card ends with the same points by the engine and by boardgame.io', () => {
  expect(() => compareHighCard(40)).not.toThrow();
});
