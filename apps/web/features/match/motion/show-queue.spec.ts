/** Tests of the order of battles and banners: each waits for the one before, and long queues are shortened. */
import { ShowQueue } from './show-queue.ts';

const element = () => ({ remove: jest.fn() });

test('what comes while something is shown waits until its end', () => {
  const queue = new ShowQueue(1_000);
  const delays: number[] = [];
  const show = (delay: number) => {
    delays.push(delay);
    return element();
  };
  queue.add(800, show, { now: 5_000 });
  queue.add(800, show, { now: 5_100 });
  expect(queue.wait(5_200)).toBe(1_400);
  queue.add(800, show, { now: 9_000, after: 300 });
  queue.add(800, show, { now: 9_100, after: 300 });
  expect(delays).toEqual([0, 700, 300, 1_000]);
});

test('what has not started is removed when the wait gets too long', () => {
  const queue = new ShowQueue(1_000);
  const all = [element(), element(), element()];
  const delays: number[] = [];
  for (const one of all)
    queue.add(
      800,
      (delay) => {
        delays.push(delay);
        return one;
      },
      { now: 5_000 },
    );
  expect(delays).toEqual([0, 800, 800]);
  expect(all.map(({ remove }) => remove.mock.calls.length)).toEqual([0, 1, 0]);
});

test('after a press nothing waits', () => {
  const queue = new ShowQueue(1_000);
  queue.add(800, element, { now: 5_000 });
  queue.clear();
  expect(queue.wait(5_000)).toBe(0);
});
