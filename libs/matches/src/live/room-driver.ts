/** Runs what happens in rooms without a request: bots decide, clocks run out. */
import { optionKind, saveWithoutKey, tabletopOf, type Match } from '@rulewright/engine';
import type { Room } from '../room/room.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import type { NewLogEntry } from '../room/room-types.ts';
import { botSeed } from '../setup/match-chance.ts';

/** The bots of one room. They choose an option in the current position, in a thread of the pool. */
export class BotSeats {
  private readonly seed: number;

  constructor(
    private readonly room: Room,
    private readonly pool: BotPool,
  ) {
    this.seed = botSeed(room.match);
  }

  /** The index of the option that the bot of the asked seat chooses. @param urgent whether a person is waiting for it */
  async choose(urgent: boolean): Promise<number> {
    const { tracked, match: setup, seats, playable, id } = this.room;
    const share = setup.origin ?? setup.host;
    const { match, program, asked } = tracked!;
    if (match.optionCount === 1) return 0;
    const { absent } = tabletopOf(playable.plugin);
    if (absent) return absentOption(match, absent);
    const { ruleset } = program;
    return this.pool.think(
      {
        program: `${ruleset.hash} ${program.poolHash()}`,
        room: id,
        seats: match.seats,
        cards: match.cards,
        seed: this.seed,
        seat: asked,
        bot: seats[asked]!.bot,
        state: saveWithoutKey(match, this.seed),
      },
      () => ({ ruleset, cards: playable.cardsOf(program) }),
      { urgent, share },
    );
  }
}

/** The option of a seat without a person, by the kinds that its game names; the first option if none of them is offered. */
function absentOption({ options, optionCount, program }: Match, kinds: readonly string[]): number {
  const offered = Array.from(options.subarray(0, optionCount), (one) => program.mechanics.options[optionKind(one)]!.id);
  return Math.max(0, offered.indexOf(kinds.find((kind) => offered.includes(kind)) ?? ''));
}

/** How long this process leaves the bots of a room to another process before it moves them itself, in milliseconds. */
const OTHERS_FIRST = 3_000;
/** How long a match of bots continues after the last request for it, in milliseconds. */
const LOOKED_AT_FOR = 15_000;

/** The operations on rooms that a driver needs. */
export interface Steering {
  /** Adds an entry to the log. Returns false if another writer was faster. Call it inside `room.inTurn`. */
  add(room: Room, addition: NewLogEntry): Promise<boolean>;
  change(id: string, decide: (room: Room) => NewLogEntry | null): Promise<Room>;
  /** Waits for `room.inTurn`, then reads the new log entries of a room. */
  refresh(room: Room): Promise<void>;
  /** Whether anyone is connected to a room of this process. */
  isWatched(id: string): boolean;
  complain(error: unknown, id: string): void;
}

/** Moves the bots of one room and watches its clocks. */
export class RoomDriver {
  private readonly bots: BotSeats;
  private thinking = false;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private lookedAt = 0;
  private heardAt = 0;
  /** The timer for the next decision of a match with a pace is already running. */
  private pacing = false;

  constructor(
    private readonly room: Room,
    private readonly steering: Steering,
    pool: BotPool,
  ) {
    this.bots = new BotSeats(room, pool);
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  /** Someone asked for the room. Its bots continue, unless another process has recently moved them. */
  lookAt(now: number): void {
    this.lookedAt = now;
    if (now - this.heardAt >= OTHERS_FIRST) this.drive();
  }

  /** Starts the bot whose turn it is, without blocking the request. If a person has the turn, sets a timer for their clock. */
  drive(): void {
    const { room } = this;
    if (this.thinking || this.stopped || room.stage !== 'playing') return;
    const { asked } = room.tracked!;
    if (!room.isBot(asked)) {
      const left = room.timeLeft(Date.now())?.[asked];
      if (left !== undefined) this.after(left, () => void this.timeOut(asked));
      return;
    }
    // A match of bots stops while no one watches, and continues when the next request for it arrives.
    if (!room.hasPeople && !this.isLookedAt()) return;
    const { pace } = room.match;
    if (pace === null) void this.moveBot();
    else if (!this.pacing) this.moveAfter(pace);
  }

  /** Another process changed the room and moves its bots. This process takes over if it sees no further change for a while. */
  driveLater(): void {
    this.heardAt = Date.now();
    if (!this.pacing) this.after(OTHERS_FIRST, () => void this.takeOver());
  }

  private async takeOver(): Promise<void> {
    const { room, steering } = this;
    try {
      await steering.refresh(room);
      this.drive();
    } catch (error) {
      if (!this.stopped) steering.complain(error, room.id);
    }
  }

  private moveAfter(pace: number): void {
    this.pacing = true;
    this.after(pace, () => {
      this.pacing = false;
      void this.moveBot();
    });
  }

  private isLookedAt(): boolean {
    return this.steering.isWatched(this.room.id) || Date.now() - this.lookedAt < LOOKED_AT_FOR;
  }

  /** One decision of one bot. The room can change while the bot thinks. In that case its choice is discarded. */
  private async moveBot(): Promise<void> {
    const { room, steering } = this;
    if (this.thinking || this.stopped || room.stage !== 'playing' || !room.isBot(room.tracked!.asked)) return;
    this.thinking = true;
    try {
      // Yields, so that other rooms get their turn before the next decision.
      await new Promise((resolve) => setImmediate(resolve));
      const { version } = room;
      const seat = room.tracked!.asked;
      const value = await this.bots.choose(room.attendance.seats.size > 0 || (room.hasPeople && this.isLookedAt()));
      await room.inTurn(async () => {
        if (this.stopped || room.version !== version) return;
        await steering.add(room, { kind: 'decide', seat, value });
      });
      this.thinking = false;
      this.drive();
    } catch (error) {
      this.thinking = false;
      if (!this.stopped) steering.complain(error, room.id);
    }
  }

  private async timeOut(seat: number): Promise<void> {
    const { room, steering } = this;
    try {
      await steering.change(room.id, () => {
        const running = room.stage === 'playing' && room.tracked!.asked === seat && !room.isBot(seat);
        return running && room.timeLeft(Date.now())![seat] === 0 ? { kind: 'timeout', seat, value: 0 } : null;
      });
    } catch (error) {
      if (!this.stopped) steering.complain(error, room.id);
    }
  }

  private after(milliseconds: number, work: () => void): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(work, milliseconds);
    this.timer.unref();
  }
}
