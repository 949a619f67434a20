/** In 1,000 matches, looking ahead depends neither on hidden cards nor on random numbers. */
import { aheadInWorlds } from './support/ahead-in-worlds.ts';
import { games } from './support/world.ts';

const MATCHES = 1_000;

it.each(games)('$game: looking ahead reveals nothing that the seat may not know', async (one) => {
  const { told, differences } = await aheadInWorlds(one, Math.ceil(MATCHES / games.length));
  expect(differences).toEqual([]);
  expect(told).toBeGreaterThan(MATCHES / games.length);
});
