/** Seats that are always asked: the other players receive the same, whether the seat could respond or not. */
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { Random } from '@rulewright/engine';
import { PAUSE, pauseLeft } from '../src/room/always-ask.ts';
import { newKey, roomView, type Room } from '../src/index.ts';
import { fromFile, replayOf } from './support/replays.ts';
import { exchange, inAnotherWorld, seenByNobody } from './support/other-worlds.ts';
import { games, createWithContent, startProcess, type Process } from './support/world.ts';

const keys = [newKey(), newKey()] as const;
const stranger = newKey();

/** Takes random options for the asked seats, without a pause, until `stop` returns true or the match ends. */
async function decideOn(process: Process, id: string, random: Random, stop: (room: Room) => boolean): Promise<Room> {
  for (;;) {
    const room = await process.rooms.open(id);
    const tracked = room.tracked!;
    if (room.stage !== 'playing' || stop(room)) return room;
    const value = random.below(tracked.match.optionCount);
    await process.rooms.change(id, () => ({ kind: 'decide', seat: tracked.asked, value }));
  }
}

describe.each(DATABASES)('always ask me on $name', (kind) => {
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

  async function begin(one: (typeof games)[number], clock = false): Promise<Room> {
    const seats = one.decks.map((deck, at) => ({ kind: at === 0 ? ('me' as const) : ('friend' as const), deck }));
    const { id } = await process.matches.create(keys[0], {
      game: one.game,
      release: 1,
      rulesetId: one.mode,
      seats,
      clock: clock ? { seconds: 10, increment: 0 } : null,
    });
    const invite = roomView(await process.rooms.open(id), keys[0], null).seats[1]!.invite!;
    return process.matches.join(keys[1], id, invite, 'You', null);
  }

  it.each(games)('$game: the others receive the same whether the seat can respond or only pass', async (one) => {
    const random = new Random(4);
    let compared = 0;
    // Each match is dealt from a new key. Some matches never reach a moment in which the seat can only pass.
    for (let n = 0; n < 40 && compared < 3; n++) {
      const { id } = await begin(one);
      await process.matches.alwaysAsk(keys[1], id, 1, true);
      let seen = 0;
      for (let room = await begunAt(id); room.stage === 'playing' && compared < 3 && seen < 60; seen++) {
        room = await decideOn(process, id, random, ({ tracked }) => tracked!.match.isAskedAnyway);
        if (room.stage !== 'playing') break;
        const { match } = room.tracked!;
        const others = () => [keys[0], stranger].map((key) => roomView(room, key, null));
        const lone = others();
        expect(roomView(room, keys[1], null).table!.decision!.options).toHaveLength(1);
        const hidden = seenByNobody(room, 1);
        for (let tries = 0, differs = false; tries < 300 && !differs; tries++)
          inAnotherWorld(
            match,
            () => exchange(match, hidden, random),
            () => {
              differs = !match.isAskedAnyway;
              if (!differs) return;
              expect(match.optionCount).toBeGreaterThan(1);
              expect(others()).toEqual(lone);
              compared++;
            },
          );
        // A pass adds one decision and one change, the same as for a seat that could have responded.
        const { version } = room;
        const decisions = room.tracked!.decisions.length;
        await process.rooms.change(id, () => ({ kind: 'decide', seat: 1, value: 0 }));
        const after = await process.rooms.open(id);
        expect([after.version, after.tracked!.decisions.length]).toEqual([version + 1, decisions + 1]);
      }
    }
    expect(compared).toBe(3);
  });

  const begunAt = (id: string): Promise<Room> => process.rooms.open(id);

  it.each(games)(
    '$game: the match takes the same course without the setting, and the replay leaves out the extra answers',
    async (one) => {
      const { id } = await begin(one);
      for (const seat of [0, 1]) await process.matches.alwaysAsk(keys[seat]!, id, seat, true);
      const random = new Random(6);
      let lone = 0;
      const room = await decideOn(process, id, random, ({ tracked }) => {
        if (tracked!.match.isAskedAnyway) lone++;
        return false;
      });
      expect(lone).toBeGreaterThan(0);
      const replay = replayOf(room);
      expect(replay.decisions).toHaveLength(room.tracked!.decisions.length - lone);
      const again = await fromFile(process, keys[0], JSON.stringify(replay), {
        release: 1,
        game: one.game,
      });
      expect(again.divergence).toBeNull();
      expect(again.room.tracked!.result).toEqual(room.tracked!.result);
      // The log alone gives the same match in another process, and a fork leaves out the extra decisions.
      const other = await startProcess(test.database);
      expect((await other.rooms.open(id)).tracked!.match.digest()).toBe(room.tracked!.match.digest());
      const half = room.tracked!.decisions.length >> 1;
      const fork = await other.matches.fork(keys[0], id, half);
      expect(fork.tracked!.decisions).toHaveLength(room.tracked!.counted(half).length);
      await other.stop();
    },
  );

  it('is only for your own seats in matches with other people, and ends when a bot takes over', async () => {
    const [one] = games;
    const { id } = await begin(one!);
    const refused = (key: string, at: string, seat: number) => process.matches.alwaysAsk(key, at, seat, true);
    await expect(refused(keys[0], id, 1)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(refused(stranger, id, 1)).rejects.toMatchObject({ code: 'not-your-seat' });
    const alone = await process.matches.create(keys[0], {
      game: one!.game,
      release: 1,
      rulesetId: one!.mode,
      seats: one!.decks.map((deck, at) => ({ kind: at === 0 ? ('me' as const) : ('bot' as const), deck })),
    });
    await expect(refused(keys[0], alone.id, 0)).rejects.toMatchObject({ code: 'nobody-else' });
    const room = await process.matches.alwaysAsk(keys[0], id, 0, true);
    const { version } = room;
    expect((await process.matches.alwaysAsk(keys[0], id, 0, true)).version).toBe(version);
    const told = (key: string) => roomView(room, key, null).seats.map(({ alwaysAsk }) => alwaysAsk);
    expect([told(keys[0]), told(keys[1]), told(stranger)]).toEqual([
      [true, null],
      [null, false],
      [null, null],
    ]);
    await process.matches.leave(keys[0], id, 0);
    expect(room.alwaysAsked.size).toBe(0);
  });

  it('waits equally long before an answer, whatever cards the seat has', async () => {
    const { id } = await begin(games[0]!);
    for (const seat of [0, 1]) await process.matches.alwaysAsk(keys[seat]!, id, seat, true);
    const random = new Random(2);
    const pauses: Record<'lone' | 'free', number[]> = { lone: [], free: [] };
    await decideOn(process, id, random, (room) => {
      const { tracked } = room;
      if (room.deciderOf(tracked!.decisions.length - 1) === tracked!.asked)
        expect(pauseLeft(room, room.changedAt)).toBe(0);
      else {
        const kind = tracked!.match.isAskedAnyway ? 'lone' : 'free';
        const draw = new Random(pauses[kind].length);
        pauses[kind].push(pauseLeft(room, room.changedAt, (least, most) => least + draw.below(most - least)));
      }
      return false;
    });
    // The pause does not depend on the options: the same random draws give the same pauses.
    const common = Math.min(pauses.lone.length, pauses.free.length);
    expect(common).toBeGreaterThan(2);
    expect(pauses.lone.slice(0, common)).toEqual(pauses.free.slice(0, common));
    for (const pause of [...pauses.lone, ...pauses.free]) {
      expect(pause).toBeGreaterThanOrEqual(PAUSE.least);
      expect(pause).toBeLessThan(PAUSE.most);
    }
  });

  it('an answer takes effect after the pause, which is short when little time is left on the clock', async () => {
    const { id } = await begin(games[0]!);
    const first = (await process.rooms.open(id)).tracked!.asked;
    const room = await process.matches.alwaysAsk(keys[first]!, id, first, true);
    const since = room.changedAt;
    await process.matches.decide(keys[first]!, id, 0, 0);
    expect(room.tracked!.decisions).toHaveLength(1);
    expect(room.changedAt - since).toBeGreaterThanOrEqual(PAUSE.least - 5);
    const clocked = await begin(games[0]!, true);
    const { asked } = clocked.tracked!;
    await process.matches.alwaysAsk(keys[asked]!, clocked.id, asked, true);
    expect(pauseLeft(clocked, clocked.changedAt)).toBeLessThanOrEqual(1_000);
    expect(pauseLeft(clocked, clocked.changedAt + 9_000)).toBe(0);
  });
});
