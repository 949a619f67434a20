/** Names take turns in the queue, however many entries each of them has, and the queue is limited. */
import fc from 'fast-check';
import { QueueClosedError, QueueFullError, TurnQueue, Turns, VisitorGoneError } from '../src/turns.ts';

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the order', () => {
  const order = (turns: Turns<string>): (string | null)[] =>
    Array.from({ length: turns.size + 1 }, () => turns.shift());
  const filled = (...entries: string[]): Turns<string> => {
    const turns = new Turns<string>();
    for (const entry of entries) turns.push(entry[0]!, entry);
    return turns;
  };

  test('a name with many entries delays only itself', () => {
    expect(order(filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', null]);
  });

  test('a name that comes back waits behind the others', () => {
    const turns = filled('a1', 'b1', 'b2');
    expect(turns.shift()).toBe('a1');
    turns.push('a', 'a2');
    expect(order(turns)).toEqual(['b1', 'a2', 'b2', null]);
  });

  test('removes an entry from the middle of its line, and a name without entries', () => {
    const turns = filled('a1', 'a2', 'a3', 'b1');
    turns.remove('a', 'a2');
    turns.remove('b', 'b1');
    turns.remove('b', 'b1');
    turns.remove('c', 'c1');
    expect([turns.size, turns.sizeOf('a'), turns.sizeOf('b')]).toEqual([2, 2, 0]);
    expect(order(turns)).toEqual(['a1', 'a3', null]);
  });

  test('a name that may have no turn now keeps its place', () => {
    const turns = filled('a1', 'b1', 'a2');
    expect(turns.shift((name) => name !== 'a')).toBe('b1');
    expect(turns.shift((name) => name !== 'a')).toBeNull();
    expect(order(turns)).toEqual(['a1', 'a2', null]);
  });

  test('gives up the last entry of the longest line', () => {
    const turns = filled('a1', 'b1', 'b2', 'b3', 'c1', 'c2');
    expect(turns.popLongerThan(3)).toBeNull();
    expect(turns.popLongerThan(2)).toBe('b3');
    expect(turns.size).toBe(5);
  });
});

/** A job that ends when the test calls `end`. */
function job(log: string[], name: string) {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => (log.push(name), ended) };
}

