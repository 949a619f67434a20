/** The SVG path of the line from a hint to the thing that it explains. */
import type { Edges } from '../arrow.ts';

/** The shortest line that is drawn, in pixels. A ring next to the hint needs no line. */
const SHORTEST = 24;

/** Where two ranges are nearest: a point of each. In the middle of what they share. */
function nearest(one: number, oneLong: number, other: number, otherLong: number): readonly [number, number] {
  const from = Math.max(one, other);
  const to = Math.min(one + oneLong, other + otherLong);
  if (from <= to) return [(from + to) / 2, (from + to) / 2];
  return one < other ? [one + oneLong, other] : [one, other + otherLong];
}

/** Returns the `d` attribute of the shortest line from edge to edge; empty if the boxes touch or are close. */
export function wayBetween(hint: Edges, anchor: Edges): string {
  const [x1, x2] = nearest(hint.left, hint.width, anchor.left, anchor.width);
  const [y1, y2] = nearest(hint.top, hint.height, anchor.top, anchor.height);
  if (Math.hypot(x2 - x1, y2 - y1) < SHORTEST) return '';
  return `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`;
}
