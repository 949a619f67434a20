/** A thread gives its time to the share that has used the least so far, however long its steps take. */
import { TimeShares } from './time-shares.ts';

const go = (): Int32Array => new Int32Array(new SharedArrayBuffer(4));

function* steps(count: number, milliseconds: number): Generator<void, number> {
  for (let n = 0; n < count; n++) {
    for (const began = performance.now(); performance.now() - began < milliseconds;);
    yield;
  }
  return count;
}

test('finishes short work of one share before long work of another that started first', async () => {
  const shares = new TimeShares();
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  const long = [1, 2, 3].map(() => shares.run('long', steps(8, 40), go()).then(done('long')));
  const short = shares.run('short', steps(100, 1), go()).then(done('short'));
  await Promise.all([...long, short]);
  expect(order[0]).toBe('short');
});

test('gives two shares the same time, even if one has more tasks', async () => {
  const shares = new TimeShares();
  const had = { many: 0, one: 0 };
  const stops = Array.from({ length: 6 }, go);
  function* counted(name: 'many' | 'one', milliseconds: number): Generator<void, number> {
    for (;;) {
      const began = performance.now();
      while (performance.now() - began < milliseconds);
      had[name] += performance.now() - began;
      if (had.many + had.one > 800) for (const stop of stops) Atomics.store(stop, 0, 1);
      yield;
    }
  }
  await Promise.all(
    stops.map((stop, n) =>
      shares.run(n === 0 ? 'one' : 'many', counted(n === 0 ? 'one' : 'many', n === 0 ? 3 : 30), stop),
    ),
  );
  expect(Math.abs(had.many - had.one)).toBeLessThan(100);
});

test('stopped work ends after its current slice', async () => {
  const shares = new TimeShares();
  const stop = go();
  const work = shares.run('one', steps(1_000_000, 1), stop);
  setTimeout(() => Atomics.store(stop, 0, 1), 30);
  expect(await work).toBeNull();
});
