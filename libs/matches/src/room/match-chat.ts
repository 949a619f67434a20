/** The chat of a match: for the players at the table, if the match was set up with one. */
import type { MatchMessageEntity } from '@rulewright/database';
import { MatchError } from '../errors.ts';
import type { Room } from './room.ts';
import type { Message } from './room-types.ts';
import { visibleLine } from '../setup/match-setup.ts';

const LONGEST = 300;
/** Of one match. */
const MOST = 1_000;
/** Of one answer: what stood before is not told again. */
const MOST_TOLD = 100;

/** A message as it is kept. @throws MatchError `bad-message` */
export function checkedMessage(text: string): string {
  if (text.length > LONGEST) throw new MatchError('bad-message', `A message has at most ${LONGEST} characters.`);
  const line = visibleLine(text);
  if (line === '') throw new MatchError('bad-message', 'The message is empty.');
  return line;
}

/** What the visitor with this key says from a seat, as the next message. @throws MatchError `chat-off`, `not-your-seat`, `chat-full` */
export function nextMessage(room: Room, key: string | null, seat: number, text: string): MatchMessageEntity {
  if (!room.match.chat) throw new MatchError('chat-off', 'This match was set up without chat.');
  if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'Only players at this table can write.');
  const number = room.messages.length;
  if (number >= MOST) throw new MatchError('chat-full', `The chat has reached its limit of ${MOST} messages.`);
  return { matchId: room.id, number, seat, text, at: new Date().toISOString() };
}

/** What the visitor with this key may read from message `from` on: everything for those who sit here, nothing for others. */
export function messagesFor(room: Room, key: string | null, from: number): readonly Message[] {
  if (room.messages.length === 0 || !room.seats.some(({ seat }) => room.holds(key, seat))) return [];
  return room.messages.slice(Math.max(from, room.messages.length - MOST_TOLD));
}
