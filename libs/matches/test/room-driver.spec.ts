/** Matches of bots run while someone watches, and continue from the same position when someone watches again. */
import { setTimeout as sleep } from 'node:timers/promises';
import { RoomDriver, type Steering } from '../src/live/room-driver.ts';
import type { Room } from '../src/room/room.ts';
import { TrackedMatch } from '../src/table/tracked-match.ts';
import type { BotPool } from '../src/thinking/bot-pool.ts';
import { decks, program } from './support/shipped.ts';

function table(hasPeople: boolean) {
  let thoughts = 0;
  // Skips decisions with a single option, for which bots do not think.
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
    playable: { cards: [], plugin: {} },
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
  /** How often bots think in the next 60 milliseconds. */
  const moment = async (): Promise<number> => {
    const before = thoughts;
    await sleep(60);
    return thoughts - before;
  };
  return { driver, moment };
}

afterEach(() => jest.restoreAllMocks());

test('a match of bots pauses when no one has asked for it for a while, and continues on the next request', async () => {
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

test('bots in a match with people continue without requests', async () => {
  const { driver, moment } = table(true);
  driver.drive();
  expect(await moment()).toBeGreaterThan(1);
  driver.stop();
});
