import { setTimeout as pause } from 'node:timers/promises';
import { BusyError, Job, RenderQueue, type QueueLimits } from './render-queue.ts';

const LIMITS: QueueLimits = { slots: 1, slotsEach: 1, waiting: 6, waitingEach: 4, patience: 5_000, budget: 60_000 };

const queueWith = (limits: Partial<QueueLimits> = {}) => new RenderQueue({ ...LIMITS, ...limits });

/** A render that the test completes. */
function held(name: string, order: string[]) {
  let release!: () => void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const job = new Job(() => {
    order.push(name);
    return gate.then(() => name);
  });
  return { job, release };
}

const statusOf = (promise: Promise<unknown>): Promise<number> =>
  promise.then(
    () => 200,
    (error: unknown) => (error instanceof BusyError ? error.status : 500),
  );

/** Adds a render and lets the queue work. */
async function added(queue: RenderQueue, address: string, job: Parameters<RenderQueue['add']>[1]): Promise<void> {
  void queue.add(address, job);
  await pause(1);
}

/** Adds a render that does not end. Returns the status of its refusal, or "waits". */
async function refusalOf(queue: RenderQueue, address: string): Promise<number | 'waits'> {
  const { job } = held(address, []);
  await added(queue, address, job);
  return Promise.race([statusOf(job.result), pause(1).then(() => 'waits' as const)]);
}

describe('the render queue', () => {
  it('lets addresses take turns, even if one of them sends many requests', async () => {
    const queue = queueWith();
    const order: string[] = [];
    const jobs = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...held(name, order) }));
    for (const { name, job } of jobs) await added(queue, name[0]!, job);
    for (const { release } of jobs) release();
    await Promise.all(jobs.map(({ job }) => job.result));
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
  });

  it('renders few pages at the same time, and fewer for one address', async () => {
    const queue = queueWith({ slots: 3, slotsEach: 2 });
    const order: string[] = [];
    const jobs = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ({ name, ...held(name, order) }));
    for (const { name, job } of jobs) await added(queue, name[0]!, job);
    expect(order).toEqual(['a1', 'a2', 'b1']);
    for (const { release } of jobs) release();
    await Promise.all(jobs.map(({ job }) => job.result));
  });

  it('refuses an address with too many waiting renders with 429', async () => {
    const queue = queueWith({ waitingEach: 2 });
    const add = () => refusalOf(queue, 'a');
    expect([await add(), await add(), await add(), await add()]).toEqual(['waits', 'waits', 'waits', 429]);
  });

  it('refuses with 503 when the queue is full and no address has a longer line', async () => {
    const queue = queueWith({ waiting: 3 });
    const add = (address: string) => refusalOf(queue, address);
    expect([await add('a'), await add('b'), await add('c'), await add('d')]).toEqual(Array(4).fill('waits'));
    expect(await add('e')).toBe(503);
  });

  it('makes room for a new address by refusing the last render of the longest line', async () => {
    const queue = queueWith({ waiting: 3, waitingEach: 3 });
    const order: string[] = [];
    const jobs = ['a', 'a', 'a', 'a'].map((name) => held(name, order));
    for (const { job } of jobs) await added(queue, 'a', job);
    const visitor = held('b', order);
    await added(queue, 'b', visitor.job);
    expect(await statusOf(jobs.at(-1)!.job.result)).toBe(429);
    for (const { release } of [...jobs, visitor]) release();
    expect(await statusOf(visitor.job.result)).toBe(200);
  });

  it('starts a shared render at the first turn of any address that waits for it', async () => {
    const queue = queueWith();
    const order: string[] = [];
    const [first, second, third, shared] = ['a1', 'a2', 'a3', 'shared'].map((name) => held(name, order));
    for (const { job } of [first!, second!, third!, shared!]) await added(queue, 'a', job);
    await added(queue, 'b', shared!.job);
    for (const { release } of [first!, second!, third!, shared!]) release();
    await third!.job.result;
    expect(order).toEqual(['a1', 'a2', 'shared', 'a3']);
  });

  it('keeps a shared render that loses its place in one of two lines', async () => {
    const queue = queueWith({ waiting: 3, waitingEach: 3 });
    const order: string[] = [];
    const [first, second, shared, visitor] = ['a', 'a', 'shared', 'c'].map((name) => held(name, order));
    await added(queue, 'a', first!.job);
    await added(queue, 'b', shared!.job);
    await added(queue, 'a', second!.job);
    await added(queue, 'a', shared!.job);
    await added(queue, 'c', visitor!.job);
    for (const { release } of [first!, second!, shared!, visitor!]) release();
    expect(await statusOf(shared!.job.result)).toBe(200);
    expect(await statusOf(visitor!.job.result)).toBe(200);
  });

  it('refuses a render that has waited too long, and does not start it', async () => {
    const queue = queueWith({ patience: 20 });
    const order: string[] = [];
    const first = held('a', order);
    const second = held('b', order);
    await added(queue, 'a', first.job);
    await added(queue, 'b', second.job);
    expect(await statusOf(second.job.result)).toBe(503);
    first.release();
    await first.job.result;
    await pause(5);
    expect(order).toEqual(['a']);
  });

  it('counts the time of renders against the address, and tells it to wait', async () => {
    const queue = queueWith({ budget: 20 });
    const job = new Job(() => pause(30));
    await added(queue, 'a', job);
    await job.result;
    await pause(5);
    const late = new Job(() => pause(1));
    void queue.add('a', late);
    const refusal = await late.result.catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429 });
    expect((refusal as BusyError).retryAfter).toBeGreaterThan(0);
    const other = new Job(() => pause(1));
    void queue.add('b', other);
    expect(await statusOf(other.result)).toBe(200);
  });

  it('continues after a failed render', async () => {
    const queue = queueWith();
    const failing = new Job(() => Promise.reject(new Error('broken')));
    await added(queue, 'a', failing);
    await expect(failing.result).rejects.toThrow('broken');
    const next = new Job(() => Promise.resolve('fine'));
    await added(queue, 'a', next);
    expect(await next.result).toBe('fine');
  });
});
