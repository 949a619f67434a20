/**
 * The rooms of this process. A match is loaded from its log on request, and recently used matches stay in memory. Several processes can
 * serve the same room: each sends the others a notice when it adds to a log, and a log refuses a second entry with the same number.
 */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { MatchNotices, MatchStore, type MatchMessageEntity } from '@rulewright/database';
import { RoomDriver, type Steering } from './room-driver.ts';
import { MatchError } from '../errors.ts';
import { LatestValue } from './latest-value.ts';
import { Attendances } from '../room/presence.ts';
import { Room, seatFrom } from '../room/room.ts';
import type { Playable } from '../setup/playable.ts';
import type { NewLogEntry } from '../room/room-types.ts';
import { seatsAfter } from '../series/sides.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import type { NewMatch } from '../setup/match-setup.ts';

/** Finds the game, rules and cards that a match is played with. */
export type FindPlayable = (match: Pick<NewMatch, 'game' | 'rulesetId' | 'release' | 'proposal'>) => Promise<Playable>;

/** Reports an error to which no request is attached. */
export type Complain = (error: unknown, match: string) => void;

/** The most rooms kept in memory. The least recently used are removed first. */
const ROOMS_KEPT = 1_000;
/** Log entries that are applied without a break: about ten milliseconds of work. */
const ENTRIES_AT_ONCE = 250;

/** The counts of a process's rooms. */
export interface RoomCounts {
  /** Rooms in memory, and those that someone watches. */
  readonly open: number;
  readonly watched: number;
  readonly watchers: number;
  /** Since the start of the process: log entries that it added, and matches that ended with one of them. */
  readonly entries: number;
  readonly ended: number;
  /** Threads in which bots think, and decisions that wait for a thread. */
  readonly botThreads: number;
  readonly botsWaiting: number;
}

interface RegisteredRoom {
  readonly room: Room;
  readonly driver: RoomDriver;
}

export class RoomRegistry {
  private readonly rooms = new Map<string, Promise<RegisteredRoom>>();
  private readonly watchers = new Map<string, Set<LatestValue<Room>>>();
  private readonly attendances: Attendances;
  private readonly steering: Steering;
  private readonly stopListening: () => void;
  private closed = false;
  /** Called after this process has added an entry that ends a match, or by which a person left it. */
  onOutcome: (room: Room) => void = () => undefined;
  private readonly added = { entries: 0, ended: 0 };

  constructor(
    readonly store: MatchStore,
    private readonly notices: MatchNotices,
    private readonly playable: FindPlayable,
    private readonly complain: Complain,
    private readonly pool: BotPool,
  ) {
    this.attendances = new Attendances(notices, (match) => void this.attended(match), complain);
    this.steering = {
      add: (room, addition) => this.add(room, addition),
      change: (id, decide) => this.change(id, decide),
      refresh: (room) => room.inTurn(() => this.refresh(room)),
      isWatched: (id) => this.watchers.has(id),
      complain,
    };
    this.stopListening = notices.listen((match) => {
      for (const id of match === null ? this.rooms.keys() : [match]) void this.noticed(id);
    });
  }

  /** The current counts of this process. */
  get counts(): RoomCounts {
    const watchers = [...this.watchers.values()].reduce((sum, { size }) => sum + size, 0);
    const { threads: botThreads, waiting: botsWaiting } = this.pool.load;
    return {
      open: this.rooms.size,
      watched: this.watchers.size,
      watchers,
      ...this.added,
      botThreads,
      botsWaiting,
    };
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopListening();
    this.attendances.close();
    for (const room of this.rooms.values()) {
      const known = await room.catch(() => null);
      known?.driver.stop();
      await known?.room.inTurn(() => Promise.resolve());
    }
    for (const watchers of this.watchers.values()) for (const one of watchers) await one.return();
    await this.pool.close();
  }

  /** Returns a room with its current log. @throws MatchError `unknown-match`, `other-rules` */
  async open(id: string): Promise<Room> {
    const registeredRoom = await this.load(id);
    await registeredRoom.room.inTurn(() => this.refresh(registeredRoom.room));
    registeredRoom.driver.lookAt(Date.now());
    return registeredRoom.room;
  }

