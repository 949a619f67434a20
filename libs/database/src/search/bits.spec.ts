/** Sets of cards as bits, at sizes around the 32 bits of a word. */
import { Bits } from './bits.ts';

const bits = (size: number, ...members: number[]): Bits => Bits.of(size, members);
const members = (set: Bits): number[] => Array.from({ length: set.size }, (_, i) => i).filter((i) => set.has(i));

it.each([0, 1, 31, 32, 33, 64, 100])('holds %i cards', (size) => {
  const all = Bits.all(size);
  expect(all.count()).toBe(size);
  expect(members(all)).toHaveLength(size);
  expect(all.complement().count()).toBe(0);
  expect(new Bits(size).count()).toBe(0);
});

it('builds unions, intersections and complements', () => {
  const a = bits(70, 0, 31, 32, 69);
  const b = bits(70, 31, 33, 69);
  expect(members(a.and(b))).toEqual([31, 69]);
  expect(members(a.or(b))).toEqual([0, 31, 32, 33, 69]);
  expect(a.complement().count()).toBe(66);
  expect([a.countWith(b), a.countWith(a.complement()), b.countWith(Bits.all(70))]).toEqual([2, 0, 3]);
  expect(members(a)).toEqual([0, 31, 32, 69]);
});
