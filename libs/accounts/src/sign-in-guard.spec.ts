/** How long a sign-in attempt waits for its answer. */
import { waitOf } from './sign-in-guard.ts';

test('answers the first ten attempts at once and later ones after a growing wait of at most five seconds', () => {
  expect([1, 10, 11, 12, 13, 15, 16, 1e9].map(waitOf)).toEqual([0, 0, 250, 500, 1000, 4000, 5000, 5000]);
});