  /** Returns a room without reading its log, unless this process does not know decision `number` yet. */
  async known(id: string, number: number): Promise<Room> {
    const { room } = await this.load(id);
    if (room.version > 0 && number <= (room.tracked?.decisions.length ?? 0)) return room;
    await room.inTurn(() => this.refresh(room));
    return room;
  }

  /**
   * Returns a room after reading again how it continues: its rematch, and the exchanges and the next game of its series.
   * @param tell whether to notify viewers and other processes
   */
  async between(id: string, tell = false): Promise<Room> {
    const { room } = await this.load(id);
    await room.inTurn(() => this.readBetween(room));
    if (tell) {
      this.tellWatchers(room);
      await this.notices.tell(id);
    }
    return room;
  }

  /**
   * Changes a room. `decide` returns the log entry to add for the current state of the room, or null to add nothing. If another writer was
   * faster, `decide` is called again with the new state. @throws MatchError if `decide` throws it
   */
  async change(id: string, decide: (room: Room) => NewLogEntry | null): Promise<Room> {
    const registeredRoom = await this.load(id);
    const { room } = registeredRoom;
    await room.inTurn(async () => {
      // The database refuses an outdated entry, so the log is read first only if `decide` adds nothing.
      const known = attempt(() => decide(room));
      if (known && (await this.add(room, known))) return;
      if (!known) await this.refresh(room);
      for (;;) {
        const addition = decide(room);
        if (addition === null || (await this.add(room, addition))) return;
      }
    });
    registeredRoom.driver.drive();
    return room;
  }

  /** Calls `write` with the current room and stores the chat message that it returns. @throws MatchError if `write` refuses */
  async say(id: string, write: (room: Room) => MatchMessageEntity): Promise<Room> {
    const { room } = await this.load(id);
    await room.inTurn(async () => {
      let message: MatchMessageEntity;
      do {
        await this.refresh(room);
        message = write(room);
      } while (!(await this.store.say(message)));
      room.messages.push(message);
      this.tellWatchers(room);
      this.tellOthers(room);
    });
    return room;
  }

  /** Reads the seats of a match again after one was taken or marked. Starts the match when all are taken and ready. */
  async seated(id: string): Promise<Room> {
    const registeredRoom = await this.load(id);
    const { room } = registeredRoom;
    await room.inTurn(() => this.refresh(room));
    this.tellWatchers(room);
    await this.notices.tell(id);
    return this.change(id, () => (room.tracked || !room.isComplete ? null : { kind: 'start', seat: 0, value: 0 }));
  }

