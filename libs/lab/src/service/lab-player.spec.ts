/** A cancelled run frees the threads for other runs, and a run that ends has stored its speed. */
import type { LabRunEntity, LabRunState } from '@rulewright/database';
import type { PlayerPool } from '../runs/play/player-pool.ts';
import { LabPlayer } from './lab-player.ts';
import type { LabRuns } from './lab-runs.ts';
import { LocalPartQueue } from './part-queue.ts';
import { SpeedNotes } from './speed-notes.ts';

test('cancelling a run ends the part in progress, and the next run gets its turn', async () => {
  const states = new Map<string, LabRunState>([
    ['long', 'running'],
    ['next', 'running'],
  ]);
  const find = (id: string) =>
    Promise.resolve({ id, state: states.get(id), owner: 'one', origin: 'here' } as LabRunEntity);
  const store = {
    find,
    keys: () => Promise.resolve([]),
    keep: () => Promise.resolve(),
    active: () => Promise.resolve([]),
    wantedOf: (ids: string[]) => Promise.resolve(new Set(ids.filter((id) => states.get(id) === 'running'))),
  };
  const runs = { store, known: { of: () => Promise.resolve({ plan: { arms: [] } }) }, settle: () => Promise.resolve() };
  const begun: string[] = [];
  let tellNext = (): void => undefined;
  const nextBegan = new Promise<void>((resolve) => (tellNext = resolve));
  const pool: PlayerPool = {
    play: ({ key }, _orders, signal) => {
      const run = key.split(' ')[0]!;
      begun.push(run);
      if (run === 'next') tellNext();
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ parts: [], milliseconds: 0 })));
    },
    replay: () => Promise.resolve(null),
    threads: 0,
    close: () => Promise.resolve(),
  };
  const queue = new LocalPartQueue();
  const one = (from: number) => ({ orders: [{ arm: 0, from, to: from + 1 }], work: 1_000 });
  await queue.add('long', 'here', [one(0), one(1)]);
  const player = new LabPlayer(runs as unknown as LabRuns, queue, pool, (error) => {
    throw error;
  });
  player.start(1);
  await queue.add('next', 'here', [one(0)]);
  while (begun.length < 2) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(begun).not.toContain('next');
  states.set('long', 'cancelled');
  await nextBegan;
  await player.stop();
});

test('the speed of a run is stored before the run ends', async () => {
  const plan = { arms: [{ ruleset: { id: 'game/short' } }], entrants: [{ bot: 'easy' }, { bot: 'easy' }] };
  const happened: string[] = [];
  let tellEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => (tellEnded = resolve));
  const store = {
    find: (id: string) => Promise.resolve({ id, state: 'running', owner: 'one', origin: 'here' } as LabRunEntity),
    ...{ keys: () => Promise.resolve([]), keep: () => Promise.resolve(), active: () => Promise.resolve([]) },
    wantedOf: (ids: string[]) => Promise.resolve(new Set(ids)),
  };
  const runs = {
    ...{ store, known: { of: () => Promise.resolve({ plan }) } },
    settle: () => {
      happened.push('ended');
      tellEnded();
      return Promise.resolve();
    },
  };
  const pool: PlayerPool = {
    play: (_, orders) =>
      Promise.resolve({
        parts: orders.map((order) => ({ ...order, rows: [], cards: {}, rules: {}, checksum: 0 })),
        milliseconds: 40,
      }),
    ...{ replay: () => Promise.resolve(null), threads: 1, close: () => Promise.resolve() },
  };
  const speeds = new SpeedNotes({
    add: ({ bot }, { games }) => Promise.resolve(void happened.push(`${bot}: ${games}`)),
  });
  const queue = new LocalPartQueue();
  await queue.add('short', 'here', [{ orders: [{ arm: 0, from: 0, to: 4 }], work: 1_000 }]);
  const complain = (error: unknown): never => {
    throw error;
  };
  const player = new LabPlayer(runs as unknown as LabRuns, queue, pool, complain, speeds);
  player.start(1);
  await ended;
  expect(happened).toEqual(['easy: 4', 'ended']);
  await player.stop();
});
