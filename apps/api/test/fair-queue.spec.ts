/** The queue of long jobs: limited concurrency, addresses take turns, and a limited length. */
import { FairQueue, QueueClosedError, QueueFullError, VisitorGoneError } from '../src/work/fair-queue.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A job that ends when the test calls `end`. */
function job(log: string[], name: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => (log.push(name), ended) };
}

test('an address with many jobs delays only its own jobs', async () => {
  const queue = new FairQueue({ slots: 1, waiting: 100, each: 100 });
  const log: string[] = [];
  const work = (name: string) => () => Promise.resolve(log.push(name));
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => queue.run('a', work(name))),
    ...['b1', 'b2'].map((name) => queue.run('b', work(name))),
    queue.run('c', work('c1')),
  ]);
  expect(log).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('runs at most as many jobs as there are slots, and a failed job frees its slot', async () => {
  const queue = new FairQueue({ slots: 2, waiting: 100, each: 100 });
  const log: string[] = [];
  const [one, two, three] = [job(log, 'one'), job(log, 'two'), job(log, 'three')];
  const runs = [
    queue.run('a', () => one.work().then(() => Promise.reject(new Error('no')))).catch(() => 'failed'),
    queue.run('a', two.work),
    queue.run('a', three.work),
  ];
  await turn();
  expect(log).toEqual(['one', 'two']);
  one.end();
  await turn();
  expect(log).toEqual(['one', 'two', 'three']);
  two.end();
  three.end();
  expect(await Promise.all(runs)).toEqual(['failed', undefined, undefined]);
});

test('rejects jobs above the limit of an address, and above the total limit', async () => {
  const queue = new FairQueue({ slots: 1, waiting: 3, each: 2 });
  const log: string[] = [];
  const first = job(log, 'first');
  const runs = [queue.run('a', first.work)];
  const next = (address: string) => queue.run(address, () => Promise.resolve());
  runs.push(next('a'), next('a'));
  await expect(next('a')).rejects.toBeInstanceOf(QueueFullError);
  runs.push(next('b'));
  await expect(next('c')).rejects.toBeInstanceOf(QueueFullError);
  first.end();
  await Promise.all(runs);
  await expect(next('c')).resolves.toBeUndefined();
});

test('rejects the waiting jobs when it closes', async () => {
  const queue = new FairQueue({ slots: 1, waiting: 3, each: 3 });
  const first = job([], 'first');
  const running = queue.run('a', first.work);
  const waiting = queue.run('a', first.work);
  queue.close();
  await expect(waiting).rejects.toBeInstanceOf(QueueClosedError);
  await expect(queue.run('a', first.work)).rejects.toBeInstanceOf(QueueClosedError);
  first.end();
  await running;
});

test('drops a waiting job when its visitor leaves, and makes room for another', async () => {
  const queue = new FairQueue({ slots: 1, waiting: 2, each: 2 });
  const log: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => job(log, name));
  const gone = new AbortController();
  const running = queue.run('a', first!.work, gone.signal);
  const dropped = queue.run('a', second!.work, gone.signal);
  const kept = queue.run('a', third!.work);
  await expect(queue.run('b', third!.work)).rejects.toBeInstanceOf(QueueFullError);
  gone.abort();
  await expect(dropped).rejects.toBeInstanceOf(VisitorGoneError);
  const other = queue.run('b', () => Promise.resolve(log.push('other')));
  await expect(queue.run('a', first!.work, gone.signal)).rejects.toBeInstanceOf(VisitorGoneError);
  first!.end();
  third!.end();
  await Promise.all([running, kept, other]);
  expect(log).toEqual(['first', 'third', 'other']);
});
