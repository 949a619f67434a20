/**
 * Seats that are always asked. A seat that cannot respond is usually skipped, which tells the other players that it has no response. A seat
 * that is always asked has to pass in every response window itself. Its answer takes effect after a random pause, so that neither the
 * question nor a quick answer reveals its cards.
 */
import { randomInt } from 'node:crypto';
import { MatchError } from '../errors.ts';
import { requirePlaying } from './playing.ts';
import type { Room } from './room.ts';
import type { NewLogEntry } from './room-types.ts';

/** The shortest and longest pause, in milliseconds. */
export const PAUSE = { least: 1_000, most: 3_000 } as const;
/** The longest pause, as a part of the time left on the seat's clock. */
const PART_OF_CLOCK = 1 / 10;
/** The most changes of this setting in one match, over all seats. */
const MOST_CHANGES = 200;

/** Whether a visitor's seat is always asked. Null if the seat is not theirs, or if no other person plays. */
export function alwaysAskOf(room: Room, key: string | null, seat: number): boolean | null {
  if (room.stage !== 'playing' || !room.seatsOf(key).includes(seat) || room.isLocal(key)) return null;
  return room.alwaysAsked.has(seat);
}

/** The log entry that sets whether a seat is always asked, or null if nothing changes. @throws MatchError */
export function wishedAlwaysAsk(room: Room, key: string | null, seat: number, on: boolean): NewLogEntry | null {
  if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
  const tracked = requirePlaying(room);
  const known = alwaysAskOf(room, key, seat);
  if (known === null) throw new MatchError('nobody-else', 'This setting is only for matches with other people.');
  if (known === on) return null;
  if (tracked.askChanges >= MOST_CHANGES)
    throw new MatchError(
      'too-many-changes',
      'You changed this setting too often in this match. You cannot change it any more.',
    );
  return { kind: 'always-ask', seat, value: on ? 1 : 0 };
}

/**
 * How long the answer to the pending decision waits before it takes effect, in milliseconds. To reveal nothing, it depends only on public
 * facts: which seat is asked, which seat decided before, when, and the clocks.
 * @param draw returns a random whole number, at least its first argument and less than its second
 */
export function pauseLeft(room: Room, now: number, draw: (least: number, most: number) => number = randomInt): number {
  const { tracked } = room;
  if (!tracked || tracked.over || !room.alwaysAsked.has(tracked.asked)) return 0;
  if (room.deciderOf(tracked.decisions.length - 1) === tracked.asked) return 0;
  const left = room.changedAt + draw(PAUSE.least, PAUSE.most) - now;
  const onClock = room.timeLeft(now)?.[tracked.asked] ?? Infinity;
  return Math.max(0, Math.min(left, onClock * PART_OF_CLOCK));
}
