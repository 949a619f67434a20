/** Everything that a visitor can do with matches. A visitor is a key; nobody needs an account. */
import type { MatchEntity, MatchEntryEntity, MatchSeatEntity } from '@rulewright/database';
import { ProgramError, deckDefs, type Replay } from '@rulewright/engine';
import { randomInt } from 'node:crypto';
import { MatchError } from './errors.ts';
import { digestOf, fits, inviteOf, newMatchId } from './keys.ts';
import { checkedReplay } from './replay-file.ts';
import type { Playable, Room } from './room.ts';
import { canFork } from './room-view.ts';
import type { FindPlayable, Rooms } from './rooms.ts';
import { botName, checkedBot, checkedClock, cleanName, type NewMatch, type NewSeat } from './setup.ts';

/** Copies of one card that a deck may hold, far beyond any rule. */
const MOST_CARDS = 2_000;

export class Matches {
  constructor(
    readonly rooms: Rooms,
    private readonly playable: FindPlayable,
  ) {}

  /** Sets a match up; it begins at once unless a seat waits for a friend. @throws MatchError `bad-setup` */
  async create(key: string, wanted: NewMatch): Promise<Room> {
    const playable = await this.playable(wanted);
    const seats = wanted.seats.map((seat, at) => checkedSeat(playable, seat, at));
    const { minSeats, maxSeats } = playable.program;
    if (seats.length < minSeats || seats.length > maxSeats)
      throw new MatchError('bad-setup', `This is played by ${minSeats} to ${maxSeats}, not by ${seats.length}.`);
    const match = newMatch(key, wanted, playable, checkedClock(wanted.clock));
    const stored = seats.map((seat, at) => seatEntity(key, match.id, seat, at));
    const open = stored.some(({ kind, holder }) => kind === 'person' && holder === null);
    await this.rooms.store.create(match, stored, open ? [] : entriesOf(match.id, [], []));
    return this.rooms.open(match.id);
  }

  /** Sits down on an open seat. Who sits there already is simply let in again. @throws MatchError `wrong-link`, `seat-taken` */
  async join(key: string, id: string, token: string, name: string | null, deck: NewSeat['deck'] | null): Promise<Room> {
    const room = await this.rooms.open(id);
    const seat = room.seats.find(({ invite }) => invite !== null && fits(token, invite));
    if (!seat) throw new MatchError('wrong-link', 'This link leads to no seat.');
    if (room.holds(key, seat.seat)) return room;
    if (deck) checkedDeck(room.playable, deck);
    const taken = {
      holder: digestOf(key),
      name: cleanName(name) ?? seat.name,
      deck: JSON.stringify(deck ?? seat.deck),
    };
    if (!(await this.rooms.store.take(id, seat.seat, taken)))
      throw new MatchError('seat-taken', 'Somebody else has taken this seat.');
    return this.rooms.seated(id);
  }

  /**
   * Takes an option of decision `number`. Sent twice it counts once.
   * @throws MatchError `not-your-turn`, `not-your-seat`, `stale-decision`, `no-such-option`, `match-over`, `not-started`
   */
  decide(key: string | null, id: string, number: number, option: number): Promise<Room> {
    return this.rooms.change(id, (room) => {
      const { run } = room;
      if (!run) throw new MatchError('not-started', 'The match has not begun: a seat is still open.');
      if (number < run.decisions.length) {
        if (run.decisions[number] === option && room.holds(key, room.deciderOf(number))) return null;
        throw new MatchError('stale-decision', 'This has been decided meanwhile.');
      }
      if (run.over) throw new MatchError('match-over', 'The match is over.');
      if (number > run.decisions.length)
        throw new MatchError('no-such-decision', `Decision ${number} has not been asked yet.`);
      const seat = run.asked;
      const mine = room.seatsOf(key);
      if (mine.length === 0) throw new MatchError('not-your-seat', 'You do not play in this match.');
      if (!mine.includes(seat)) throw new MatchError('not-your-turn', `It is for ${room.names[seat]} to decide.`);
      if (!(Number.isInteger(option) && option >= 0 && option < run.match.optionCount))
        throw new MatchError('no-such-option', `There is no option ${option}; there are ${run.match.optionCount}.`);
      return { kind: 'decide', seat, value: option };
    });
  }

