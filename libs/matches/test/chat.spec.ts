/** The chat of a match: how many messages it keeps, and how many one answer contains. */
import { messagesFor, nextMessage } from '../src/room/match-chat.ts';
import type { Room } from '../src/room/room.ts';

/** A room with this many messages, in which every visitor holds every seat. */
const room = (count: number): Room =>
  ({
    id: 'a-match',
    match: { chat: true },
    seats: [{ seat: 0 }, { seat: 1 }],
    holds: () => true,
    messages: Array.from({ length: count }, (_, number) => ({ number, seat: 0, text: 'Hello', at: '' })),
  }) as unknown as Room;

describe('the chat of a match', () => {
  it('has numbers without gaps', () => {
    expect(nextMessage(room(0), 'key', 1, 'Hello')).toMatchObject({
      matchId: 'a-match',
      number: 0,
      seat: 1,
      text: 'Hello',
    });
    expect(nextMessage(room(999), 'key', 0, 'Hello').number).toBe(999);
  });

  it('ends at a thousand messages', () => {
    expect(() => nextMessage(room(1_000), 'key', 0, 'Hello')).toThrow(expect.objectContaining({ code: 'chat-full' }));
  });

  it('returns the last hundred messages, or the new ones', () => {
    const numbers = (from: number) => messagesFor(room(250), 'key', from).map(({ number }) => number);
    expect([numbers(0).length, numbers(0)[0]]).toEqual([100, 150]);
    expect(numbers(248)).toEqual([248, 249]);
    expect(numbers(250)).toEqual([]);
    expect(messagesFor(room(3), 'key', 0)).toHaveLength(3);
  });
});
