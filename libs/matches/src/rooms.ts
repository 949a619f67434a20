/**
 * The rooms of this process: matches that are asked for are loaded from their log and kept while they are used. What any
 * process writes to a log reaches the others as a notice, and a log that has an entry already refuses a second one with
 * its number, so that any number of processes can serve the same room.
 */
import { MatchNotices, MatchStore, type MatchEntryKind } from '@rulewright/database';
import { BotSeats } from './bot-seats.ts';
import { MatchError } from './errors.ts';
import { Latest } from './latest.ts';
import { Room, type Playable } from './room.ts';
import type { NewMatch } from './setup.ts';

/** Gives what a match is played with. */
export type FindPlayable = (match: Pick<NewMatch, 'game' | 'rulesetId' | 'release' | 'proposal'>) => Promise<Playable>;

/** Told of errors that nobody waits for. */
export type Complain = (error: unknown, match: string) => void;

/** Rooms kept in memory; those used last. */
const ROOMS_KEPT = 1_000;
/** How long another process has to move its bots before this one does, in milliseconds. */
const OTHERS_FIRST = 3_000;

interface Kept {
  readonly room: Room;
  readonly bots: BotSeats;
  driving: boolean;
  timer: NodeJS.Timeout | null;
}

export class Rooms {
  private readonly kept = new Map<string, Promise<Kept>>();
  private readonly watchers = new Map<string, Set<Latest<Room>>>();
  private readonly stopListening: () => void;
  private closed = false;

