/**
 * Ending a match by its players: a player concedes, or both agree to a draw. Both need exactly two seats, because the rules of a game say
 * what happens at a larger table when a player goes out. A free table has its own options for both.
 */
import { tabletopOf } from '@rulewright/engine';
import { MatchError } from '../errors.ts';
import { requirePlaying } from './playing.ts';
import type { NewLogEntry } from './room-types.ts';
import type { Room } from './room.ts';

const isSettled = ({ stage, seats, playable }: Room): boolean =>
  stage === 'playing' && seats.length === 2 && !tabletopOf(playable.plugin).absent;

/** The seats with which a visitor can concede. */
export const seatsToConcede = (room: Room, key: string | null): readonly number[] =>
  isSettled(room) ? room.seatsOf(key) : [];

/** The seat with which a visitor can offer a draw: once before each of their decisions, to another person. Null if none can. */
export function seatToOffer(room: Room, key: string | null): number | null {
  const mine = room.seatsOf(key);
  if (!isSettled(room) || room.drawOffered || mine.length !== 1 || room.isBot(1 - mine[0]!)) return null;
  return room.drawRefused.get(mine[0]!) === room.decisionsOf(mine[0]!) ? null : mine[0]!;
}

/** The log entry with which a seat concedes. @throws MatchError `not-started`, `match-over`, `not-your-seat`, `cannot-settle` */
export function conceded(room: Room, key: string | null, seat: number): NewLogEntry {
  requirePlaying(room);
  if (!room.seatsOf(key).includes(seat)) throw new MatchError('not-your-seat', 'This is not your seat.');
  if (!seatsToConcede(room, key).includes(seat))
    throw new MatchError('cannot-settle', 'At this table you cannot concede. You can leave the table.');
  return { kind: 'concede', seat, value: 0 };
}

/** The log entry that offers a draw. @throws MatchError `not-started`, `match-over`, `cannot-settle` */
export function offeredDraw(room: Room, key: string | null): NewLogEntry {
  requirePlaying(room);
  const seat = seatToOffer(room, key);
  if (seat === null)
    throw new MatchError(
      'cannot-settle',
      'You can offer a draw to one other person, once before each of your decisions.',
    );
  return { kind: 'offer-draw', seat, value: 0 };
}

/** The log entry that answers an offer. @throws MatchError `not-started`, `match-over`, `not-your-seat`, `cannot-settle` */
export function answeredDraw(room: Room, key: string | null, agrees: boolean): NewLogEntry {
  requirePlaying(room);
  if (!room.drawOffered) throw new MatchError('cannot-settle', 'No one offers a draw.');
  const seat = 1 - room.drawOffered.seat;
  if (!room.seatsOf(key).includes(seat)) throw new MatchError('not-your-seat', 'Your answer is not needed.');
  return { kind: 'answer-draw', seat, value: agrees ? 1 : 0 };
}
