/** Computes the position of a box next to a card: at its side, above or below, always inside the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** The distance between the box, the card and the edge of the window, in pixels. */
const GAP = 8;

/**
 * The upper left corner of a box of `size` next to `anchor`. A card in the lower half of the window belongs to the hand, so the box is
 * above it and covers no other card. Otherwise the box is to the right, to the left, or below.
 */
export function beside(anchor: Box, size: Size, view: Size): { readonly left: number; readonly top: number } {
  const within = (at: number, long: number, all: number): number => Math.max(GAP, Math.min(at, all - long - GAP));
  const across = within(anchor.left + (anchor.width - size.width) / 2, size.width, view.width);
  const along = within(anchor.top, size.height, view.height);
  const over = anchor.top - size.height - GAP;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  if (over >= GAP && anchor.top > view.height / 2) return { left: across, top: over };
  if (right + size.width + GAP <= view.width) return { left: right, top: along };
  if (left >= GAP) return { left, top: along };
  return { left: across, top: within(anchor.top + anchor.height + GAP, size.height, view.height) };
}
