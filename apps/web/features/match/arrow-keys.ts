/** Arrow keys between buttons: left and right in reading order, up and down to the nearest button. */
import type { KeyboardEvent } from 'react';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** The horizontal gap between two boxes in pixels; 0 if they overlap horizontally. */
const aside = (a: Box, b: Box): number => Math.max(0, a.left - b.right, b.left - a.right);

/** The index of the nearest box above (`-1`) or below (`1`) another one, or -1. */
export function nearest(boxes: readonly Box[], from: Box, direction: 1 | -1): number {
  let best = -1;
  let least = Infinity;
  for (const [at, box] of boxes.entries()) {
    const along = (box.top - from.top) * direction;
    // Boxes with a small vertical offset count as one row.
    if (along < ROW) continue;
    const way = along + 3 * aside(box, from);
    if (way < least) [best, least] = [at, way];
  }
  return best;
}

const ROW = 8;

/** Moves the focus from a button, link or heading to another button within the element that handles the key. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !from.matches('button, a, h2')) return;
  // Skips the buttons of a closed list. They cannot receive the focus, so the arrow keys would stop there.
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')].filter((button) =>
    button.checkVisibility(),
  );
  const at = buttons.indexOf(from);
  const boxes = (): DOMRect[] => buttons.map((button) => button.getBoundingClientRect());
  const to = {
    ArrowRight: () => at + 1,
    ArrowLeft: () => at - 1,
    ArrowDown: () => nearest(boxes(), from.getBoundingClientRect(), 1),
    ArrowUp: () => nearest(boxes(), from.getBoundingClientRect(), -1),
  }[event.key];
  if (!to) return;
  event.preventDefault();
  buttons[to()]?.focus();
}
