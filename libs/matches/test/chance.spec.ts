/** The random numbers of live matches. Each match has a secret key. Players cannot see it during the match, and bots never can. */
import { MatchEntity } from '@rulewright/database';
import { MAIN_DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { keyFromText } from '@rulewright/engine';
import { BotSeats } from '../src/live/room-driver.ts';
import { newKey, roomView, type NewSeat } from '../src/index.ts';
import { fromFile, replayOf } from './support/replays.ts';
import type { BotQuestion } from '../src/thinking/thread-bots.ts';
import { after, never, playOn } from './support/play.ts';
import { deck, game, createWithContent, mode, startProcess, type Process } from './support/world.ts';

const me = newKey();
const you = newKey();
const seat = (kind: NewSeat['kind']): NewSeat => ({ kind, deck, bot: 'random' });
const setup = (...seats: NewSeat[]) => ({ game: game.doc.id, release: 1, rulesetId: mode, seats });

describe.each(MAIN_DATABASES)('chance on $name', (kind) => {
  let test: TestDatabase;
  let process: Process;
  beforeAll(async () => {
    test = await createWithContent(kind);
    process = await startProcess(test.database);
  });
  afterAll(async () => {
    await process?.stop();
    await test?.close();
  });

  const stored = (id: string): Promise<MatchEntity> => test.database.getRepository(MatchEntity).findOneByOrFail({ id });

  it('comes from 32 secret bytes in each new match, and the bytes differ between matches', async () => {
    const keys = new Set<string>();
    for (const seats of [
      [seat('me'), seat('bot')],
      [seat('me'), seat('me')],
      [seat('bot'), seat('bot')],
    ]) {
      const { id, tracked } = await process.matches.create(me, setup(...seats));
      const { chanceKey } = await stored(id);
      expect(keyFromText(chanceKey!)).toHaveLength(32);
      expect(tracked!.match.isKeyed).toBe(true);
      keys.add(chanceKey!);
    }
    expect(keys.size).toBe(3);
  });

  it('has no seed if a friend plays', async () => {
    const asked = process.matches.create(me, { ...setup(seat('me'), seat('friend')), seed: 7 });
    await expect(asked).rejects.toMatchObject({ code: 'bad-setup' });
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend')));
    expect((await stored(id)).chanceKey).not.toBeNull();
  });

  it('is new in each game of a series', async () => {
    const { id } = await process.matches.create(me, { ...setup(seat('me'), seat('bot')), bestOf: 3 });
    await playOn(process, id, [me], never);
    await process.matches.readyForNext(me, id, 0, { into: [], out: [] }, () => undefined);
    const { next } = roomView(await process.rooms.open(id), me, null).series!;
    const keys = [(await stored(id)).chanceKey, (await stored(next!)).chanceKey];
    expect(new Set(keys).size).toBe(2);
    expect(keys).not.toContain(null);
  });

  it('of a match with a seed repeats from the seed', async () => {
    const { id } = await process.matches.create(me, { ...setup(seat('me'), seat('me')), seed: 7 });
    expect(await stored(id)).toMatchObject({ seed: 7, chanceKey: null });
    const room = await playOn(process, id, [me], after(20));
    const other = await startProcess(test.database);
    const again = await other.rooms.open(id);
    expect(again.tracked!.match.digest()).toBe(room.tracked!.match.digest());
    await other.stop();
    const replay = replayOf(await playOn(process, id, [me], never));
    expect(replay).toMatchObject({ format: 'rulewright-replay/3', seed: 7 });
    const opened = await fromFile(process, you, JSON.stringify(replay), {
      release: 1,
      game: game.doc.id,
    });
    expect(opened.divergence).toBeNull();
  });

  it('is in the replay of a finished match, which repeats the match', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('me')));
    const running = await playOn(process, id, [me], after(10));
    const { chanceKey } = await stored(id);
    expect(JSON.stringify(roomView(running, me, null))).not.toContain(chanceKey);
    expect(() => replayOf(running)).toThrow(expect.objectContaining({ code: 'match-not-over' }));
    const room = await playOn(process, id, [me], never);
    const replay = replayOf(room);
    expect(replay).toMatchObject({ format: 'rulewright-replay/4', key: chanceKey });
    const again = await fromFile(process, you, JSON.stringify(replay), {
      release: 1,
      game: game.doc.id,
    });
    expect(again.divergence).toBeNull();
    expect(again.room.tracked!.match.digest()).toBe(room.tracked!.match.digest());
    expect(replayOf(again.room)).toEqual(replay);
  });

  it('is not in the state that a bot receives', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('me')));
    const room = await playOn(process, id, [me], after(6));
    const questions: BotQuestion[] = [];
    const bots = new BotSeats(room, {
      think: (question) => Promise.resolve(questions.push(question)),
      load: { threads: 0, waiting: 0 },
      close: () => Promise.resolve(),
    });
    await playOn(process, id, [me], (one) => one.tracked!.match.optionCount > 1);
    await bots.choose(false);
    const bytes = Buffer.from(questions[0]!.state.bytes).toString('hex');
    expect(Buffer.from(room.tracked!.match.save().bytes).toString('hex')).toContain(room.match.chanceKey);
    expect(bytes).not.toContain(room.match.chanceKey);
  });
});
