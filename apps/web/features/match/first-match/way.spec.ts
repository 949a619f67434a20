/** Tests of the line from a hint to the thing that it explains. */
import { wayBetween } from './way.ts';

const hint = { left: 1000, top: 100, width: 300, height: 120 };

test('the line goes from edge to edge, in the middle of what the boxes share', () => {
  expect(wayBetween(hint, { left: 1050, top: 500, width: 100, height: 40 })).toBe('M1100 220L1100 500');
  expect(wayBetween(hint, { left: 100, top: 140, width: 200, height: 40 })).toBe('M1000 160L300 160');
});

test('boxes that share nothing are joined at their nearest corners', () => {
  expect(wayBetween(hint, { left: 100, top: 700, width: 200, height: 100 })).toBe('M1000 220L300 700');
});

test('a thing next to the hint, or below it, has no line', () => {
  expect(wayBetween(hint, { left: 1000, top: 228, width: 300, height: 60 })).toBe('');
  expect(wayBetween(hint, { left: 1010, top: 110, width: 20, height: 20 })).toBe('');
});
