/** How long an account lets those wait who try passwords. */
import { waitOf } from './sign-in-guard.ts';

test('the first attempts are answered at once, further ones later and later, and none after more than five seconds', () => {
  expect([1, 10, 11, 12, 13, 15, 16, 1e9].map(waitOf)).toEqual([0, 0, 250, 500, 1000, 4000, 5000, 5000]);
});
