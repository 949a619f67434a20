/** Where a box goes that belongs to a card: beside it, over or under it, always whole within the window. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between the box, the card and the edge of the window, in pixels. */
const GAP = 8;

/**
 * The upper left corner of a box of `size` beside `anchor`. Beside a card in the lower half of the window, which is one of the
 * hand, it is over the card, so that it covers no other one; else to its right, to its left, or under it.
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
