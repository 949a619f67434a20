/** Tells in each row of the board how many of its cards are outside it, because the row is too narrow and scrolls. */
'use client';
import { useEffect, type RefObject } from 'react';
import { outside } from './outside.ts';

/** Milliseconds between a change of the board and the next count. */
const REST = 120;

/** Sets `data-before` and `data-after` of each row to the number of cards outside its left and right edge. Styles show the numbers. */
export function useOutside(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = (): void => {
      timer = undefined;
      // Reads all positions before the first write, so that the browser computes the layout once.
      const measured = [...root.querySelectorAll<HTMLElement>('.table-band')].map((band) => ({
        band,
        ...outside(
          band.getBoundingClientRect(),
          [...band.querySelectorAll('.table-cards')].map((row) => ({
            ...edges(row),
            cards: [...row.children].map(edges),
          })),
        ),
      }));
      for (const { band, before, after } of measured) {
        mark(band, 'before', before);
        mark(band, 'after', after);
      }
    };
    // Counting makes the browser compute the layout, which costs too much in each frame of cards that move.
    const soon = (): void => void (timer ??= setTimeout(count, REST));
    const sizes = new ResizeObserver(soon);
    sizes.observe(root);
    const changes = new MutationObserver(soon);
    changes.observe(root, { childList: true, subtree: true });
    // Scrolling does not bubble, but it can be captured.
    root.addEventListener('scroll', soon, { capture: true, passive: true });
    soon();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      root.removeEventListener('scroll', soon, { capture: true });
    };
  }, [board]);
}

const edges = (element: Element): { readonly left: number; readonly right: number } => {
  const { left, right } = element.getBoundingClientRect();
  return { left, right };
};

function mark(band: HTMLElement, side: 'before' | 'after', count: number): void {
  if (count > 0) band.dataset[side] = String(count);
  else delete band.dataset[side];
}
