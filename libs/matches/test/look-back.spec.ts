/** Looking back at a long match takes no longer than at a short one, and shows the earlier position exactly. */
import { Match } from '@rulewright/engine';
import { KEEP_STATE_EVERY, TrackedMatch } from '../src/table/tracked-match.ts';
import { decks, program } from './support/shipped.ts';

test('looking back starts from a saved state and gives the earlier position', () => {
  const tracked = new TrackedMatch(program, decks, 7);
  while (!tracked.over && tracked.decisions.length < 3 * KEEP_STATE_EVERY) tracked.take(0);
  const { length } = tracked.decisions;
  expect(length).toBeGreaterThan(2 * KEEP_STATE_EVERY);
  const choose = jest.spyOn(Match.prototype, 'choose');
  for (const number of [0, 1, KEEP_STATE_EVERY - 1, KEEP_STATE_EVERY, KEEP_STATE_EVERY + 1, length - 1, length]) {
    choose.mockClear();
    const { match, result } = tracked.lookBack(number);
    expect(choose.mock.calls.length).toBeLessThanOrEqual(KEEP_STATE_EVERY);
    const then = new TrackedMatch(program, decks, 7, tracked.decisions.slice(0, number));
    expect([match.digest(), match.optionCount, result]).toEqual([
      then.match.digest(),
      then.match.optionCount,
      then.result,
    ]);
    expect(tracked.eventsBefore(number)).toBe(then.events.length);
  }
  choose.mockRestore();
});

test('decisionBefore counts the decisions before an event', () => {
  const tracked = new TrackedMatch(program, decks, 7);
  for (let n = 0; n < 40 && !tracked.over; n++) tracked.take(0);
  let decision = 0;
  for (let number = 0; number < tracked.events.length; number++) {
    while (decision < tracked.decisions.length && tracked.eventsBefore(decision) <= number) decision++;
    expect(tracked.decisionBefore(number)).toBe(decision);
  }
});
