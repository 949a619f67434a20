/** Positions a box next to its card, and updates the position when the window changes. */
'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { beside } from './beside.ts';

/** What the box should not cover: the viewer's cards on the board and in the hand, without those in piles, and the panel of the question. */
const KEPT_FREE = '.match-table [data-self] .table-lanes .tile, .match-side > .decision';

/** Positions the box next to the element that `selector` finds. Without a match, the box stays in the page flow. */
export function useBeside(selector: string | null): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (): void => {
      const element = box.current;
      if (!element) return;
      const anchor = selector === null ? null : document.querySelector(selector);
      element.toggleAttribute('data-beside', anchor !== null);
      if (!anchor) {
        element.style.removeProperty('left');
        element.style.removeProperty('top');
        return;
      }
      const { offsetWidth: width, offsetHeight: height } = element;
      const { clientWidth, clientHeight } = document.documentElement;
      const { left, top } = beside(
        anchor.getBoundingClientRect(),
        { width, height },
        { width: clientWidth, height: clientHeight },
        [...document.querySelectorAll(KEPT_FREE)]
          .filter((one) => one !== anchor)
          .map((one) => one.getBoundingClientRect()),
      );
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, { passive: true });
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put);
    };
  });
  return box;
}
