/** Tests of the number positions on a labelled card. */
import { CALLOUTS } from './card-diagram.tsx';

const RADIUS = 27;
const places = Object.entries(CALLOUTS).flatMap(([frame, parts]) =>
  Object.entries(parts).map(([part, place]) => [frame, part, place] as const),
);

test.each(places)('%s: the number of %s is outside the card, and its line ends on the card', (_frame, _part, place) => {
  const [x, y] = place.disc;
  expect(x < -RADIUS || x > 630 + RADIUS || y < -RADIUS).toBe(true);
  const [endX, endY] = place.part;
  expect(endX > 0 && endX < 630 && endY > 0 && endY < 880).toBe(true);
});

test.each(Object.entries(CALLOUTS))('%s: no two numbers overlap', (_frame, parts) => {
  const discs = Object.values(parts).map(({ disc }) => disc);
  for (const [at, one] of discs.entries())
    for (const other of discs.slice(at + 1))
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(2 * RADIUS);
});
