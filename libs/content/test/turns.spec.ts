/** Names take turns in the queue, however many entries each of them has. */
import { Turns } from '../src/turns.ts';

const order = (turns: Turns<string>): (string | null)[] => Array.from({ length: turns.size + 1 }, () => turns.shift());
const filled = (...entries: string[]): Turns<string> => {
  const turns = new Turns<string>();
  for (const entry of entries) turns.push(entry[0]!, entry);
  return turns;
};

test('a name with many entries delays only itself', () => {
  expect(order(filled('a1', 'a2', 'a3', 'b1', 'b2', 'c1'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', null]);
});

test('a name that comes back waits behind the others', () => {
  const turns = filled('a1', 'b1', 'b2');
  expect(turns.shift()).toBe('a1');
  turns.push('a', 'a2');
  expect(order(turns)).toEqual(['b1', 'a2', 'b2', null]);
});

test('removes an entry from the middle of its line, and a name without entries', () => {
  const turns = filled('a1', 'a2', 'a3', 'b1');
  turns.remove('a', 'a2');
  turns.remove('b', 'b1');
  turns.remove('b', 'b1');
  turns.remove('c', 'c1');
  expect([turns.size, turns.sizeOf('a'), turns.sizeOf('b')]).toEqual([2, 2, 0]);
  expect(order(turns)).toEqual(['a1', 'a3', null]);
});
