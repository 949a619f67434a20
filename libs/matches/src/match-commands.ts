/** Everything that visitors can do with matches. A secret key identifies a visitor. No one needs an account. */
import type { MatchEntity } from '@rulewright/database';
import type { QueryRunner } from 'typeorm';
import { seatsInWords, tabletopOf } from '@rulewright/engine';
import type { Exchange, Lists } from '@rulewright/decks';
import { setTimeout as sleep } from 'node:timers/promises';
import { pauseLeft, wishedAlwaysAsk } from './room/always-ask.ts';
import { storedChance } from './setup/match-chance.ts';
import { requirePlaying } from './room/playing.ts';
import { answeredDraw, conceded, offeredDraw } from './room/settle.ts';
import { answeredUndo, askedUndo } from './room/take-back.ts';
import { checkedMessage, nextMessage } from './room/match-chat.ts';
import { MatchError } from './errors.ts';
import { digestOf, fitsDigest, newKey, newMatchId } from './setup/visitor-keys.ts';
import {
  BY_ITSELF,
  checkedDeck,
  checkedSeat,
  entriesOf,
  listText,
  newMatch,
  seatEntity,
} from './setup/stored-match.ts';
import { checkLength } from './views/replay-file.ts';
import type { PlayedGame } from './views/recorded-game.ts';
import type { Room } from './room/room.ts';
import { canFork } from './views/room-view.ts';
import type { FindPlayable, RoomRegistry } from './live/room-registry.ts';
import { nextGame, preparedExchange, seriesOf, type CheckLists } from './series/series.ts';
import { nextSeats } from './series/sides.ts';
import {
  checkSeed,
  checkedBestOf,
  checkedBot,
  checkedChat,
  checkedClock,
  cleanName,
  type NewMatch,
  type NewSeat,
} from './setup/match-setup.ts';

/** The place where an imported game was played: its game, release and change set. */
export type MatchOrigin = Pick<NewMatch, 'game' | 'release' | 'proposal' | 'origin'>;

/** The differences between a match and its rematch. */
interface RematchChanges {
  /** Whether each player plays the deck of the next seat. */
  readonly exchangeDecks: boolean;
  /** Whether each player moves to the previous seat and keeps the deck. */
  readonly changeSides: boolean;
}

export class MatchCommands {
  constructor(
    readonly rooms: RoomRegistry,
    private readonly playable: FindPlayable,
  ) {}

  /** Creates a match. It starts at once, unless a seat waits for a friend. @throws MatchError `bad-setup` */
  create(key: string, wanted: NewMatch): Promise<Room> {
    return this.createMatch(key, wanted, null);
  }

  private async createMatch(key: string, wanted: NewMatch, rematchOf: string | null): Promise<Room> {
    checkSeed(wanted);
    const playable = await this.playable(wanted);
    const seats = wanted.seats.map((seat, at) => checkedSeat(playable, seat, at));
    const { minSeats, maxSeats } = playable.bare;
    if (seats.length < minSeats || seats.length > maxSeats)
      throw new MatchError(
        'bad-setup',
        `This mode is for ${seatsInWords(playable.bare)} players, not for ${seats.length}.`,
      );
    if (tabletopOf(playable.plugin).absent && seats.some(({ kind }) => kind === 'bot'))
      throw new MatchError('bad-setup', 'No bot can play on a free table. Give each seat to a person.');
    const made = {
      ...newMatch(key, wanted, playable, checkedClock(wanted.clock)),
      chat: checkedChat(wanted),
      rematchOf,
    };
    const bestOf = checkedBestOf(wanted.bestOf);
    const { changeSides, freeDecks } = wanted;
    const series = { bestOf, seriesId: made.id, changeSides: changeSides === true, freeDecks: freeDecks === true };
    const match = bestOf > 1 ? { ...made, ...series } : { ...made, pace: wanted.pace ?? null };
    const stored = seats.map((seat, at) => seatEntity(key, match.id, seat, at));
    const open = stored.some(({ kind, holder }) => kind === 'person' && holder === null);
    await this.rooms.store.create(match, stored, open ? [] : entriesOf(match.id, [], []));
    return this.rooms.open(match.id);
  }

