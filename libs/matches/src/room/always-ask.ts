/**
 * Seats that are always asked. Who cannot respond is usually skipped, so the others learn that a seat holds no response. A
 * seat that is always asked passes itself in every response window, and what it decides there first takes effect after a
 * pause, so that neither the question nor a quick answer tells what it holds.
 */
import { randomInt } from 'node:crypto';
import { MatchError } from '../errors.ts';
import type { Room } from './room.ts';
import type { NewLogEntry } from './room-types.ts';

/** A pause has any length between these, in milliseconds. */
export const PAUSE = { least: 1_000, most: 3_000 } as const;
/** A pause takes at most this part of the time left on a clock. */
const PART_OF_CLOCK = 1 / 10;
/** Changes of all seats in a match together. */
const MOST_CHANGES = 200;

/** Whether a seat of a visitor's is always asked; null where it makes no difference: nobody else plays, or it is not theirs. */
export function alwaysAskOf(room: Room, key: string | null, seat: number): boolean | null {
  if (room.stage !== 'playing' || !room.seatsOf(key).includes(seat) || room.isLocal(key)) return null;
  return room.alwaysAsked.has(seat);
}

/** What a visitor's wish adds to the log; null where it is so already. @throws MatchError */
export function wishedAlwaysAsk(room: Room, key: string | null, seat: number, on: boolean): NewLogEntry | null {
  if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
  if (!room.tracked) throw new MatchError('not-started', 'The match has not started.');
  if (room.tracked.over) throw new MatchError('match-over', 'The match is over.');
  const known = alwaysAskOf(room, key, seat);
  if (known === null) throw new MatchError('nobody-else', 'This setting is only for matches with other people.');
  if (known === on) return null;
  if (room.tracked.askChanges >= MOST_CHANGES)
    throw new MatchError(
      'too-many-changes',
      'You changed this setting too often in this match. You cannot change it any more.',
    );
  return { kind: 'always-ask', seat, value: on ? 1 : 0 };
}

/**
 * How long the answer to the pending decision waits before it takes effect, in milliseconds. It depends on nothing but what
 * everybody sees: who is asked, who decided before, when, and the clocks.
 * @param draw a whole number from its first argument up to its second
 */
export function pauseLeft(room: Room, now: number, draw: (least: number, most: number) => number = randomInt): number {
  const { tracked } = room;
  if (!tracked || tracked.over || !room.alwaysAsked.has(tracked.asked)) return 0;
  if (room.deciderOf(tracked.decisions.length - 1) === tracked.asked) return 0;
  const left = room.changedAt + draw(PAUSE.least, PAUSE.most) - now;
  const onClock = room.timeLeft(now)?.[tracked.asked] ?? Infinity;
  return Math.max(0, Math.min(left, onClock * PART_OF_CLOCK));
}
