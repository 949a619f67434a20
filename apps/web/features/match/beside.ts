/** Computes the position of a box next to a card: at its side, above or below, always inside the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

interface BubblePlace {
  readonly left: number;
  readonly top: number;
}

/** The distance between the box, the card and the edge of the window, in pixels. */
const GAP = 8;

/**
 * The upper left corner of a box of `size` next to `anchor`. A card in the lower half of the window belongs to the hand, so the box is
 * above it. Otherwise the box is to the right, to the left, or below. If it would cover a part of `others`, such as neighbouring cards, it
 * goes to the place where it covers the least: also above or below all of them.
 */
export function beside(anchor: Box, size: Size, view: Size, others: readonly Box[] = []): BubblePlace {
  const within = (at: number, long: number, all: number): number => Math.max(GAP, Math.min(at, all - long - GAP));
  const across = within(anchor.left + (anchor.width - size.width) / 2, size.width, view.width);
  const along = within(anchor.top, size.height, view.height);
  const over = (top: number): BubblePlace => ({ left: across, top: top - size.height - GAP });
  const below = (bottom: number): BubblePlace => ({ left: across, top: bottom + GAP });
  const isLow = anchor.top > view.height / 2;
  const all = [anchor, ...others];
  const places = [
    ...(isLow ? [over(anchor.top)] : []),
    { left: anchor.left + anchor.width + GAP, top: along },
    { left: anchor.left - size.width - GAP, top: along },
    below(bottomOf(anchor)),
    ...(isLow ? [] : [over(anchor.top)]),
    over(Math.min(...all.map(({ top }) => top))),
    below(Math.max(...all.map(bottomOf))),
  ].filter(
    ({ left, top }) =>
      left >= GAP && top >= GAP && left + size.width + GAP <= view.width && top + size.height + GAP <= view.height,
  );
  let best: BubblePlace | null = null;
  let least = Infinity;
  for (const place of places) {
    const covered = others.reduce((sum, other) => sum + overlap({ ...place, ...size }, other), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best ?? { left: across, top: within(bottomOf(anchor) + GAP, size.height, view.height) };
}

const bottomOf = ({ top, height }: Box): number => top + height;

/** The area that two boxes share. */
function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(bottomOf(a), bottomOf(b)) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
