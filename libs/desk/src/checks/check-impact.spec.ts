/** Tests of what counts as a large shift. */
import { isLargeShift } from './check-impact.ts';

const finding = (unit: 'share' | 'number', a: number, b: number, shown = true) =>
  ({ unit, a, b, difference: b - a, shown, metric: 'm', title: 'T', interval: [0, 0], sentence: '' }) as const;

it('warns of a first player who wins 82% instead of 54%, and not of one point', () => {
  expect(isLargeShift(finding('share', 0.54, 0.82))).toBe(true);
  expect(isLargeShift(finding('share', 0.54, 0.55))).toBe(false);
  expect(isLargeShift(finding('share', 0.54, 0.82, false))).toBe(false);
  expect(isLargeShift(finding('number', 8, 11))).toBe(true);
  expect(isLargeShift(finding('number', 8, 9))).toBe(false);
});
