/** Series of games: their state, the exchange of cards between games, and the start of the next game. */
import { DATABASES, MAIN_DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { newKey, roomView, type CardList, type NewSeat, type Room } from '../src/index.ts';
import { never, playOn } from './support/play.ts';
import { deck, game, createWithContent, mode, startProcess, withSide, type Process } from './support/world.ts';

const me = newKey();
const you = newKey();
const NOTHING = { into: [], out: [] };
const sizeOf = (list: CardList): number => list.reduce((sum, { copies }) => sum + copies, 0);
const anyLists = (): void => undefined;

describe.each(DATABASES)('series on $name', (kind) => {
  let test: TestDatabase;
  let process: Process;
  beforeAll(async () => {
    test = await createWithContent(kind);
    process = await startProcess(test.database);
  });
  afterAll(async () => {
    expect(process?.complaints).toEqual([]);
    await process?.stop();
    await test?.close();
  });

  const { deck: registered, side } = withSide;
  const seat = (what: NewSeat['kind'], more: Partial<NewSeat> = {}): NewSeat => {
    return { kind: what, deck: registered, side, bot: 'random', ...more };
  };
  const begin = (seats: NewSeat[], bestOf: number) =>
    process.matches.create(me, { game: withSide.game, release: 1, rulesetId: withSide.mode, seats, bestOf });

  /** A finished first game of two people. */
  async function played(): Promise<Room> {
    const { id } = await begin([seat('me'), seat('friend')], 3);
    const invite = roomView(await process.rooms.open(id), me, null).seats[1]!.invite!;
    await process.matches.join(you, id, invite, 'You', null);
    return playOn(process, id, [me, you], never);
  }
  const ready = (key: string, id: string, at: number, exchange = NOTHING as { into: CardList; out: CardList }) =>
    process.matches.readyForNext(key, id, at, exchange, anyLists);
  const swap = { into: [{ card: side[0]!.card, copies: 1 }], out: [{ card: registered[0]!.card, copies: 1 }] };

  it('starts the next game once, even if several processes receive the last "ready"', async () => {
    const { id } = await played();
    const other = await startProcess(test.database);
    const all = await Promise.all(
      [ready(me, id, 0), other.matches.readyForNext(you, id, 1, NOTHING, anyLists), ready(me, id, 0)].map((one) =>
        one.catch(() => null),
      ),
    );
    await Promise.all([process, other].map(({ rooms }) => rooms.between(id)));
    const next = (await process.rooms.between(id)).between!.next;
    expect(next).not.toBeNull();
    expect(all.some(Boolean)).toBe(true);
    expect((await other.rooms.between(id)).between!.next).toBe(next);
    await other.stop();
  });

  // The tests below do not depend on the database.
  if (!MAIN_DATABASES.includes(kind)) return;

  it('continues when all are ready, with the exchanged cards, and returns to the registered lists afterwards', async () => {
    const first = await played();
    const { id } = first;
    await expect(ready(you, id, 0)).rejects.toMatchObject({ code: 'not-your-seat' });
    await expect(ready(me, id, 0, { ...swap, out: [] })).rejects.toMatchObject({
      code: 'bad-exchange',
      message: expect.not.stringMatching(/[a-z]\.[a-z]/u) as string,
      details: { ruleId: expect.stringMatching(/^\w+(?:\.[\w-]+)+$/u) as string },
    });
    const unknown = [{ card: registered[0]!.card, copies: 99 }];
    await expect(ready(me, id, 0, { into: unknown, out: unknown })).rejects.toMatchObject({ code: 'bad-exchange' });
    await expect(ready(me, id, 0, { into: [{ ...swap.into[0]!, copies: 0.5 }], out: [] })).rejects.toThrow('whole');

    const waiting = await ready(me, id, 0, swap);
    const view = roomView(waiting, me, null);
    expect(view.series).toMatchObject({ bestOf: 3, game: 1, ready: [0], next: null, decided: false });
    expect(view.series!.wins).toEqual(
      first.seats.map((one) => Number(first.tracked!.result!.winners.includes(one.seat))),
    );
    expect(view.seats[0]!.exchange).toMatchObject({ into: [{ ...swap.into[0]!, name: expect.any(String) }] });
    expect(roomView(waiting, you, null).seats[0]!.exchange).toBeNull();

    const { next } = roomView(await ready(you, id, 1), you, null).series!;
    const second = await process.rooms.open(next!);
    expect(second.stage).toBe('playing');
    expect(second.match).toMatchObject({ seriesId: id, gameNumber: 2, bestOf: 3 });
    expect(second.holds(you, 1)).toBe(true);
    expect(sizeOf(second.seats[0]!.deck)).toBe(sizeOf(registered));
    expect(sizeOf(second.seats[0]!.side)).toBe(sizeOf(side));
    const copiesOf = (list: CardList, card: string): number => list.find((one) => one.card === card)?.copies ?? 0;
    expect(copiesOf(second.seats[0]!.deck, swap.into[0]!.card)).toBe(copiesOf(registered, swap.into[0]!.card) + 1);
    expect(second.seats[1]!.deck).toEqual(registered);
    await expect(ready(me, id, 0)).rejects.toMatchObject({ code: 'no-next-game' });

    const over = await playOn(process, second.id, [me, you], never);
    const after = roomView(over, me, null);
    expect(after.series!.wins.reduce((sum, won) => sum + won)).toBeLessThanOrEqual(2);
    if (!after.series!.decided)
      expect(after.seats[0]!.exchange!.deck.map(({ card, copies }) => ({ card, copies }))).toEqual(registered);
  });

  it('shows everyone that a side deck exists and its size, but not its cards', async () => {
    const room = await begin([seat('me'), seat('bot')], 3);
    const { seats } = roomView(room, you, null);
    expect(seats[1]!.shownSide).toEqual({ exists: true, count: sizeOf(side) });
    expect(seats[1]!.exchange).toBeNull();
    const single = await begin([seat('me'), seat('bot')], 1);
    expect(roomView(single, you, null)).toMatchObject({
      series: null,
      seats: [{ shownSide: null }, { shownSide: null }],
    });
  });

  it('waits only for people at the table: bots, and players who left, are always ready', async () => {
    const { id } = await process.matches.create(me, {
      game: game.doc.id,
      release: 1,
      rulesetId: mode,
      bestOf: 3,
      seats: [
        { kind: 'me', deck, bot: 'random' },
        { kind: 'bot', deck, bot: 'random' },
      ],
    });
    const early = process.matches.readyForNext(me, id, 0, NOTHING, anyLists);
    await expect(early).rejects.toMatchObject({ code: 'match-not-over' });
    await playOn(process, id, [me], never);
    await expect(ready(me, id, 0, swap)).rejects.toMatchObject({ code: 'bad-exchange' });
    expect((await ready(me, id, 0)).between!.next).not.toBeNull();
  });

  it('has no rematch before it is over, because a rematch would show the side deck of the other seat', async () => {
    const { id } = await played();
    for (const exchangeDecks of [true, false])
      await expect(process.matches.rematch(me, id, { exchangeDecks, changeSides: false })).rejects.toMatchObject({
        code: 'match-not-over',
      });
  });

  it('changes sides between the games if the series says so, and lists the winner of each game', async () => {
    const setup = { game: withSide.game, release: 1, rulesetId: withSide.mode, bestOf: 5, changeSides: true };
    const seats = [seat('me', { name: 'Me' }), seat('bot', { name: 'Bot' })];
    let room = await process.matches.create(me, { ...setup, seats });
    expect(roomView(room, me, null).series).toMatchObject({ changeSides: true, freeDecks: false, games: [] });
    const winners: (string | null)[] = [];
    for (let game = 1; ; game++) {
      const mine = (game - 1) % 2;
      expect(room.seats.map(({ name }) => name)).toEqual(mine === 0 ? ['Me', 'Bot'] : ['Bot', 'Me']);
      expect(room.seatsOf(me)).toEqual([mine]);
      room = await playOn(process, room.id, [me], never);
      const [winner] = room.tracked!.result!.winners;
      winners.push(winner === undefined ? null : room.names[winner]!);
      const { series } = roomView(room, me, null);
      const { games, wins, decided } = series!;
      expect(games.map((one) => one.winners.map((seat) => room.names[seat]))).toEqual(
        winners.map((name) => (name === null ? [] : [name])),
      );
      expect(games.map((one) => one.game)).toEqual(winners.map((_, at) => at + 1));
      expect(wins).toEqual(room.names.map((name) => winners.filter((one) => one === name).length));
      if (decided) break;
      room = await process.rooms.open((await ready(me, room.id, mine)).between!.next!);
    }
    expect(winners.length).toBeGreaterThan(1);
  });

  it('lets players bring other decks between the games if the series says so', async () => {
    const other = { deck: [...registered, side[0]!], side: [] };
    const setup = { game: withSide.game, release: 1, rulesetId: withSide.mode, bestOf: 3 };
    const match = await process.matches.create(me, { ...setup, seats: [seat('me'), seat('bot')] });
    await playOn(process, match.id, [me], never);
    await expect(process.matches.readyForNext(me, match.id, 0, other, anyLists)).rejects.toMatchObject({
      code: 'bad-exchange',
    });
    const free = await process.matches.create(me, { ...setup, freeDecks: true, seats: [seat('me'), seat('bot')] });
    await playOn(process, free.id, [me], never);
    const { next } = (await process.matches.readyForNext(me, free.id, 0, other, anyLists)).between!;
    const second = await process.rooms.open(next!);
    expect(second.seats.map((one) => sizeOf(one.deck))).toEqual([sizeOf(other.deck), sizeOf(registered)]);
    await playOn(process, second.id, [me], never);
    if (roomView(second, me, null).series!.decided) return;
    const third = await process.rooms.open((await ready(me, second.id, 0)).between!.next!);
    expect(sizeOf(third.seats[0]!.deck)).toBe(sizeOf(other.deck));
  });

  it('rejects even lengths, and has no next game outside a series', async () => {
    await expect(begin([seat('me'), seat('bot')], 2)).rejects.toMatchObject({ code: 'bad-setup' });
    const { id } = await begin([seat('me'), seat('bot')], 1);
    await expect(ready(me, id, 0)).rejects.toMatchObject({ code: 'no-next-game' });
  });
});
