/** The chat of a match, for the players at the table. The person who sets up the match can add one. */
import type { MatchMessageEntity } from '@rulewright/database';
import { MatchError } from '../errors.ts';
import type { Room } from './room.ts';
import type { Message } from './room-types.ts';
import { visibleLine } from '../setup/match-setup.ts';

const LONGEST = 300;
/** The most messages in one match. */
const MOST = 1_000;
/** The most messages in one answer. Earlier ones are left out. */
const MOST_TOLD = 100;

/** Returns a message in the form in which it is stored. @throws MatchError `bad-message` */
export function checkedMessage(text: string): string {
  if (text.length > LONGEST) throw new MatchError('bad-message', `A message has at most ${LONGEST} characters.`);
  const line = visibleLine(text);
  if (line === '') throw new MatchError('bad-message', 'The message is empty.');
  return line;
}

/** Returns a visitor's text as the next message of the chat. @throws MatchError `chat-off`, `not-your-seat`, `chat-full` */
export function nextMessage(room: Room, key: string | null, seat: number, text: string): MatchMessageEntity {
  if (!room.match.chat) throw new MatchError('chat-off', 'This match was set up without chat.');
  if (!room.holds(key, seat)) throw new MatchError('not-your-seat', 'Only players at this table can write.');
  const number = room.messages.length;
  if (number >= MOST) throw new MatchError('chat-full', `The chat has reached its limit of ${MOST} messages.`);
  return { matchId: room.id, number, seat, text, at: new Date().toISOString() };
}

/** The messages that a visitor may read, from number `from` on. Only players at the table see any. */
export function messagesFor(room: Room, key: string | null, from: number): readonly Message[] {
  if (room.messages.length === 0 || !room.seats.some(({ seat }) => room.holds(key, seat))) return [];
  return room.messages.slice(Math.max(from, room.messages.length - MOST_TOLD));
}
