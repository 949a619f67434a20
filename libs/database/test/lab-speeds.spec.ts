/** Tests of measured speeds: they add up, newer ones count more, and a calibration does not change the number of threads. */
import { LabSpeedStore } from '../src/index.ts';
import { DATABASES, type TestDatabase } from './support/testing.ts';

describe.each(DATABASES)('the speeds of the lab on $name', ({ create }) => {
  let test: TestDatabase;
  let store: LabSpeedStore;
  beforeEach(async () => {
    test = await create();
    store = new LabSpeedStore(test.database);
  });
  afterEach(() => test.close());

  const key = { mode: 'game/short', bot: 'easy', seats: 2 };

  it('adds games and time', async () => {
    await store.add(key, { games: 10, milliseconds: 100, threads: 4 });
    await store.add(key, { games: 5, milliseconds: 80.4, threads: 2 });
    await store.add({ ...key, seats: 3 }, { games: 1, milliseconds: 50, threads: 2 });
    const speeds = await store.ofModes(['game/short', 'game/long']);
    expect(speeds.find(({ seats }) => seats === 2)).toMatchObject({ games: 15, milliseconds: 180, threads: 2 });
    expect(speeds).toHaveLength(2);
    expect(await store.ofModes(['game/long'])).toEqual([]);
    expect(await store.ofModes([])).toEqual([]);
  });

  it('halves old measurements once their time is long', async () => {
    await store.add(key, { games: 1_000, milliseconds: 400_000, threads: 1 });
    await store.add(key, { games: 10, milliseconds: 1_000, threads: 1 });
    expect(await store.ofModes([key.mode])).toMatchObject([{ games: 510, milliseconds: 201_000 }]);
  });

  it('returns the number of threads, which calibrations do not change', async () => {
    expect(await store.threads()).toBe(0);
    await store.add(key, { games: 1, milliseconds: 10, threads: null });
    expect(await store.threads()).toBe(0);
    await store.add(key, { games: 1, milliseconds: 10, threads: 3 });
    await store.add(key, { games: 1, milliseconds: 10, threads: null });
    expect(await store.threads()).toBe(3);
  });
});
