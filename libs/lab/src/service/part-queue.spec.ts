/** Queues in which network addresses take turns: in memory on SQLite, by job priority on PostgreSQL. */
import { DATABASES } from '@rulewright/database/testing';
import { BossPartQueue } from './boss-part-queue.ts';
import { bundlesOf, type Bundle } from './part-bundles.ts';
import { LocalPartQueue, type PartQueue } from './part-queue.ts';

const bundles = (count: number, work: number): Bundle[] =>
  Array.from({ length: count }, (_, from) => ({ orders: [{ arm: 0, from, to: from + 1 }], work }));
const NONE = new Set<string>();

describe.each(DATABASES)('the queue on $name', (kind) => {
  let queue: PartQueue;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const made = await kind.create();
    const { url } = made.database.options as { readonly url?: string };
    queue = url ? new BossPartQueue(url, () => undefined) : new LocalPartQueue();
    close = made.close;
  });
  afterEach(async () => {
    await queue.close();
    await close();
  });

  /** The runs of the next jobs, separated by spaces. `-` for no job. */
  async function taken(count: number, full = NONE): Promise<string> {
    const runs: string[] = [];
    for (let n = 0; n < count; n++) runs.push((await queue.take(full))?.run ?? '-');
    return runs.join(' ');
  }

  it('gives an address with one run as much work as an address with four', async () => {
    for (const run of ['a1', 'a2', 'a3', 'a4']) await queue.add(run, 'a', bundles(10, 20));
    await taken(2);
    await queue.add('b1', 'b', bundles(10, 20));
    const next = (await taken(10)).split(' ');
    expect(next.filter((run) => run === 'b1').length).toBeGreaterThanOrEqual(4);
  });

  it('interleaves short work of one address with long work of another', async () => {
    await queue.add('long', 'a', bundles(5, 1_000));
    await queue.add('short', 'b', bundles(5, 10));
    const next = (await taken(8)).split(' ');
    expect(next.slice(0, 6).filter((run) => run === 'short')).toHaveLength(5);
  });

  it('takes no job of a full share, and none of a dropped run', async () => {
    await queue.add('a1', 'a', bundles(2, 20));
    await queue.add('b1', 'b', bundles(2, 20));
    expect(await taken(3, new Set(['a']))).toBe('b1 b1 -');
    expect(await taken(1)).toBe('a1');
    await queue.drop('a1');
    expect(await taken(1)).toBe('-');
  });
});

test('bundles parts of quick games, and leaves parts of slow games single', () => {
  const orders = Array.from({ length: 40 }, (_, at) => ({ arm: 0, from: 8 * at, to: 8 * at + 8 }));
  const sizes = (bot: string) =>
    bundlesOf({ entrants: [bot, bot].map((id) => ({ name: id, deck: { entries: [] }, bot: id })) }, orders).map(
      (bundle) => bundle.orders.length,
    );
  expect(sizes('random')).toEqual([32, 8]);
  expect(new Set(sizes('hard'))).toEqual(new Set([1]));
});