describe('the queue', () => {
  test('an address with many jobs delays only its own jobs', async () => {
    const queue = new TurnQueue({ slots: 1, waiting: 100, waitingEach: 100 });
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
    const queue = new TurnQueue({ slots: 2, waiting: 100, waitingEach: 100 });
    const log: string[] = [];
    const [one, two, three] = [job(log, 'one'), job(log, 'two'), job(log, 'three')];
    const runs = [
      queue.run('a', () => one.work().then(() => Promise.reject(new Error('no')))).catch(() => 'failed'),
      queue.run('a', two.work),
      queue.run('a', three.work),
    ];
    await nextRound();
    expect(log).toEqual(['one', 'two']);
    one.end();
    await nextRound();
    expect(log).toEqual(['one', 'two', 'three']);
    two.end();
    three.end();
    expect(await Promise.all(runs)).toEqual(['failed', undefined, undefined]);
  });

  test('refuses jobs above the limit of an address, and above the total limit', async () => {
    const queue = new TurnQueue({ slots: 1, waiting: 3, waitingEach: 2 });
    const first = job([], 'first');
    const next = (name: string) => queue.run(name, () => Promise.resolve());
    const runs = [queue.run('a', first.work), next('a'), next('a')];
    await expect(next('a')).rejects.toMatchObject({ full: 'line' });
    runs.push(next('b'));
    await expect(next('b')).rejects.toMatchObject({ full: 'queue' });
    first.end();
    await Promise.all(runs);
    await expect(next('c')).resolves.toBeUndefined();
  });

  test('makes room in a full queue for an address with a shorter line', async () => {
    const queue = new TurnQueue({ slots: 1, waiting: 3, waitingEach: 3 });
    const log: string[] = [];
    const first = job(log, 'a1');
    const next = (name: string) => queue.run(name[0]!, () => Promise.resolve(log.push(name)));
    const runs = [queue.run('a', first.work), next('a2'), next('a3')];
    const last = next('a4');
    const short = next('b1');
    await expect(last).rejects.toMatchObject({ full: 'line' });
    first.end();
    await Promise.all([...runs, short]);
    expect(log).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('refuses the waiting jobs when it closes', async () => {
    const queue = new TurnQueue({ slots: 1, waiting: 3, waitingEach: 3 });
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
    const queue = new TurnQueue({ slots: 1, waiting: 2, waitingEach: 2 });
    const log: string[] = [];
    const [first, second, third] = ['first', 'second', 'third'].map((name) => job(log, name));
    const gone = new AbortController();
    const running = queue.run('a', first!.work, gone.signal);
    const dropped = queue.run('a', second!.work, gone.signal);
    const waiting = queue.run('a', third!.work);
    await expect(queue.run('a', third!.work)).rejects.toBeInstanceOf(QueueFullError);
    gone.abort();
    await expect(dropped).rejects.toBeInstanceOf(VisitorGoneError);
    const other = queue.run('b', () => Promise.resolve(log.push('other')));
    await expect(queue.run('a', first!.work, gone.signal)).rejects.toBeInstanceOf(VisitorGoneError);
    first!.end();
    third!.end();
    await Promise.all([running, waiting, other]);
    expect(log).toEqual(['first', 'third', 'other']);
  });
});

describe('any sequence of jobs, ends and departures', () => {
  const names = ['a', 'b', 'c', 'd'];
  const size = fc.record({
    slots: fc.integer({ min: 1, max: 3 }),
    slotsEach: fc.integer({ min: 1, max: 3 }),
    waiting: fc.integer({ min: 1, max: 8 }),
    waitingEach: fc.integer({ min: 1, max: 5 }),
  });
  const action = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom(...names) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('end', 'leave'), at: fc.nat() }) },
  );

  interface Watched {
    readonly name: string;
    readonly leave: () => void;
    end: () => void;
    state: 'waiting' | 'running' | 'over';
    /** The number of jobs of each other name that started while this job was the first of its line. */
    readonly passed: Map<string, number>;
  }

  test('keep the limits and the turns, and leave nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(size, fc.array(action, { maxLength: 60, size: 'max' }), async (limits, actions) => {
        const queue = new TurnQueue(limits);
        const jobs: Watched[] = [];
        const promises: Promise<void>[] = [];
        const all = (state: Watched['state'], name?: string) =>
          jobs.filter((one) => one.state === state && (name === undefined || one.name === name));
        const started = (job: Watched): void => {
          job.state = 'running';
          for (const name of names) {
            const first = all('waiting', name)[0];
            if (first && name !== job.name && all('running', name).length < limits.slotsEach)
              first.passed.set(job.name, (first.passed.get(job.name) ?? 0) + 1);
          }
        };
        const add = (name: string): void => {
          const gone = new AbortController();
          const job: Watched = {
            name,
            leave: () => gone.abort(),
            end: () => undefined,
            state: 'waiting',
            passed: new Map(),
          };
          jobs.push(job);
          const work = () => (started(job), new Promise<void>((resolve) => (job.end = resolve)));
          promises.push(
            queue.run(name, work, gone.signal).then(
              () => void (job.state = 'over'),
              () => void (job.state = 'over'),
            ),
          );
        };
        const pick = (of: Watched[], at: number): Watched | undefined => of[at % of.length];
        for (const one of actions) {
          if ('name' in one) add(one.name);
          else if (one.kind === 'end') pick(all('running'), one.at)?.end();
          else pick(all('waiting'), one.at)?.leave();
          await nextRound();
          expect([queue.busy, queue.waiting]).toEqual([all('running').length, all('waiting').length]);
          expect(queue.busy).toBeLessThanOrEqual(limits.slots);
          expect(queue.waiting).toBeLessThanOrEqual(limits.waiting);
          for (const name of names) {
            expect(all('running', name).length).toBeLessThanOrEqual(limits.slotsEach);
            expect(all('waiting', name).length).toBeLessThanOrEqual(limits.waitingEach);
            // No free slot is left while a job could run in it.
            if (all('waiting', name).length > 0)
              expect(queue.busy === limits.slots || all('running', name).length === limits.slotsEach).toBe(true);
          }
          for (const { passed } of jobs) for (const count of passed.values()) expect(count).toBeLessThanOrEqual(1);
        }
        for (const job of jobs) if (job.state === 'waiting') job.leave();
        for (const job of jobs) job.end();
        await Promise.all(promises);
        expect([queue.busy, queue.waiting]).toEqual([0, 0]);
      }),
      { numRuns: 80 },
    );
  });
});
