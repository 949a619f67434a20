/** The life of a match over a real database: setting up, joining, deciding, undoing, leaving, restarts, two processes. */
import { randomBytes } from 'node:crypto';
import { DATABASES, MAIN_DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { MatchEntryEntity } from '@rulewright/database';
import {
  matchFrame,
  momentsOf,
  newKey,
  parseReplay,
  placesOf,
  roomView,
  type NewSeat,
  type Room,
} from '../src/index.ts';
import { fromFile, replayOf } from './support/replays.ts';
import { after, never, playOn } from './support/play.ts';
import { deck, game, createWithContent, mode, startProcess, type Process } from './support/world.ts';

const me = newKey();
const you = newKey();
const stranger = newKey();

const seat = (kind: NewSeat['kind'], more: Partial<NewSeat> = {}): NewSeat => ({ kind, deck, bot: 'random', ...more });
/** Matches without a friend have a seed, so that they repeat exactly. */
const setup = (...seats: NewSeat[]) => {
  const seed = seats.some(({ kind }) => kind === 'friend') ? null : 7;
  return { game: game.doc.id, release: 1, rulesetId: mode, seats, seed };
};

/** A rematch that changes nothing. */
const SAME = { exchangeDecks: false, changeSides: false };

describe.each(DATABASES)('matches on $name', (kind) => {
  let test: TestDatabase;
  let process: Process;
  const processes: Process[] = [];
  const another = async (): Promise<Process> => {
    const started = await startProcess(test.database);
    processes.push(started);
    return started;
  };

  beforeAll(async () => {
    test = await createWithContent(kind);
    process = await another();
  });
  afterAll(async () => {
    for (const one of processes) await one.stop();
    await test?.close();
  });
  afterEach(() => {
    for (const { complaints } of processes) expect(complaints).toEqual([]);
  });

  it('counts a repeated decision once, and rejects late, early and invalid ones and those of others', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend')));
    const invite = roomView(await process.rooms.open(id), me, null).seats[1]!.invite!;
    expect(roomView(await process.rooms.open(id), stranger, null).seats[1]!.invite).toBeNull();
    await expect(process.matches.decide(me, id, 0, 0)).rejects.toMatchObject({ code: 'not-started' });
    await expect(process.matches.join(you, id, 'no such token', null, null)).rejects.toMatchObject({
      code: 'wrong-link',
    });
    await process.matches.join(you, id, invite, 'You\u0000', null);
    await expect(process.matches.join(stranger, id, invite, null, null)).rejects.toMatchObject({ code: 'seat-taken' });
    const room = await process.matches.join(you, id, invite, null, null);
    expect(room.seats[1]!.name).toBe('You');
    const [asked, other] = room.holds(me, room.tracked!.asked) ? [me, you] : [you, me];
    await expect(process.matches.decide(other, id, 0, 0)).rejects.toMatchObject({ code: 'not-your-turn' });
    await expect(process.matches.decide(stranger, id, 0, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(process.matches.decide(asked, id, 1, 0)).rejects.toMatchObject({ code: 'no-such-decision' });
    await expect(process.matches.decide(asked, id, 0, 999)).rejects.toMatchObject({ code: 'no-such-option' });
    await expect(process.matches.decide(asked, id, 0, 0.5)).rejects.toMatchObject({ code: 'no-such-option' });
    await Promise.all([0, 1, 2].map(() => process.matches.decide(asked, id, 0, 0)));
    expect((await process.rooms.open(id)).tracked!.decisions).toEqual([0]);
    await expect(process.matches.decide(asked, id, 0, 1)).rejects.toMatchObject({ code: 'stale-decision' });
    await expect(process.matches.undo(me, id)).rejects.toMatchObject({ code: 'not-all-here' });
    await process.matches.askUndo(asked, id);
    await expect(process.matches.askUndo(asked, id)).rejects.toMatchObject({ code: 'nothing-to-undo' });
    await expect(process.matches.answerUndo(asked, id, true)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(process.matches.answerUndo(stranger, id, true)).rejects.toMatchObject({ code: 'not-your-seat' });
    await process.matches.answerUndo(other, id, false);
    expect((await process.rooms.open(id)).tracked!.decisions).toEqual([0]);
    expect(roomView(await process.rooms.open(id), asked, null).canAskUndo).toBe(false);
    await process.matches.decide(room.holds(asked, room.tracked!.asked) ? asked : other, id, 1, 0);
    const last = room.deciderOf(1);
    const [asks, answers] = room.holds(me, last) ? [me, you] : [you, me];
    await expect(process.matches.askUndo(answers, id)).rejects.toMatchObject({ code: 'nothing-to-undo' });
    const before = room.beforeOf(last)!;
    const taken = room.tracked!.decisions.length;
    expect(roomView(room, stranger, null).takenBack).toEqual([]);
    await process.matches.askUndo(asks, id);
    expect(roomView(room, answers, null).undoAsked).toEqual({ seat: last, waitsFor: [1 - last] });
    // Another process builds the same match from the log.
    await process.matches.answerUndo(answers, id, true);
    const elsewhere = await (await another()).rooms.open(id);
    for (const one of [room, elsewhere]) {
      expect(one.tracked!.decisions).toHaveLength(before);
      expect([one.undoAsked, one.canRedo]).toEqual([null, false]);
      // The log says it to each seat and to everyone who watches, and so does the replay of this position.
      const number = taken - before;
      const sentence = `${room.names[last]} took back ${number} decision${number === 1 ? '' : 's'}. ${room.names[1 - last]} agreed.`;
      for (const key of [me, you, stranger]) {
        expect(roomView(one, key, null).takenBack).toEqual([{ decision: before, sentence }]);
        expect(matchFrame(one, key, null, before).takenBack).toEqual([{ decision: before, sentence }]);
      }
    }
    await expect(process.matches.fork(me, id, 0)).rejects.toMatchObject({ code: 'match-not-over' });
    expect(() => replayOf(room)).toThrow(expect.objectContaining({ code: 'match-not-over' }));
  });

  it('ends a question to take back when no one is left to answer, and takes back at once when all others have left', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend'), seat('friend')));
    const waiting = roomView(await process.rooms.open(id), me, null);
    await process.matches.join(you, id, waiting.seats[1]!.invite!, 'You', null);
    const room = await process.matches.join(stranger, id, waiting.seats[2]!.invite!, 'Third', null);
    const keys = [me, you, stranger];
    const { asked } = room.tracked!;
    const [first, second] = [0, 1, 2].filter((one) => one !== asked) as [number, number];
    const asker = keys[asked]!;
    await process.matches.decide(asker, id, 0, 0);
    await process.matches.askUndo(asker, id);
    await process.matches.answerUndo(keys[first]!, id, true);
    await process.matches.leave(keys[second]!, id, second);
    expect(roomView(room, asker, null)).toMatchObject({ undoAsked: null, canAskUndo: true });
    await process.matches.askUndo(asker, id);
    expect(roomView(room, asker, null).undoAsked).toEqual({ seat: asked, waitsFor: [first] });
    await process.matches.leave(keys[first]!, id, first);
    expect(roomView(room, asker, null)).toMatchObject({ undoAsked: null, canAskUndo: true });
    await process.matches.askUndo(asker, id);
    const elsewhere = await (await another()).rooms.open(id);
    for (const one of [room, elsewhere]) {
      expect(one.tracked!.decisions).toEqual([]);
      expect(roomView(one, asker, null)).toMatchObject({ undoAsked: null, canRedo: false });
    }
  });

  it('takes a decision of three back only when each of the others agrees', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend'), seat('friend')));
    const waiting = roomView(await process.rooms.open(id), me, null);
    await process.matches.join(you, id, waiting.seats[1]!.invite!, 'You', null);
    const room = await process.matches.join(stranger, id, waiting.seats[2]!.invite!, 'Third', null);
    const keys = [me, you, stranger];
    const decided = (): number => room.tracked!.decisions.length;
    for (const answers of [[false], [true, false], [true, true]]) {
      const { asked } = room.tracked!;
      const before = decided();
      await process.matches.decide(keys[asked]!, id, before, 0);
      await process.matches.askUndo(keys[asked]!, id);
      const others = [0, 1, 2].filter((one) => one !== asked);
      expect(roomView(room, keys[asked]!, null).undoAsked).toEqual({ seat: asked, waitsFor: others });
      for (const [at, agrees] of answers.entries()) {
        expect(decided()).toBe(before + 1);
        await process.matches.answerUndo(keys[others[at]!]!, id, agrees);
      }
      expect(decided()).toBe(answers.every(Boolean) ? before : before + 1);
      expect(roomView(room, me, null).undoAsked).toBeNull();
      const told = roomView(room, me, null).takenBack.map(({ sentence }) => sentence);
      const agreed = others.map((one) => room.names[one]).join(' and ');
      expect(told).toEqual(
        answers.every(Boolean) ? [`${room.names[asked]} took back 1 decision. ${agreed} agreed.`] : [],
      );
    }
  });

  it('starts when all seats are taken and ready', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend')));
    const invite = roomView(await process.rooms.open(id), me, null).seats[1]!.invite!;
    await expect(process.matches.setReady(stranger, id, 0, false)).rejects.toMatchObject({ code: 'not-your-seat' });
    await process.matches.setReady(me, id, 0, false);
    const waiting = await process.matches.join(you, id, invite, 'You', null);
    expect(roomView(waiting, you, null)).toMatchObject({
      stage: 'waiting',
      seats: [{ ready: false }, { ready: true, mine: true }],
    });
    // Another process reads the mark from the database.
    expect((await (await another()).rooms.open(id)).seats.map(({ ready }) => ready)).toEqual([false, true]);
    expect((await process.matches.setReady(me, id, 0, true)).stage).toBe('playing');
    await expect(process.matches.setReady(me, id, 0, false)).rejects.toMatchObject({ code: 'already-started' });
  });

  const pair = async (): Promise<Room> => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend')));
    const invite = roomView(await process.rooms.open(id), me, null).seats[1]!.invite!;
    return process.matches.join(you, id, invite, null, null);
  };

  it('ends when a player concedes, and the other one wins', async () => {
    const room = await pair();
    const { id } = room;
    expect(roomView(room, stranger, null).seats.map(({ canConcede }) => canConcede)).toEqual([false, false]);
    expect(roomView(room, you, null).seats.map(({ canConcede }) => canConcede)).toEqual([false, true]);
    await expect(process.matches.concede(stranger, id, 1)).rejects.toMatchObject({ code: 'not-your-seat' });
    await process.matches.concede(you, id, 1);
    // Another process builds the same end from the log.
    for (const one of [room, await (await another()).rooms.open(id)]) {
      const { stage, table, seats } = roomView(one, you, null);
      expect([stage, table!.over, table!.decision, table!.turn]).toEqual(['over', true, null, null]);
      expect(table!.result).toMatchObject({ winners: [0], cause: 'the other player conceded', rule: '' });
      expect(seats.some(({ canConcede }) => canConcede)).toBe(false);
      // In a rated match, the player who concedes loses, but has not left.
      expect([placesOf(one), one.left.size]).toEqual([[1, 2], 0]);
    }
    await expect(process.matches.concede(me, id, 0)).rejects.toMatchObject({ code: 'match-over' });
    await expect(process.matches.decide(me, id, 0, 0)).rejects.toMatchObject({ code: 'match-over' });
    expect(matchFrame(room, you, null, 0).table.result).toMatchObject({ winners: [0] });
    expect(replayOf(room).decisions).toEqual([]);
  });

  it('writes a concession and an agreed draw to the replay file, and reads both from it', async () => {
    const conceded = await pair();
    await process.matches.concede(you, conceded.id, 1);
    const drawn = await pair();
    const [asked, other] = drawn.holds(me, drawn.tracked!.asked) ? [me, you] : [you, me];
    await process.matches.decide(asked, drawn.id, 0, 0);
    await process.matches.offerDraw(asked, drawn.id);
    await process.matches.answerDraw(other, drawn.id, true);
    for (const [room, winner, cause] of [
      [conceded, 0, 'conceded'],
      [drawn, null, 'draw-agreed'],
    ] as const) {
      const replay = replayOf(room);
      expect(replay).toMatchObject({ settled: true, result: { winner, cause } });
      const again = await fromFile(process, you, JSON.stringify(replay), { release: 1, game: game.doc.id });
      expect(again.divergence).toBeNull();
      expect(again.room.stage).toBe('over');
      expect(again.room.tracked!.result).toEqual(room.tracked!.result);
      expect(replayOf(again.room)).toEqual(replay);
    }
    const odd = { ...replayOf(conceded), result: { winner: 5, cause: 'conceded', turns: 0 } };
    await expect(fromFile(process, you, JSON.stringify(odd), { release: 1, game: game.doc.id })).rejects.toMatchObject({
      code: 'bad-replay',
    });
  });

  it('ends with a draw when both players agree, and allows one offer before each decision', async () => {
    const room = await pair();
    const { id } = room;
    const [asked, other] = room.holds(me, room.tracked!.asked) ? [me, you] : [you, me];
    await expect(process.matches.answerDraw(other, id, true)).rejects.toMatchObject({ code: 'cannot-settle' });
    await process.matches.offerDraw(asked, id);
    expect(roomView(room, other, null).drawOffered).toEqual({ seat: room.tracked!.asked });
    await expect(process.matches.offerDraw(other, id)).rejects.toMatchObject({ code: 'cannot-settle' });
    await expect(process.matches.answerDraw(asked, id, true)).rejects.toMatchObject({ code: 'not-your-seat' });
    await process.matches.answerDraw(other, id, false);
    expect(roomView(room, asked, null)).toMatchObject({ drawOffered: null, canOfferDraw: false });
    await expect(process.matches.offerDraw(asked, id)).rejects.toMatchObject({ code: 'cannot-settle' });
    await process.matches.decide(asked, id, 0, 0);
    await process.matches.offerDraw(asked, id);
    await process.matches.answerDraw(other, id, true);
    const elsewhere = await (await another()).rooms.open(id);
    for (const one of [room, elsewhere])
      expect(roomView(one, me, null)).toMatchObject({
        stage: 'over',
        drawOffered: null,
        table: { result: { winners: [], cause: 'both players agreed to a draw' } },
      });
  });

  it('ends an offer of a draw when the other player decides, and takes none from a bot or at a larger table', async () => {
    const room = await pair();
    const [asked, other] = room.holds(me, room.tracked!.asked) ? [me, you] : [you, me];
    await process.matches.offerDraw(other, room.id);
    await process.matches.decide(asked, room.id, 0, 0);
    expect(room.drawOffered).toBeNull();
    const alone = await process.matches.create(me, setup(seat('me'), seat('bot')));
    expect(roomView(alone, me, null)).toMatchObject({ canOfferDraw: false, seats: [{ canConcede: true }, {}] });
    const three = await process.matches.create(me, setup(seat('me'), seat('me'), seat('me')));
    expect(roomView(three, me, null).seats.some(({ canConcede }) => canConcede)).toBe(false);
    await expect(process.matches.concede(me, three.id, 0)).rejects.toMatchObject({ code: 'cannot-settle' });
  });

  it('undoes and redoes decisions and reaches the same state', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('me')));
    const room = await playOn(process, id, [me], after(12));
    const digest = room.tracked!.match.digest();
    for (let n = 0; n < 5; n++) await process.matches.undo(me, id);
    expect((await process.rooms.open(id)).tracked!.decisions).toHaveLength(7);
    const reloaded = await (await another()).rooms.open(id);
    expect(reloaded.tracked!.decisions).toHaveLength(7);
    expect(reloaded.canRedo).toBe(true);
    for (let n = 0; n < 5; n++) await process.matches.redo(me, id);
    expect((await process.rooms.open(id)).tracked!.match.digest()).toBe(digest);
    await expect(process.matches.redo(me, id)).rejects.toMatchObject({ code: 'nothing-to-undo' });
  });

  it('keeps all decisions after a restart', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('me'), seat('bot')));
    const room = await playOn(process, id, [me], after(25));
    await process.rooms.close();
    process = await another();
    const reloaded = await process.rooms.open(id);
    expect(reloaded.version).toBeGreaterThanOrEqual(room.version);
    expect(reloaded.tracked!.decisions.slice(0, 25)).toEqual(room.tracked!.decisions.slice(0, 25));
    expect((await playOn(process, id, [me], never)).stage).toBe('over');
  });

  it('is served by two processes at once', async () => {
    const second = await another();
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend'), seat('bot')));
    const invite = roomView(await process.rooms.open(id), me, null).seats[1]!.invite!;
    const watching = await second.rooms.watch(id, you);
    await second.matches.join(you, id, invite, 'You', null);
    await Promise.all(
      [playOn(process, id, [me, you], after(60)), playOn(second, id, [me, you], after(60))].map(quietly),
    );
    const one = await process.rooms.open(id);
    const two = await second.rooms.open(id);
    expect(one.tracked!.decisions.length).toBeGreaterThan(59);
    expect(two.tracked!.decisions.slice(0, 60)).toEqual(one.tracked!.decisions.slice(0, 60));
    expect((await watching.next()).value!.id).toBe(id);
    await watching.return();
  });

  it('gives an open seat to one player from the lobby, without an invitation', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('friend', { name: 'Open' })));
    const joined = await process.matches.joinListed(you, id, 'Cid', null);
    expect(joined.stage).toBe('playing');
    expect(joined.seats.map(({ name }) => name)[1]).toBe('Cid');
    expect((await process.matches.joinListed(you, id, 'Cid', null)).seatsOf(you)).toEqual([1]);
    await expect(process.matches.joinListed(stranger, id, 'Dan', null)).rejects.toMatchObject({ code: 'seat-taken' });
  });

  it('seats a player who also presses for a rematch at the table of the first one', async () => {
    const friends = setup(seat('me', { name: 'Ann' }), seat('friend', { name: 'Ben' }));
    const { id } = await process.matches.create(me, friends);
    const { invite } = roomView(await process.rooms.open(id), me, null).seats[1]!;
    await process.matches.join(you, id, invite!, null, null);
    await process.matches.concede(me, id, 0);

    // SQLite has one serving process.
    const serving = kind.name !== 'SQLite' ? [process, await another()] : [process];
    const watching = await Promise.all(serving.map(({ rooms }) => rooms.watch(id, you)));
    const waits = (room: Room, key: string): boolean => roomView(room, key, null).rematchWaits;
    for (const one of watching) expect(waits((await one.next()).value, you)).toBe(false);
    const first = await process.matches.rematch(me, id, { ...SAME, changeSides: true });
    expect(first.stage).toBe('waiting');
    // Players who look at the result are told in each process, but not the player who waits, and no one else.
    for (const one of watching) {
      let room: Room;
      do room = (await one.next()).value!;
      while (!waits(room, you));
      expect([me, stranger].map((key) => waits(room, key))).toEqual([false, false]);
      await one.return();
    }
    const apart = await process.matches.rematch(you, id, SAME, null, () => Promise.resolve(false));
    expect([apart.id === first.id, apart.stage]).toEqual([false, 'waiting']);
    const met = await process.matches.rematch(me, id, SAME);
    expect([met.id, met.stage]).toEqual([apart.id, 'playing']);
    const over = await process.rooms.open(id);
    expect([me, you].map((key) => waits(over, key))).toEqual([false, false]);
    expect(met.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    // A rematch that has begun has no free seat, so the next one is a new match.
    expect((await process.matches.rematch(you, id, SAME)).stage).toBe('waiting');
  });

  // The tests below do not depend on the database.
  if (!MAIN_DATABASES.includes(kind)) return;

  it('is played to its end against a bot, and its replay gives the same match', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('bot')));
    const room = await playOn(process, id, [me], never);
    expect(room.stage).toBe('over');
    const { table, log } = roomView(room, stranger, null);
    expect(table!.result!.turns).toBeGreaterThan(0);
    expect(Object.values(room.playable.plugin.tabletop!.endings)).toContain(table!.result!.cause);
    expect(log.at(-1)!.sentence).toContain(table!.result!.cause);
    const replay = replayOf(room);
    const again = await fromFile(process, you, JSON.stringify(replay), {
      release: 1,
      game: game.doc.id,
    });
    expect(again.divergence).toBeNull();
    expect(again.room.stage).toBe('over');
    expect(again.room.tracked!.match.digest()).toBe(room.tracked!.match.digest());
  });

  it('undoes the decisions of bots too, back to the last one of a person', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('bot')));
    const room = await playOn(
      process,
      id,
      [me],
      (one) => one.tracked!.decisions.length > 9 && !one.isBot(one.tracked!.asked),
    );
    const before = room.tracked!.decisions.length;
    await process.matches.undo(me, id);
    const back = await process.rooms.open(id);
    expect(back.tracked!.decisions.length).toBeLessThan(before);
    expect(back.holds(me, back.tracked!.asked)).toBe(true);
  });

  it('lets a bot take over a seat whose player leaves, and counts clocks down to 0', async () => {
    const clock = { seconds: 10, increment: 0 };
    const { id } = await process.matches.create(me, { ...setup(seat('me'), seat('me')), clock });
    await process.matches.leave(me, id, 1);
    await expect(process.matches.leave(me, id, 1)).rejects.toMatchObject({ code: 'already-left' });
    await expect(process.matches.leave(stranger, id, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    const room = await process.rooms.open(id);
    expect(roomView(room, me, null).seats.map((one) => one.bot)).toEqual([null, 'Random']);
    expect(room.timeLeft(Date.now())![0]).toBeGreaterThan(5_000);
    expect(room.timeLeft(Date.now() + 60_000)![room.tracked!.asked]).toBe(0);
  });

  it('stops clocks while no process serves the match, and shows the same time in every process while one does', async () => {
    const clock = { seconds: 60, increment: 0 };
    const wanted = { ...setup(seat('me'), seat('me')), clock };
    const { id } = await process.matches.create(me, wanted);
    const log = test.database.getRepository(MatchEntryEntity);
    const kinds = async (matchId: string) => (await log.findBy({ matchId })).map((entry) => entry.kind).sort();
    await log.update({ matchId: id }, { at: new Date(Date.now() - 50_000).toISOString() });
    const left = (room: Room) => room.timeLeft(Date.now())![room.tracked!.asked]!;
    // Stops all processes and starts a new one.
    await Promise.all(processes.splice(0).map((one) => one.stop()));
    process = await another();
    expect(left(await process.rooms.open(id))).toBeGreaterThan(50_000);
    expect(await kinds(id)).toEqual(['resume', 'start']);
    if (kind.name !== 'PostgreSQL') return;
    await sleep(5);
    const played = await process.matches.create(me, wanted);
    await sleep(200);
    // A process that starts while others serve the match uses their clocks.
    const beside = await another();
    const [here, there] = [await process.rooms.open(played.id), await beside.rooms.open(played.id)];
    const now = Date.now();
    expect(there.timeLeft(now)).toEqual(here.timeLeft(now));
    expect(there.timeLeft(now)![there.tracked!.asked]).toBeLessThan(59_900);
    expect(await kinds(played.id)).toEqual(['start']);
  });

  it('starts a rematch with the same players, and each seat can play the deck of the next seat', async () => {
    const half = deck.map((one) => ({ ...one, copies: Math.max(1, Math.floor(one.copies / 2)) }));
    const friends = setup(seat('me', { name: 'Ann' }), seat('friend', { name: 'Ben', deck: half }));
    const { id } = await process.matches.create(me, friends);
    const { invite } = roomView(await process.rooms.open(id), me, null).seats[1]!;
    await process.matches.join(you, id, invite!, null, null);
    await expect(process.matches.rematch(me, id, SAME)).rejects.toMatchObject({ code: 'match-not-over' });
    await playOn(process, id, [me, you], never);
    await expect(process.matches.rematch(stranger, id, SAME)).rejects.toMatchObject({ code: 'not-your-seat' });

    const again = await process.matches.rematch(you, id, { ...SAME, exchangeDecks: true });
    expect(again.id).not.toBe(id);
    expect(again.seats.map(({ name, kind }) => [name, kind])).toEqual([
      ['Ann', 'person'],
      ['Ben', 'person'],
    ]);
    expect(again.seats.map((one) => one.deck)).toEqual([half, deck]);
    const { seats, stage, host } = roomView(again, you, null);
    expect([stage, host, seats[0]!.open, seats[1]!.mine]).toEqual(['waiting', true, true, true]);
    const joined = await process.matches.join(me, again.id, seats[0]!.invite!, null, null);
    expect(joined.stage).toBe('playing');
    expect(joined.tracked!.events).not.toEqual((await process.rooms.open(id)).tracked!.events);
  });

  it('starts a rematch with changed sides: the players swap seats and keep their decks', async () => {
    const half = deck.map((one) => ({ ...one, copies: Math.max(1, Math.floor(one.copies / 2)) }));
    const { id } = await process.matches.create(
      me,
      setup(seat('me', { name: 'Ann' }), seat('bot', { name: 'Bot', deck: half })),
    );
    await playOn(process, id, [me], never);
    const again = await process.matches.rematch(me, id, { ...SAME, changeSides: true });
    expect(again.seats.map(({ name, kind, deck: played }) => [name, kind, played])).toEqual([
      ['Bot', 'bot', half],
      ['Ann', 'person', deck],
    ]);
    expect(again.seatsOf(me)).toEqual([1]);
  });

  it('forks into a match of its own', async () => {
    const { id } = await process.matches.create(me, setup(seat('me'), seat('me')));
    const room = await playOn(process, id, [me], after(20));
    const fork = await process.matches.fork(me, id, 8);
    expect(fork.match.parentId).toBe(id);
    expect(fork.tracked!.decisions).toEqual(room.tracked!.decisions.slice(0, 8));
    expect((await process.rooms.open(id)).tracked!.decisions).toHaveLength(20);
  });

  it('shows each moment of a finished match with all hands open', async () => {
    const { id } = await process.matches.create(me, setup(seat('bot'), seat('bot')));
    const room = await playOn(process, id, [], never);
    const frame = matchFrame(room, null, null, 5);
    expect(frame.at).toBe(5);
    expect(frame.of).toBe(room.tracked!.decisions.length);
    for (const { zones } of frame.table.seats) {
      const hand = zones.find((zone) => zone.layout === 'hand')!;
      expect(hand.cards).toHaveLength(hand.count);
    }
    const moments = momentsOf(room, null, null);
    expect(moments).toHaveLength(room.tracked!.events.length);
    expect(moments.at(-1)!.rule).toMatch(/^\w+\./u);
  });

  it('rejects invalid setups, unknown addresses and invalid files', async () => {
    const refused = (seats: NewSeat[], more = {}) =>
      expect(process.matches.create(me, { ...setup(...seats), ...more })).rejects.toMatchObject({ code: 'bad-setup' });
    await refused([seat('me')]);
    await refused([seat('me'), seat('bot', { bot: 'nobody' })]);
    await refused([seat('me'), seat('bot', { bot: 'mcts:999999' })]);
    await refused([seat('me'), seat('bot', { deck: [{ card: 'no-such-card', copies: 1 }] })]);
    await refused([seat('me'), seat('bot', { deck: [{ card: deck[0]!.card, copies: 1e9 }] })]);
    await refused([seat('me'), seat('bot')], { clock: { seconds: 1, increment: 0 } });
    await expect(process.rooms.open(randomBytes(9).toString('base64url'))).rejects.toMatchObject({
      code: 'unknown-match',
    });
    expect(() => parseReplay('{')).toThrow(expect.objectContaining({ code: 'bad-replay' }));
    expect(() => parseReplay('{"format":"x"}')).toThrow(/format/u);
  });
});

const quietly = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    const { code } = error as { code?: string };
    // Both processes decide for the same seats, so either may find that the other has already decided.
    if (code !== 'stale-decision' && code !== 'not-your-turn') throw error;
  });
