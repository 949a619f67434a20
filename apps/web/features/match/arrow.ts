/** The SVG path of an arrow from one card to another, from edge to edge. */

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The length of the two lines of the head, and their angle to the shaft. */
const HEAD = 18;
const SPREAD = 0.45;

/** Returns the `d` attribute of an SVG path. */
export function arrow(from: Edges, to: Edges): string {
  const up = to.top < from.top;
  const [x1, y1] = [from.left + from.width / 2, from.top + (up ? 0 : from.height)];
  const [x2, y2] = [to.left + to.width / 2, to.top + (up ? to.height : 0)];
  const way = Math.atan2(y2 - y1, x2 - x1);
  const head = [SPREAD, -SPREAD].map(
    (turn) => `${Math.round(x2 - HEAD * Math.cos(way + turn))} ${Math.round(y2 - HEAD * Math.sin(way + turn))}`,
  );
  const [start, end] = [`${Math.round(x1)} ${Math.round(y1)}`, `${Math.round(x2)} ${Math.round(y2)}`];
  return `M${start}L${end}M${head[0]}L${end}L${head[1]}`;
}
