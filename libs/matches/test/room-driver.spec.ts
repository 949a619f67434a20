/** Bots that play among themselves do so while somebody looks, and go on where they were when somebody looks again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { RoomDriver, type Steering } from '../src/live/room-driver.ts';
import type { Room } from '../src/room/room.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import type { BotPool } from '../src/thinking/bot-pool.ts';
import { decks, program } from './support/shipped.ts';

function table(hasPeople: boolean) {
  let thoughts = 0;
  // A single option needs no thought.
  const tracked = new TrackedMatch(program, decks, 7);
  while (tracked.match.optionCount === 1) tracked.take(0);
  const room = {
    id: 'one',
    stage: 'playing',
    version: 0,
    hasPeople,
    isBot: () => true,
    seats: [{ bot: 'random' }],
    attendance: { seats: new Set(), watching: 0 },
    match: { pace: null, origin: 'here', host: 'host', seed: 1 },
    playable: { cards: [] },
    tracked,
    inTurn: (work: () => Promise<void>) => work(),
  };
  const pool: BotPool = {
    think: async () => {
      thoughts++;
      await sleep(1);
      return 0;
    },
    load: { threads: 0, waiting: 0 },
    close: () => Promise.resolve(),
  };
  const steering: Steering = {
    add: () => Promise.resolve(true),
    change: () => Promise.reject(new Error('nobody changes it')),
    refresh: () => Promise.resolve(),
    isWatched: () => false,
    complain: (error) => {
      throw error;
    },
  };
  const driver = new RoomDriver(room as unknown as Room, steering, pool);
  /** Thoughts in the next moment. */
  const moment = async (): Promise<number> => {
    const before = thoughts;
    await sleep(60);
    return thoughts - before;
  };
  return { driver, moment };
}

afterEach(() => jest.restoreAllMocks());

test('a match of bots pauses when nobody has looked at it for a while, and goes on for the next who does', async () => {
  const { driver, moment } = table(false);
  const began = Date.now();
  driver.lookAt(began);
  expect(await moment()).toBeGreaterThan(1);
  const now = jest.spyOn(Date, 'now').mockReturnValue(began + 16_000);
  await moment();
  expect(await moment()).toBe(0);
  now.mockReturnValue(began + 60_000);
  driver.lookAt(began + 60_000);
  expect(await moment()).toBeGreaterThan(1);
  driver.stop();
});

test('bots of a match that people play in do not wait to be looked at', async () => {
  const { driver, moment } = table(true);
  driver.drive();
  expect(await moment()).toBeGreaterThan(1);
  driver.stop();
});
