import fc from 'fast-check';
import { Random, mixSeed } from '../src/index.ts';

const draw = (seed: number, n: number, count: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.below(n));
};

test('numbers are below the bound and repeat with the same seed', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (seed, n) => {
      const drawn = draw(seed, n, 20);
      expect(drawn.every((one) => Number.isInteger(one) && one >= 0 && one < n)).toBe(true);
      expect(draw(seed, n, 20)).toEqual(drawn);
    }),
  );
});

test('every face of a die comes up about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0);
  for (const face of draw(1, 6, 60_000)) counts[face]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('each game of a run has its own seed', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, game) => mixSeed(7, game))).size).toBe(10_000);
  expect(mixSeed(7, 0)).not.toBe(mixSeed(8, 0));
});
