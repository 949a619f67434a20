import fc from 'fast-check';
import { seatsIn, seatsWord, winnerWord, worthFor } from './seats.ts';

test('a set of seats is one number, and a single seat is the number itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(15)), (seats) => {
      const sorted = seats.toSorted((a, b) => a - b);
      const word = seatsWord(seats.reduce((mask, seat) => mask | (1 << seat), 0));
      expect(seatsIn(word)).toEqual(sorted);
      expect(seatsIn(winnerWord(sorted) ?? -1)).toEqual(sorted);
    }),
  );
  expect([seatsWord(0), seatsWord(8), seatsWord(5), winnerWord([])]).toEqual([-1, 3, -6, null]);
});

test('a match is worth 1 for each winner, and 0.5 if nobody won', () => {
  expect([0, 1, 2, 3].map((seat) => worthFor([0, 2], seat))).toEqual([1, 0, 1, 0]);
  expect(worthFor([], 1)).toBe(0.5);
});
