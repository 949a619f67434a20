/** A bar has a direction: a ratio below the bar is good for times and bad for rates. */
import { atLeast, atMost, passes, short, time, type BenchRow } from './rows.ts';

const row = (bar: BenchRow['bar'], measured: number): BenchRow => ({
  work: '',
  reference: '',
  bar,
  measured,
  unit: 'x',
  figures: '',
});

test('times must stay below a bar, and rates must reach it', () => {
  expect(passes(row(atMost(2), 1.9))).toBe(true);
  expect(passes(row(atMost(2), 2.1))).toBe(false);
  expect(passes(row(atLeast(50), 60))).toBe(true);
  expect(passes(row(atLeast(50), 40))).toBe(false);
  expect(passes(row(null, 40))).toBeNull();
});

test.each([
  [0.01234, '0.0123'],
  [1.234, '1.23'],
  [999.4, '999'],
  [1_234_567, '1,234,567'],
])('%d is printed as %s', (value, text) => expect(short(value)).toBe(text));

test.each([
  [83, '83 ns'],
  [1_500, '1.5 us'],
  [8_510_000, '8.51 ms'],
  [2e9, '2 s'],
])('%d nanoseconds are printed as %s', (ns, text) => expect(time(ns)).toBe(text));