  /**
   * Returns a sequence of the room now and after each change. It ends when the reader leaves. @param key of the visitor who is connected
   */
  async watch(id: string, key: string | null): Promise<LatestValue<Room>> {
    const room = await this.open(id);
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers);
    let leave = (): void => undefined;
    const latest = new LatestValue<Room>(() => {
      watchers.delete(latest);
      if (watchers.size === 0) this.watchers.delete(id);
      leave();
    });
    watchers.add(latest);
    leave = this.attendances.enter(id, () => room.seatsOf(key));
    latest.push(room);
    return latest;
  }

  private load(id: string): Promise<RegisteredRoom> {
    const known = this.rooms.get(id);
    // Deletes and adds the room again, so that the most recently used rooms are at the end of the map.
    this.rooms.delete(id);
    const room = known ?? this.read(id);
    this.rooms.set(id, room);
    room.catch(() => this.rooms.delete(id));
    if (this.rooms.size > ROOMS_KEPT) this.forgetOne();
    return room;
  }

  private forgetOne(): void {
    for (const [id, room] of this.rooms) {
      if (this.watchers.has(id)) continue;
      this.rooms.delete(id);
      void room.then(({ driver }) => driver.stop()).catch(() => undefined);
      return;
    }
  }

  private async read(id: string): Promise<RegisteredRoom> {
    const stored = await this.store.find(id);
    if (!stored) throw new MatchError('unknown-match', 'There is no match at this address.');
    const { match, seats } = stored;
    const playable = await this.playable(match);
    if (playable.ruleset.hash !== match.rulesetHash || !playable.knows(match))
      throw new MatchError(
        'other-rules',
        'This match was started with rules that this version of the program does not have.',
      );
    const room = new Room(match, playable);
    room.sit(seats);
    await this.refresh(room);
    if (room.stoodStill(this.notices.servedSince)) await this.add(room, { kind: 'resume', seat: 0, value: 0 });
    room.attendance = this.attendances.of(id);
    return { room, driver: new RoomDriver(room, this.steering, this.pool) };
  }

  /** Brings a room up to date with its log. */
  private async refresh(room: Room): Promise<void> {
    if (!room.tracked) room.sit(await this.store.seats(room.id));
    const before = room.version;
    try {
      await this.foldLog(room);
    } catch (error) {
      this.rooms.delete(room.id);
      throw error;
    }
    if (room.stage === 'over' && room.between === null) await this.readBetween(room);
    const messages = room.match.chat ? await this.store.messages(room.id, room.messages.length) : [];
    room.messages.push(...messages);
    if (room.version > before || messages.length > 0) this.tellWatchers(room);
  }

  /** Applies the rest of the log. A long log is applied in pieces, so that other requests get a turn in between. */
  private async foldLog(room: Room): Promise<void> {
    for (;;) {
      const entries = await this.store.entries(room.id, room.version, ENTRIES_AT_ONCE);
      for (const entry of entries) room.fold(entry);
      if (entries.length < ENTRIES_AT_ONCE) return;
      await othersTurn();
    }
  }

  private async readBetween(room: Room): Promise<void> {
    const { seriesId, gameNumber } = room.match;
    if (room.stage !== 'over') return;
    const rematch = await this.store.rematchOf(room.id);
    room.rematch = rematch === null ? null : { id: rematch, seats: await this.store.seats(rematch) };
    if (seriesId === null) return;
    const first = (await this.store.seats(seriesId)).map(seatFrom);
    const registered = room.match.changeSides ? seatsAfter(first, gameNumber - 1) : first;
    const exchanges = await this.store.exchanges(room.id);
    const games = await this.store.gamesOfSeries(seriesId);
    room.between = { registered, exchanges, games, next: games[gameNumber]?.id ?? null };
  }

  /** Adds an entry to the log. Returns false if another writer was faster. The room is then up to date. */
  private async add(room: Room, { kind, seat, value }: NewLogEntry): Promise<boolean> {
    const entry = { matchId: room.id, number: room.version, kind, seat, value, at: new Date().toISOString() };
    if (!(await this.store.append(entry))) {
      await this.refresh(room);
      return false;
    }
    room.fold(entry);
    this.added.entries++;
    if (room.stage === 'over') {
      this.added.ended++;
      await this.readBetween(room);
    }
    if (room.stage === 'over' || kind === 'leave' || kind === 'timeout') this.onOutcome(room);
    this.tellWatchers(room);
    this.tellOthers(room);
    return true;
  }

  /** Notifies the other processes, without waiting. The entry is already stored. */
  private tellOthers(room: Room): void {
    this.notices.tell(room.id).catch((error: unknown) => this.complain(error, room.id));
  }

  private tellWatchers(room: Room): void {
    for (const latest of this.watchers.get(room.id) ?? []) latest.push(room);
  }

  /** Another process changed a room. If no one watches the room here, it is read on the next request. */
  private async noticed(id: string): Promise<void> {
    const known = this.rooms.get(id);
    if (!known || this.closed) return;
    try {
      const { room, driver } = await known;
      if (this.watchers.has(id)) await room.inTurn(() => this.refreshWatched(room));
      driver.driveLater();
    } catch (error) {
      this.complain(error, id);
    }
  }

  private async refreshWatched(room: Room): Promise<void> {
    await this.refresh(room);
    // Taken seats, a rematch and the next game of a series add no log entry, but viewers need to see them.
    if (room.stage === 'over') await this.readBetween(room);
    if (room.stage !== 'playing') this.tellWatchers(room);
  }

  /** Someone connected to a room or left it. */
  private async attended(id: string): Promise<void> {
    const registeredRoom = await this.rooms.get(id)?.catch(() => null);
    if (!registeredRoom || this.closed) return;
    registeredRoom.room.attendance = this.attendances.of(id);
    this.tellWatchers(registeredRoom.room);
  }
}

/** Returns what `decide` returns, or null if it throws a MatchError. */
function attempt(decide: () => NewLogEntry | null): NewLogEntry | null {
  try {
    return decide();
  } catch (error) {
    if (error instanceof MatchError) return null;
    throw error;
  }
}