  /**
   * Creates a match of people who are waiting for it, and starts it. No one is its host.
   * @param holders the digest of the key of each seat's browser
   * @param also work in the transaction that creates the match; the match is not created if it throws
   */
  async createRated(
    wanted: NewMatch,
    holders: readonly string[],
    also: (runner: QueryRunner, id: string) => Promise<void>,
  ): Promise<Room> {
    const playable = await this.playable(wanted);
    const seats = wanted.seats.map((seat, at) => checkedSeat(playable, seat, at));
    const match = { ...newMatch(newKey(), wanted, playable, checkedClock(wanted.clock)), chat: true };
    const stored = seats.map((seat, at) => ({ ...seatEntity('', match.id, seat, at), holder: holders[at]! }));
    await this.rooms.store.create(match, stored, entriesOf(match.id, [], []), (runner) => also(runner, match.id));
    return this.rooms.open(match.id);
  }

  /** Takes an open seat. A visitor who already has the seat gets the room unchanged. @throws MatchError `wrong-link`, `seat-taken` */
  async join(
    key: string,
    id: string,
    token: string,
    name: string | null,
    lists: Pick<NewSeat, 'deck' | 'side'> | null,
  ): Promise<Room> {
    const room = await this.rooms.open(id);
    const seat = room.seats.find(({ invite }) => invite !== null && fitsDigest(token, invite));
    if (!seat) throw new MatchError('wrong-link', 'This link does not lead to a seat.');
    return this.sit(key, room, seat, name, lists);
  }

  /**
   * Takes the first open seat of a match in the lobby. The caller has checked that the match is listed. A visitor who already sits at the
   * table gets the room unchanged. @throws MatchError `seat-taken`
   */
  async joinListed(
    key: string,
    id: string,
    name: string | null,
    lists: Pick<NewSeat, 'deck' | 'side'> | null,
  ): Promise<Room> {
    const room = await this.rooms.open(id);
    if (room.seatsOf(key).length > 0) return room;
    const seat = room.seats.find(({ kind, holder }) => kind === 'person' && holder === null);
    if (!seat) throw new MatchError('seat-taken', 'Someone else has taken this seat.');
    return this.sit(key, room, seat, name, lists);
  }

  private async sit(
    key: string,
    room: Room,
    seat: Room['seats'][number],
    name: string | null,
    lists: Pick<NewSeat, 'deck' | 'side'> | null,
  ): Promise<Room> {
    const { id } = room;
    if (room.holds(key, seat.seat)) return room;
    if (lists) checkedDeck(room.playable, lists);
    const taken = {
      holder: digestOf(key),
      name: cleanName(name) ?? seat.name,
      deck: listText(lists?.deck ?? seat.deck),
      side: listText(lists ? (lists.side ?? []) : seat.side),
    };
    if (!(await this.rooms.store.take(id, seat.seat, taken)))
      throw new MatchError('seat-taken', 'Someone else has taken this seat.');
    return this.rooms.seated(id);
  }

  /**
   * Takes an option of decision `number`. A repeated request counts once. If the seat is always asked, the call may pause first.
   * @throws MatchError `not-your-turn`, `not-your-seat`, `stale-decision`, `no-such-option`, `match-over`, `not-started`
   */
  async decide(key: string | null, id: string, number: number, option: number): Promise<Room> {
    const pause = pauseLeft(await this.rooms.known(id, number), Date.now());
    if (pause > 0) await sleep(pause, undefined, { ref: false });
    return this.rooms.change(id, (room) => {
      const { tracked } = room;
      if (!tracked) throw new MatchError('not-started', 'The match has not started.');
      if (number < tracked.decisions.length) {
        if (tracked.decisions[number] === option && room.holds(key, room.deciderOf(number))) return null;
        throw new MatchError('stale-decision', 'This decision has already been made.');
      }
      if (tracked.over) throw new MatchError('match-over', 'The match is over.');
      if (number > tracked.decisions.length)
        throw new MatchError('no-such-decision', `Decision ${number} has not been asked yet.`);
      const seat = tracked.asked;
      const mine = room.seatsOf(key);
      if (mine.length === 0) throw new MatchError('not-your-seat', 'You do not play in this match.');
      if (!mine.includes(seat)) throw new MatchError('not-your-turn', `${room.names[seat]} decides now.`);
      if (!(Number.isInteger(option) && option >= 0 && option < tracked.match.optionCount))
        throw new MatchError('no-such-option', `There is no option ${option}; there are ${tracked.match.optionCount}.`);
      return { kind: 'decide', seat, value: option };
    });
  }

