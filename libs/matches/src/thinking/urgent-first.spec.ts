import type { TaskQueue } from 'piscina';
import { queueOptionsSymbol } from 'piscina';
import { UrgentFirst } from './urgent-first.ts';

type Task = Parameters<TaskQueue['push']>[0];
const task = (name: string, urgent?: boolean): Task & { name: string } => ({
  name,
  [queueOptionsSymbol]: urgent === undefined ? null : { urgent },
});

test('questions that a person waits for come first, each kind in its order', () => {
  const queue = new UrgentFirst();
  const dropped = task('dropped', true);
  for (const one of [task('a'), task('b', false), task('c', true), dropped, task('d', true)]) queue.push(one);
  queue.remove(dropped);
  expect(queue.size).toBe(4);
  const order = Array.from({ length: 4 }, () => (queue.shift() as ReturnType<typeof task>).name);
  expect(order).toEqual(['c', 'd', 'a', 'b']);
  expect(queue.shift()).toBeNull();
});
