/** Positions a hint next to the thing that it explains, and draws a ring around that thing. Follows changes of the board. */
'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { anchorOf, controlsNow } from './anchor.ts';
import type { Hint } from './moment.ts';
import { placeOf } from './place.ts';

interface HintPlace {
  readonly box: RefObject<HTMLElement | null>;
  readonly ring: RefObject<HTMLDivElement | null>;
}

/** Milliseconds from the last change of the board until the hint moves. Moving cards need about this long to arrive. */
const REST = 250;

export function useHintPlace(hint: Hint | null): HintPlace {
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const at = hint?.at;
  const of = hint?.of;
  useLayoutEffect(() => {
    if (at === undefined || of === undefined) return;
    const put = (): void => {
      const [element, mark] = [box.current, ring.current];
      if (!element || !mark) return;
      const anchor = anchorOf(at, of);
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = placeOf(anchor, size, { width, height }, controlsNow());
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
      mark.hidden = anchor === null;
      for (const side of ['left', 'top', 'width', 'height'] as const)
        if (anchor) mark.style[side] = `${anchor[side]}px`;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(put, REST);
    };
    put();
    const changes = new MutationObserver(later);
    const board = document.querySelector('.match-spread');
    if (board)
      changes.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ATTRIBUTES });
    window.addEventListener('resize', put);
    window.addEventListener('scroll', later, { passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', later, { capture: true });
    };
  }, [at, of]);
  return { box, ring };
}

/** Changes of these attributes move things on the board or make them controls. */
const ATTRIBUTES = ['data-can', 'data-open', 'data-beside', 'data-unfolded', 'data-rail'];
