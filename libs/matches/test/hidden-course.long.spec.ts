/** Hidden cards change nothing that others receive, nor who is asked when, as long as the owner decides the same. */
import { coursesInWorlds } from './support/hidden-course.ts';
import { games } from './support/world.ts';

it.each(games)('$game: matches that differ in hidden cards look the same in many courses', async (one) => {
  const { compared, differences } = await coursesInWorlds(one, 120);
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(400);
});
