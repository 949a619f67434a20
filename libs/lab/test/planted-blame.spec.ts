/** A search finds planted changes in histories of games that are really played. `bisection.spec.ts` counts how often it is wrong. */
import type { Truth } from './planted-game.ts';
import { blamePlanted } from './planted-blame.ts';

/** Releases of which the first ones have one truth and the others another. */
const history = (count: number, at: number, before: Truth, after: Truth): Truth[] =>
  Array.from({ length: count }, (_, n) => (n < at ? before : after));

test('the release that shifted the starting player is found, and then its document', async () => {
  const releases = history(16, 11, {}, { starter: 50 });
  // Five documents: the second one cannot be applied alone, and the fourth one shifts the game.
  const documents = () => [{}, null, {}, { starter: 50 }, { starter: 50 }];
  const { blame, comparisons } = await blamePlanted({ releases, documents }, 7);
  expect(blame.verdict).toBe('done');
  expect(blame.levels.map(({ kind, chain: { low, high } }) => [kind, low, high])).toEqual([
    ['releases', 10, 11],
    ['documents', 3, 4],
  ]);
  // Versions that play the same games as an end need no games, so only the ends are compared.
  expect(comparisons).toEqual([1, 1]);
});

test('releases that change other games need games, and the shift is still found in few comparisons', async () => {
  const releases = history(64, 40, {}, { starter: 50 }).map((truth, n) => ({ ...truth, end: 200 + (n % 5) }));
  const { blame, comparisons } = await blamePlanted({ releases }, 3);
  expect(blame.levels[0]!.chain).toMatchObject({ low: 39, high: 40 });
  expect(comparisons[0]).toBeLessThanOrEqual(7);
});

test('longer games are blamed by their length, and equal ends end the search', async () => {
  const longer = await blamePlanted(
    { releases: history(8, 3, { starter: 1 }, { starter: 1, end: 150 }), metric: 'turns' },
    5,
  );
  expect(longer.blame.levels[0]!.chain).toMatchObject({ low: 2, high: 3 });
  const equal = await blamePlanted({ releases: history(8, 3, {}, {}) }, 5);
  expect(equal.blame.verdict).toBe('same');
  const other = await blamePlanted({ releases: history(8, 3, { apart: false }, { apart: true }) }, 5);
  expect(other.blame.verdict).toBe('same');
});
