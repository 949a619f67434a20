/** Which operations pages may send. */
import { sendable } from './operations.ts';

test('an operation that the list lacks is not sent', () => {
  expect(sendable('Games')).toBeUndefined();
  expect(sendable('toString')).toBeUndefined();
});

test('a new match starts with the content that the visitor sees, and a decision with that of its match', () => {
  expect(sendable('CreateMatch')).toMatchObject({ asSeen: true });
  expect(sendable('Decide')).toMatchObject({ asSeen: false });
});

test('the front is told of the two operations that make a release', () => {
  expect(['Publish', 'Rollback', 'Schedule'].map((name) => sendable(name)?.publishes)).toEqual([true, true, false]);
});
