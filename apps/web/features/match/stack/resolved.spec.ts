/** Tests of finding resolved actions. */
import { resolvedSince } from './resolved.ts';

const actions = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test('finds the actions that are no longer pending, in the order in which they resolved', () => {
  expect(resolvedSince(actions('c', 'b', 'a'), actions('a'))).toEqual(actions('c', 'b'));
  expect(resolvedSince(actions('b', 'a'), actions('c', 'b', 'a'))).toEqual([]);
  expect(resolvedSince(actions('a'), [])).toEqual(actions('a'));
});
