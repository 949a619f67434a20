/** What happens in rooms by itself: bots decide, clocks run out. */
import { BotSeats } from './bot-seats.ts';
import type { Room } from '../room/room.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import type { NewLogEntry } from '../room/room-types.ts';

/** How long another process has to move its bots before this one does, in milliseconds. */
const OTHERS_FIRST = 3_000;
/** A match in which only bots play goes on for so long after somebody last asked for it, in milliseconds. */
const LOOKED_AT_FOR = 15_000;

/** What a driver needs of the rooms. */
export interface Steering {
  /** Adds to the log; false when another writer was faster. To be called in the room's turn. */
  add(room: Room, addition: NewLogEntry): Promise<boolean>;
  change(id: string, decide: (room: Room) => NewLogEntry | null): Promise<Room>;
  /** Brings a room up to its log, in its turn. */
  refresh(room: Room): Promise<void>;
  /** Whether somebody is connected to a room here. */
  isWatched(id: string): boolean;
  complain(error: unknown, id: string): void;
}

/** Drives one room. */
export class RoomDriver {
  private readonly bots: BotSeats;
  private thinking = false;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private lookedAt = 0;
  private heardAt = 0;
  /** The next decision of a match that is shown has its time already. */
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

  /** Somebody asked for the room: its bots move on, unless another process has just been seen to move them. */
  lookAt(now: number): void {
    this.lookedAt = now;
    if (now - this.heardAt >= OTHERS_FIRST) this.drive();
  }

  /** Lets the bot that is asked think, off the request that led here; or waits for the clock of the person who is. */
  drive(): void {
    const { room } = this;
    if (this.thinking || this.stopped || room.stage !== 'playing') return;
    const { asked } = room.tracked!;
    if (!room.isBot(asked)) {
      const left = room.timeLeft(Date.now())?.[asked];
      if (left !== undefined) this.after(left, () => void this.timeOut(asked));
      return;
    }
    // Bots alone play for those who look; the next one who asks finds the match where it is, and it goes on.
    if (!room.hasPeople && !this.isLookedAt()) return;
    const { pace } = room.match;
    if (pace === null) void this.moveBot();
    else if (!this.pacing) this.moveAfter(pace);
  }

  /** Another process changed the room, and moves its bots first; this one only when nothing more is heard of it. */
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

  /** One decision of one bot. While it thinks the room goes on: what it found counts only if nothing has happened. */
  private async moveBot(): Promise<void> {
    const { room, steering } = this;
    if (this.thinking || this.stopped || room.stage !== 'playing' || !room.isBot(room.tracked!.asked)) return;
    this.thinking = true;
    try {
      // Others have their turn before the next decision.
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
