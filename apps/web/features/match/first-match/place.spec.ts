/** Tests of positioning a hint on the screen. */
import { placeOf, type Box } from './place.ts';

const view = { width: 390, height: 844 };
const size = { width: 300, height: 120 };
const apart = (one: Box, other: Box): boolean =>
  one.left + one.width <= other.left ||
  other.left + other.width <= one.left ||
  one.top + one.height <= other.top ||
  other.top + other.height <= one.top;

test('a hint is above its anchor if there is room', () => {
  expect(placeOf({ left: 100, top: 400, width: 100, height: 100 }, size, view, [])).toEqual({ left: 8, top: 272 });
});

test('a hint covers neither its anchor nor a control if a free place exists', () => {
  const anchor = { left: 20, top: 700, width: 350, height: 40 };
  const controls = [
    { left: 0, top: 560, width: 390, height: 130 },
    { left: 0, top: 740, width: 390, height: 104 },
    { left: 0, top: 200, width: 390, height: 200 },
  ];
  const box = { ...placeOf(anchor, size, view, controls), ...size };
  for (const other of [anchor, ...controls]) expect(apart(box, other)).toBe(true);
});

test('a hint is inside the window, with or without an anchor', () => {
  const wide = { width: 374, height: 160 };
  for (const anchor of [null, { left: 380, top: 830, width: 10, height: 14 }]) {
    const { left, top } = placeOf(anchor, wide, view, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + wide.width).toBeLessThanOrEqual(view.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + wide.height).toBeLessThanOrEqual(view.height);
  }
});
