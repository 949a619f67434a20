/** What is said at a match: how much of it is kept, and how much is told at once. */
import { messagesFor, nextMessage } from '../src/room/match-chat.ts';
import type { Room } from '../src/room/room.ts';

/** A room with chat in which this was said, and where everybody sits on every seat. */
const room = (count: number): Room =>
  ({
    id: 'a-match',
    match: { chat: true },
    seats: [{ seat: 0 }, { seat: 1 }],
    holds: () => true,
    messages: Array.from({ length: count }, (_, number) => ({ number, seat: 0, text: 'Hello', at: '' })),
  }) as unknown as Room;

describe('what is said at a match', () => {
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

  it('tells the last hundred at once, or what came since', () => {
    const numbers = (from: number) => messagesFor(room(250), 'key', from).map(({ number }) => number);
    expect([numbers(0).length, numbers(0)[0]]).toEqual([100, 150]);
    expect(numbers(248)).toEqual([248, 249]);
    expect(numbers(250)).toEqual([]);
    expect(messagesFor(room(3), 'key', 0)).toHaveLength(3);
  });
});
