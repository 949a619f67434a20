import type { TaskQueue } from 'piscina';
import { queueOptionsSymbol } from 'piscina';
import { QuestionQueue } from './question-queue.ts';

type Task = Parameters<TaskQueue['push']>[0];
const task = (name: string, urgent?: boolean, share = 'one'): Task & { name: string } => ({
  name,
  [queueOptionsSymbol]: urgent === undefined ? null : { urgent, share },
});
const order = (queue: QuestionQueue): string[] =>
  Array.from({ length: queue.size }, () => (queue.shift() as ReturnType<typeof task>).name);

test('returns questions that a person waits for first, each kind in its order', () => {
  const queue = new QuestionQueue();
  const dropped = task('dropped', true);
  for (const one of [task('a'), task('b'), task('c', true), dropped, task('d', true)]) queue.push(one);
  queue.remove(dropped);
  expect(queue.size).toBe(4);
  expect(order(queue)).toEqual(['c', 'd', 'a', 'b']);
  expect(queue.shift()).toBeNull();
});

test('an address with many questions does not delay the question of another address', () => {
  const queue = new QuestionQueue();
  for (let n = 0; n < 100; n++) queue.push(task(`many ${n}`, false, 'many'));
  queue.push(task('few 0', false, 'few'));
  queue.push(task('few 1', false, 'few'));
  expect(order(queue).slice(0, 5)).toEqual(['many 0', 'few 0', 'many 1', 'few 1', 'many 2']);
});
