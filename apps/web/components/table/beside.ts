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

/** The upper left corner of a box of `size` beside `anchor`: to its right, to its left, over it, or under it. */
export function beside(anchor: Box, size: Size, view: Size): { readonly left: number; readonly top: number } {
  const across = Math.min(Math.max(anchor.left + (anchor.width - size.width) / 2, GAP), view.width - size.width - GAP);
  const along = Math.min(Math.max(anchor.top, GAP), view.height - size.height - GAP);
  const over = anchor.top - size.height - GAP;
  const under = anchor.top + anchor.height + GAP;
  const right = anchor.left + anchor.width + GAP;
  const left = anchor.left - size.width - GAP;
  if (right + size.width + GAP <= view.width) return { left: right, top: Math.max(GAP, along) };
  if (left >= GAP) return { left, top: Math.max(GAP, along) };
  if (over >= GAP) return { left: Math.max(GAP, across), top: over };
  return { left: Math.max(GAP, across), top: Math.max(GAP, Math.min(under, view.height - size.height - GAP)) };
}