  /** Undoes the last decision of a person. @throws MatchError `nothing-to-undo`, `not-all-here` */
  undo(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => {
      requireLocal(room, key);
      const value = room.before;
      if (value === null) throw new MatchError('nothing-to-undo', 'There is no decision to undo.');
      return { kind: 'undo', seat: room.deciderOf(value), value };
    });
  }

  /** Repeats the decision that was undone last. @throws MatchError `nothing-to-undo`, `not-all-here` */
  redo(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => {
      requireLocal(room, key);
      if (!room.canRedo) throw new MatchError('nothing-to-undo', 'There is nothing to redo.');
      return { kind: 'redo', seat: 0, value: room.after };
    });
  }

  /** Asks the other people to take the visitor's last decision back. @throws MatchError as `askedUndo` */
  askUndo(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => askedUndo(room, key));
  }

  /** Answers such a question. @throws MatchError as `answeredUndo` */
  answerUndo(key: string | null, id: string, agrees: boolean): Promise<Room> {
    return this.rooms.change(id, (room) => answeredUndo(room, key, agrees));
  }

  /** Concedes with a seat at a table of two: the other seat wins. @throws MatchError as `conceded` */
  concede(key: string | null, id: string, seat: number): Promise<Room> {
    return this.rooms.change(id, (room) => conceded(room, key, seat));
  }

  /** Offers a draw to the other person at a table of two. @throws MatchError as `offeredDraw` */
  offerDraw(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => offeredDraw(room, key));
  }

  /** Answers an offer of a draw. @throws MatchError as `answeredDraw` */
  answerDraw(key: string | null, id: string, agrees: boolean): Promise<Room> {
    return this.rooms.change(id, (room) => answeredDraw(room, key, agrees));
  }

  /**
   * Says before the start whether the player of a seat is ready. The match starts when all seats are taken and ready.
   * @throws MatchError `not-your-seat`, `already-started`
   */
  async setReady(key: string | null, id: string, seat: number, ready: boolean): Promise<Room> {
    const room = await this.rooms.open(id);
    if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
    if (room.tracked) throw new MatchError('already-started', 'The match has started.');
    await this.rooms.store.ready(id, seat, ready);
    return this.rooms.seated(id);
  }

  /** Leaves a seat, for which a bot then plays. @throws MatchError `not-your-seat`, `already-left`, `match-over` */
  leave(key: string | null, id: string, seat: number): Promise<Room> {
    return this.rooms.change(id, (room) => {
      if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
      requirePlaying(room);
      if (room.left.has(seat)) throw new MatchError('already-left', 'A bot plays for you now.');
      return { kind: 'leave', seat, value: 0 };
    });
  }

  /**
   * Sets whether a seat is asked in every response window.
   * @throws MatchError `not-your-seat`, `not-started`, `match-over`, `nobody-else`, `too-many-changes`
   */
  alwaysAsk(key: string | null, id: string, seat: number, on: boolean): Promise<Room> {
    return this.rooms.change(id, (room) => wishedAlwaysAsk(room, key, seat, on));
  }

  /** Sends a chat message from a seat. @throws MatchError `chat-off`, `not-your-seat`, `bad-message`, `chat-full` */
  async say(key: string | null, id: string, seat: number, text: string): Promise<Room> {
    const said = checkedMessage(text);
    return this.rooms.say(id, (room) => nextMessage(room, key, seat, said));
  }

  /**
   * Marks a seat as ready for the next game of the series, with its exchange between deck and side deck. The seat may send another exchange
   * until the last seat is ready. Then the next game starts.
   * @param wanted an exchange, or the lists of another deck, which the caller has checked
   * @param check throws for lists that may not be played
   * @throws MatchError `no-next-game`, `match-not-over`, `not-your-seat`, `already-left`, `bad-exchange`
   */
  async readyForNext(
    key: string | null,
    id: string,
    seat: number,
    wanted: Exchange | Lists,
    check: CheckLists,
  ): Promise<Room> {
    const room = await this.rooms.open(id);
    const exchange = preparedExchange(room, key, seat, wanted, check);
    await this.rooms.store.exchange(exchange);
    const next = nextGame(await this.rooms.between(id));
    if (next && (await this.rooms.store.createNext(next.match, next.seats, entriesOf(next.match.id, [], []))))
      await this.rooms.open(next.match.id);
    return this.rooms.between(id, true);
  }

  /**
   * Creates a match that continues from decision `at` of another one, with the same random numbers: the next cards drawn are the same as
   * there. The visitor plays all its persons, so no other player is deceived.
   * @throws MatchError `match-not-over`
   */
  async fork(key: string, id: string, at: number, origin: string | null = null): Promise<Room> {
    const room = await this.rooms.open(id);
    const { tracked } = room;
    if (!tracked || !canFork(room, key))
      throw new MatchError(
        'match-not-over',
        'Other people play this match. You can continue from this point when it is over.',
      );
    const counted = tracked.counted(Math.max(0, at));
    const decisions = counted.map((number) => tracked.decisions[number]!);
    const match: MatchEntity = {
      ...room.match,
      ...BY_ITSELF,
      id: newMatchId(),
      host: digestOf(key),
      origin,
      clock: null,
      parentId: room.id,
      rematchOf: null,
      createdAt: new Date().toISOString(),
    };
    const seats = room.seats.map(({ seat, kind, name, bot, deck, side }) =>
      seatEntity(key, match.id, { kind: kind === 'bot' ? 'bot' : 'me', name, bot, deck, side }, seat),
    );
    const deciders = counted.map((number) => room.deciderOf(number));
    await this.rooms.store.create(match, seats, entriesOf(match.id, decisions, deciders));
    return this.rooms.open(match.id);
  }

  /**
   * Creates a match with the players, decks and settings of a finished match. The visitor keeps their seats. The seats of other people stay
   * open until they accept an invitation, or ask for a rematch too: a player whose seat waits in a rematch sits down there, with its settings.
   * A series must be over, and starts again with its first game and the lists of that game.
   * @param mayMeet whether the player may sit down at the table of this match
   * @throws MatchError `match-not-over`, `not-your-seat`
   */
  async rematch(
    key: string,
    id: string,
    { exchangeDecks, changeSides }: RematchChanges,
    origin: string | null = null,
    mayMeet: (match: string) => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Room> {
    const room = await this.rooms.open(id);
    const { match, seats } = room;
    if (room.stage !== 'over') throw new MatchError('match-not-over', 'The next match starts when this one is over.');
    // The seats of a rematch have the side decks of the series, which stay hidden until it is over.
    if (seriesOf(room)?.decided === false)
      throw new MatchError('match-not-over', 'The next match starts when this series is over.');
    if (!room.holdsHost(key) && room.seatsOf(key).length === 0)
      throw new MatchError('not-your-seat', 'You did not play in this match.');
    await this.rooms.between(id);
    const free = room.seatInRematch(key);
    if (room.rematch && free !== null && (await mayMeet(room.rematch.id))) {
      const next = await this.rooms.open(room.rematch.id);
      return this.sit(key, next, next.seats[free]!, null, null);
    }
    const { game, release, proposal, rulesetId, bestOf, chat, freeDecks } = match;
    const series = { bestOf, freeDecks, changeSides: match.changeSides };
    const order = changeSides ? nextSeats(seats) : seats;
    const wanted: NewMatch = {
      ...{ game, release, proposal, rulesetId, chat, origin, clock: room.clock, ...series },
      seats: order.map(({ seat, kind, name, bot }): NewSeat => {
        const from = exchangeDecks ? (seat + 1) % seats.length : seat;
        const { deck, side } = room.between?.registered[from] ?? seats[from]!;
        return { kind: kind === 'bot' ? 'bot' : room.holds(key, seat) ? 'me' : 'friend', name, bot, deck, side };
      }),
    };
    const next = await this.createMatch(key, wanted, id);
    // Players who still look at the result see that a seat waits for them.
    await this.rooms.between(id, true);
    return next;
  }

  /**
   * Creates a match in which these decisions have been taken. The caller has checked that they are possible. @throws MatchError
   * `bad-replay`
   */
  async fromGame(
    key: string,
    { ruleset, cards, seed, decks, decisions, settled }: PlayedGame,
    playedIn: MatchOrigin,
  ): Promise<Room> {
    checkLength(decisions);
    const wanted = { ...playedIn, rulesetId: ruleset.id, seats: [] };
    const playable = await this.playable(wanted);
    const match = { ...newMatch(key, wanted, playable, null), ...storedChance(seed) };
    // Older games used a program compiled from all cards, so the match needs the same program.
    if (cards !== 'decks') match.poolHash = playable.wholeProgram().poolHash();
    const seats = decks.map((deck, seat) =>
      seatEntity(key, match.id, { kind: 'me', name: null, bot: checkedBot(null), deck }, seat),
    );
    const deciders = decisions.map(() => 0);
    await this.rooms.store.create(match, seats, entriesOf(match.id, decisions, deciders, settled));
    return this.rooms.open(match.id);
  }
}

function requireLocal(room: Room, key: string | null): void {
  if (!room.tracked) throw new MatchError('not-started', 'The match has not started.');
  if (!room.isLocal(key))
    throw new MatchError('not-all-here', 'Decisions can be undone only if all players use one screen.');
}
