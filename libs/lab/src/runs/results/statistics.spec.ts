/** Compares the statistics with published tables, and with random data that has no real difference. */
import {
  boundAtAnyTime,
  chanceOf,
  difference,
  holm,
  interval,
  mostByChance,
  quantile,
  ratio,
  reach,
  upperTail,
} from './statistics.ts';

test('normal and Student quantiles agree with published tables', () => {
  expect(quantile(0.025)).toBeCloseTo(1.959964, 4);
  expect(upperTail(1.644854)).toBeCloseTo(0.05, 6);
  expect(reach(0.95, 11)).toBeCloseTo(2.228, 2);
  expect(reach(0.95, 31)).toBeCloseTo(2.042, 3);
});

test('a mean is a ratio to the number of units, with the standard error of a mean', () => {
  const units = [1, 2, 3, 4].map((x) => ({ x, y: 1 }));
  expect(ratio(units)).toEqual({ value: 2.5, error: Math.sqrt(5 / 3 / 4), units: 4 });
  expect(interval({ value: 2, error: 0, units: 4 })).toEqual([2, 2]);
});

test('the difference of paired units has a smaller error than the units themselves', () => {
  const a = [1, 5, 9, 13].map((x) => ({ x, y: 1 }));
  const b = a.map(({ x }) => ({ x: x + 1, y: 1 }));
  expect(difference(a, b)).toMatchObject({ value: 1, error: 0 });
  expect(() => difference(a, b.slice(1))).toThrow(RangeError);
});

test('Holm accepts the most certain findings first and stops at the first that fails', () => {
  expect(holm([0.04, 0.001, 0.02])).toEqual([true, true, true]);
  expect(holm([0.04, 0.001, 0.03])).toEqual([false, true, false]);
  expect(chanceOf({ value: 0, error: 0, units: 9 })).toBe(1);
});

test('mostByChance allows 4 of 20 tries at 5%, 11 of 100 at 5%, and 0 of 1 at 0.5%', () => {
  expect(mostByChance(20, 0.05)).toBe(4);
  expect(mostByChance(100, 0.05)).toBe(11);
  expect(mostByChance(1, 0.005)).toBe(0);
});

/** A small random number generator, so that the test repeats exactly. */
function* uniform(seed: number): Generator<number> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('checked at every step, the bound fails in at most one of twenty runs, and an ordinary interval far more often', () => {
  const source = uniform(3);
  let broken = 0;
  let fooled = 0;
  for (let run = 0; run < 400; run++) {
    let sum = 0;
    let squares = 0;
    let out = false;
    let plain = false;
    for (let n = 1; n <= 1000; n++) {
      const x = source.next().value! - 0.5;
      sum += x;
      squares += x * x;
      if (n < 50) continue;
      const value = sum / n;
      const error = Math.sqrt((squares / n - value * value) / (n - 1));
      out ||= Math.abs(value) > boundAtAnyTime({ value, error, units: n }, 500);
      plain ||= Math.abs(value) > 1.96 * error;
    }
    broken += out ? 1 : 0;
    fooled += plain ? 1 : 0;
  }
  expect(broken / 400).toBeLessThan(0.05);
  expect(fooled / 400).toBeGreaterThan(0.2);
});