  constructor(
    readonly store: MatchStore,
    private readonly notices: MatchNotices,
    private readonly playable: FindPlayable,
    private readonly complain: Complain,
  ) {
    this.stopListening = notices.listen((match) => {
      for (const id of match === null ? this.kept.keys() : [match]) void this.noticed(id);
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.stopListening();
    for (const kept of this.kept.values()) {
      const known = await kept.catch(() => null);
      if (known?.timer) clearTimeout(known.timer);
      await known?.room.inTurn(() => Promise.resolve());
    }
    for (const watchers of this.watchers.values()) for (const one of watchers) await one.return();
  }

  /** A room as its log stands now. @throws MatchError `unknown-match`, `other-rules` */
  async open(id: string): Promise<Room> {
    const kept = await this.load(id);
    await kept.room.inTurn(() => this.refresh(kept.room));
    this.drive(kept);
    return kept.room;
  }

  /**
   * Changes a room: `decide` looks at it as it stands and says what to add, or null to add nothing. When another writer was
   * faster it is asked again about the room as it then stands. @throws MatchError whatever `decide` refuses
   */
  async change(id: string, decide: (room: Room) => Addition | null): Promise<Room> {
    const kept = await this.load(id);
    const { room } = kept;
    await room.inTurn(async () => {
      await this.refresh(room);
      for (;;) {
        const addition = decide(room);
        if (addition === null || (await this.add(room, addition))) return;
      }
    });
    this.drive(kept);
    return room;
  }

  /** The seats of a match changed: they are read again, and the match begins when all are taken. */
  async seated(id: string): Promise<Room> {
    const kept = await this.load(id);
    const { room } = kept;
    await room.inTurn(() => this.refresh(room));
    await this.notices.tell(id);
    return this.change(id, () =>
      room.run || room.seats.some(({ kind, holder }) => kind === 'person' && holder === null)
        ? null
        : { kind: 'start', seat: 0, value: 0 },
    );
  }

  /** The room now, and again after each change. Ends when the reader leaves. */
  async watch(id: string): Promise<Latest<Room>> {
    const room = await this.open(id);
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers);
    const latest = new Latest<Room>(() => {
      watchers.delete(latest);
      if (watchers.size === 0) this.watchers.delete(id);
    });
    watchers.add(latest);
    latest.push(room);
    return latest;
  }

  private load(id: string): Promise<Kept> {
    const known = this.kept.get(id);
    // Taken out and put back: the map keeps those used last at its end.
    this.kept.delete(id);
    const kept = known ?? this.read(id);
    this.kept.set(id, kept);
    kept.catch(() => this.kept.delete(id));
    if (this.kept.size > ROOMS_KEPT) this.forgetOne();
    return kept;
  }

  private forgetOne(): void {
    for (const [id, kept] of this.kept) {
      if (this.watchers.has(id)) continue;
      this.kept.delete(id);
      void kept.then(({ timer }) => timer && clearTimeout(timer)).catch(() => undefined);
      return;
    }
  }

  private async read(id: string): Promise<Kept> {
    const stored = await this.store.find(id);
    if (!stored) throw new MatchError('unknown-match', 'There is no such match.');
    const { match, seats } = stored;
    const playable = await this.playable(match);
    const { ruleset, poolHash } = playable.program;
    if (ruleset.hash !== match.rulesetHash || poolHash !== match.poolHash)
      throw new MatchError('other-rules', 'This match was begun under rules that this version of the program lacks.');
    const room = new Room(match, playable);
    room.sit(seats);
    await this.refresh(room);
    room.resume(Date.now());
    return { room, bots: new BotSeats(room), driving: false, timer: null };
  }

  /** Brings a room up to its log. */
  private async refresh(room: Room): Promise<void> {
    if (!room.run) room.sit(await this.store.seats(room.id));
    const entries = await this.store.entries(room.id, room.version);
    try {
      for (const entry of entries) room.fold(entry);
    } catch (error) {
      this.kept.delete(room.id);
      throw error;
    }
    if (entries.length > 0) this.tellWatchers(room);
  }

  /** Adds to the log; false, with the room brought up to date, when another writer was faster. */
  private async add(room: Room, { kind, seat, value }: Addition): Promise<boolean> {
    const entry = { matchId: room.id, number: room.version, kind, seat, value, at: new Date().toISOString() };
    if (!(await this.store.append(entry))) {
      await this.refresh(room);
      return false;
    }
    room.fold(entry);
    this.tellWatchers(room);
    await this.notices.tell(room.id);
    return true;
  }

  private tellWatchers(room: Room): void {
    for (const latest of this.watchers.get(room.id) ?? []) latest.push(room);
  }

  private async noticed(id: string): Promise<void> {
    const known = this.kept.get(id);
    if (!known || this.closed) return;
    try {
      const kept = await known;
      const before = kept.room.version;
      await kept.room.inTurn(() => this.refresh(kept.room));
      // Seats that were taken make no entry: whoever watches wants to know all the same.
      if (!kept.room.run) this.tellWatchers(kept.room);
      if (kept.room.version !== before) this.driveLater(kept);
    } catch (error) {
      this.complain(error, id);
    }
  }

  /** Another process moves its bots first; this one only when nothing happens. */
  private driveLater(kept: Kept): void {
    const { version } = kept.room;
    this.setTimer(kept, OTHERS_FIRST, () => {
      if (kept.room.version === version) this.drive(kept);
    });
  }

  /** Moves the bot that is asked, off the request that led here; or waits for the clock of the person who is. */
  private drive(kept: Kept): void {
    const { room } = kept;
    if (kept.driving || this.closed || room.stage !== 'playing') return;
    if (room.isBot(room.run!.asked)) {
      kept.driving = true;
      setImmediate(() => void this.moveBot(kept));
      return;
    }
    const { asked } = room.run!;
    const left = room.timeLeft(Date.now())?.[asked];
    if (left !== undefined) this.setTimer(kept, left, () => void this.timeOut(kept, asked));
  }

  /** One decision of one bot; then others have their turn before the next. */
  private async moveBot(kept: Kept): Promise<void> {
    const { room, bots } = kept;
    try {
      await room.inTurn(async () => {
        if (this.closed || room.stage !== 'playing' || !room.isBot(room.run!.asked)) return;
        await this.add(room, { kind: 'decide', seat: room.run!.asked, value: bots.choose() });
      });
      kept.driving = false;
      this.drive(kept);
    } catch (error) {
      kept.driving = false;
      if (!this.closed) this.complain(error, room.id);
    }
  }

  private async timeOut(kept: Kept, seat: number): Promise<void> {
    try {
      await this.change(kept.room.id, (room) => {
        const running = room.stage === 'playing' && room.run!.asked === seat && !room.isBot(seat);
        return running && room.timeLeft(Date.now())![seat] === 0 ? { kind: 'timeout', seat, value: 0 } : null;
      });
    } catch (error) {
      if (!this.closed) this.complain(error, kept.room.id);
    }
  }

  private setTimer(kept: Kept, after: number, work: () => void): void {
    if (kept.timer) clearTimeout(kept.timer);
    kept.timer = setTimeout(work, after);
    kept.timer.unref();
  }
}

/** What is added to a log. */
export interface Addition {
  readonly kind: MatchEntryKind;
  readonly seat: number;
  readonly value: number;
}
