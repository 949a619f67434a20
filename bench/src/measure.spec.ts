/** The clock of the benchmark: medians, and a race that shows which side does more work. */
import { median, race } from './measure.ts';

test('the median is the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([1, 9, 3, 5])).toBe(4);
});

test('a side that does five times the work takes longer per unit', () => {
  const cells = new Float64Array(1 << 12);
  const side = (name: string, passes: number) => ({
    name,
    run(amount: number) {
      for (let i = 0; i < amount * passes; i++) for (let at = 0; at < cells.length; at++) cells[at]! += 1;
      return amount;
    },
  });
  const [much, little] = race([side('much', 5), side('little', 1)], { warmUp: 0.1, slice: 0.02, rounds: 5 });
  expect(much.ns / little.ns).toBeGreaterThan(2);
});
