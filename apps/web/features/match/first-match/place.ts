/** Computes the position of a hint next to the thing that it explains. */

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface ScreenPoint {
  readonly left: number;
  readonly top: number;
}

/** The distance between the hint, its anchor and the edge of the window, in pixels. */
const GAP = 8;

/** The area that two boxes share, in square pixels. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Possible upper left corners, best first: around the anchor, then a grid over the window, sorted by distance to the anchor. */
function candidates(anchor: Box | null, { width, height }: Size, view: Size): ScreenPoint[] {
  const right = view.width - width - GAP;
  const bottom = view.height - height - GAP;
  const middle = (view.width - width) / 2;
  const columns = [right, middle, GAP];
  const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((part) => GAP + ((bottom - GAP) * part) / 8);
  const edges = rows.flatMap((top) => columns.map((left) => ({ left, top })));
  if (!anchor) return edges;
  const across = [anchor.left + (anchor.width - width) / 2, anchor.left, anchor.left + anchor.width - width];
  const along = [anchor.top + (anchor.height - height) / 2, anchor.top, anchor.top + anchor.height - height];
  const beside = [
    ...across.map((left) => ({ left, top: anchor.top - height - GAP })),
    ...across.map((left) => ({ left, top: anchor.top + anchor.height + GAP })),
    ...along.map((top) => ({ left: anchor.left - width - GAP, top })),
    ...along.map((top) => ({ left: anchor.left + anchor.width + GAP, top })),
  ];
  const distance = ({ left, top }: ScreenPoint): number =>
    Math.hypot(left + width / 2 - anchor.left - anchor.width / 2, top + height / 2 - anchor.top - anchor.height / 2);
  return [...beside, ...edges.sort((a, b) => distance(a) - distance(b))];
}

/**
 * The upper left corner of a hint of `size` in the window. The hint covers as little as possible of the anchor and of `controls`, which the
 * player may want to press. Of equally good corners, it takes the first candidate.
 */
export function placeOf(anchor: Box | null, size: Size, view: Size, controls: readonly Box[]): ScreenPoint {
  const within = (at: number, long: number, all: number): number => Math.max(GAP, Math.min(at, all - long - GAP));
  const boxes = anchor ? [...controls, anchor] : controls;
  let best: ScreenPoint = { left: GAP, top: GAP };
  let least = Number.POSITIVE_INFINITY;
  for (const wanted of candidates(anchor, size, view)) {
    const corner = {
      left: within(wanted.left, size.width, view.width),
      top: within(wanted.top, size.height, view.height),
    };
    const covered = boxes.reduce((sum, one) => sum + shared({ ...corner, ...size }, one), 0);
    if (covered < least) [best, least] = [corner, covered];
    if (least === 0) break;
  }
  return best;
}