  /** Takes the last decision of a person back. @throws MatchError `nothing-to-undo`, `not-all-here` */
  undo(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => {
      requireLocal(room, key);
      const value = room.before;
      if (value === null) throw new MatchError('nothing-to-undo', 'There is no decision to take back.');
      return { kind: 'undo', seat: room.deciderOf(value), value };
    });
  }

  /** Does again what was taken back. @throws MatchError `nothing-to-undo`, `not-all-here` */
  redo(key: string | null, id: string): Promise<Room> {
    return this.rooms.change(id, (room) => {
      requireLocal(room, key);
      if (!room.canRedo) throw new MatchError('nothing-to-undo', 'Nothing was taken back.');
      return { kind: 'redo', seat: 0, value: room.after };
    });
  }

  /** Gets up; a bot plays on. @throws MatchError `not-your-seat`, `already-left`, `match-over` */
  leave(key: string | null, id: string, seat: number): Promise<Room> {
    return this.rooms.change(id, (room) => {
      if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'You do not sit there.');
      if (!room.run) throw new MatchError('not-started', 'The match has not begun.');
      if (room.run.over) throw new MatchError('match-over', 'The match is over.');
      if (room.left.has(seat)) throw new MatchError('already-left', 'A bot plays on for you.');
      return { kind: 'leave', seat, value: 0 };
    });
  }

  /** A match of one's own that goes on from decision `at` of another. @throws MatchError `match-not-over` */
  async fork(key: string, id: string, at: number): Promise<Room> {
    const room = await this.rooms.open(id);
    const { run } = room;
    if (!run || !canFork(room, key))
      throw new MatchError('match-not-over', 'Others play here: it can be played from here once it is over.');
    const decisions = run.decisions.slice(0, Math.max(0, at));
    const match: MatchEntity = {
      ...room.match,
      id: newMatchId(),
      host: digestOf(key),
      clock: null,
      parentId: room.id,
      createdAt: new Date().toISOString(),
    };
    const seats = room.seats.map(({ seat, kind, name, bot, deck }) =>
      seatEntity(key, match.id, { kind: kind === 'bot' ? 'bot' : 'me', name, bot, deck }, seat),
    );
    const deciders = decisions.map((_, number) => room.deciderOf(number));
    await this.rooms.store.create(match, seats, entriesOf(match.id, decisions, deciders));
    return this.rooms.open(match.id);
  }

  /** A replay as a match that is over, or as far as today's rules and cards can play it. @throws MatchError `bad-replay` */
  async fromReplay(
    key: string,
    replay: Replay,
    release: number,
    game: string,
    proposal: string | null = null,
  ): Promise<{ readonly room: Room; readonly divergence: string | null }> {
    const wanted = { game, release, proposal, rulesetId: replay.ruleset.id, seats: [], seed: replay.seed | 0 };
    const playable = await this.playable(wanted);
    const { decisions, divergence } = asBadReplay(() => checkedReplay(playable, replay));
    const match = newMatch(key, wanted, playable, null);
    const seats = replay.decks.map((deck, seat) =>
      seatEntity(key, match.id, { kind: 'me', name: null, bot: checkedBot(null), deck }, seat),
    );
    const deciders = decisions.map(() => 0);
    await this.rooms.store.create(match, seats, entriesOf(match.id, decisions, deciders));
    return { room: await this.rooms.open(match.id), divergence };
  }
}

function requireLocal(room: Room, key: string | null): void {
  if (!room.run) throw new MatchError('not-started', 'The match has not begun.');
  if (!room.isLocal(key))
    throw new MatchError('not-all-here', 'Decisions are taken back only where all players sit at one screen.');
}

function asBadReplay<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ProgramError) throw new MatchError('bad-replay', error.message);
    throw error;
  }
}

function checkedDeck({ program }: Playable, deck: NewSeat['deck']): void {
  const cards = deck.reduce((sum, { copies }) => sum + copies, 0);
  const whole = deck.every(({ copies }) => Number.isInteger(copies) && copies > 0);
  if (!whole || cards > MOST_CARDS) throw new MatchError('bad-setup', `A deck has up to ${MOST_CARDS} cards.`);
  try {
    deckDefs(program, { entries: deck });
  } catch (error) {
    if (error instanceof ProgramError) throw new MatchError('bad-setup', error.message);
    throw error;
  }
}

function checkedSeat(playable: Playable, seat: NewSeat, at: number): NewSeat {
  checkedDeck(playable, seat.deck);
  const bot = checkedBot(seat.bot);
  const fallback = seat.kind === 'bot' ? `${botName(bot)} ${at + 1}` : `Player ${at + 1}`;
  return { ...seat, bot, name: cleanName(seat.name) ?? fallback };
}

function newMatch(
  key: string,
  { game, release, proposal, rulesetId, seed }: NewMatch,
  { program }: Playable,
  clock: NewMatch['clock'],
): MatchEntity {
  return {
    id: newMatchId(),
    game,
    release,
    proposal: proposal ?? null,
    rulesetId,
    rulesetHash: program.ruleset.hash,
    poolHash: program.poolHash,
    seed: (seed ?? randomInt(2 ** 32)) | 0,
    host: digestOf(key),
    clock: clock ? JSON.stringify(clock) : null,
    parentId: null,
    createdAt: new Date().toISOString(),
  };
}

function seatEntity(key: string, matchId: string, { kind, name, bot, deck }: NewSeat, seat: number): MatchSeatEntity {
  return {
    matchId,
    seat,
    kind: kind === 'bot' ? 'bot' : 'person',
    name: name ?? `Player ${seat + 1}`,
    bot: bot!,
    deck: JSON.stringify(deck.map(({ card, copies }) => ({ card, copies }))),
    holder: kind === 'me' ? digestOf(key) : null,
    invite: kind === 'friend' ? digestOf(inviteOf(key, matchId, seat)) : null,
  };
}

/** The log of a match that begins with these decisions. */
function entriesOf(matchId: string, decisions: readonly number[], seats: readonly number[]): MatchEntryEntity[] {
  const at = new Date().toISOString();
  const decided = decisions.map((value, i): MatchEntryEntity => {
    return { matchId, number: i + 1, kind: 'decide', seat: seats[i]!, value, at };
  });
  return [{ matchId, number: 0, kind: 'start', seat: 0, value: 0, at }, ...decided];
}
