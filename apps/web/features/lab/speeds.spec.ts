/** Tests of converting the speeds that the lab has measured. */
import { rate, secondsOfThousand } from './speeds.ts';

const speeds = [{ mode: 'game/short', bot: 'easy', oneThread: 50, allThreads: 100, threads: 2 }];

test('a thousand games take the measured time of their mode and level', () => {
  expect(secondsOfThousand(speeds, 'game', 'short', 'easy')).toBe(20);
  expect(secondsOfThousand(speeds, 'game', 'long', 'easy')).toBeNull();
  expect(secondsOfThousand(speeds, 'game', 'short', 'hard')).toBeNull();
});

test('a rate has two significant digits', () => {
  expect([0.516, 5.21, 61.4, 3023].map(rate)).toEqual([0.52, 5.2, 61, 3000]);
});
