/** Tests of the operations that pages may send. */
import { sendable } from './operations.ts';

test('an unlisted operation is not sent', () => {
  expect(sendable('Games')).toBeUndefined();
  expect(sendable('toString')).toBeUndefined();
});

test('a new match uses the content that the visitor previews, and a decision uses that of its match', () => {
  expect(sendable('CreateMatch')).toMatchObject({ asSeen: true });
  expect(sendable('Decide')).toMatchObject({ asSeen: false });
});

test('the front learns of the two operations that publish a release', () => {
  expect(['Publish', 'Rollback', 'Schedule'].map((name) => sendable(name)?.publishes)).toEqual([true, true, false]);
});
