/** Finds the card to show large: after a short hover, on keyboard focus, or during a long press. A long press never chooses the card. */
'use client';
import { useEffect, useState, type RefObject } from 'react';

const HOVER = 300;
const HOLD = 350;
/** Movement in pixels that turns a long press into scrolling or dragging. */
const STILL = 10;

export interface ReadingTarget {
  readonly card: number;
  /** Whether a long press selected the card. */
  readonly held: boolean;
}

const cardAt = (target: EventTarget | null): number | null => {
  const tile = target instanceof Element ? target.closest<HTMLElement>('.tile[data-card]') : null;
  return tile ? Number(tile.dataset['card']) : null;
};

export function useReading(board: RefObject<HTMLElement | null>): ReadingTarget | null {
  const [reading, setReading] = useState<ReadingTarget | null>(null);

  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held: { readonly x: number; readonly y: number; isRead: boolean } | null = null;
    const later = (card: number, wait: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        setReading({ card, held: held !== null });
        then();
      }, wait);
    };
    root.addEventListener(
      'pointerover',
      (event) => {
        const card = cardAt(event.target);
        if (event.pointerType !== 'mouse' || event.buttons > 0) return;
        if (card === null) clearTimeout(timer);
        else later(card, HOVER, () => undefined);
      },
      { signal },
    );
    root.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && clearTimeout(timer), {
      signal,
    });
    root.addEventListener(
      'focusin',
      ({ target }) => {
        const card = cardAt(target);
        if (card !== null && target instanceof Element && target.matches(':focus-visible'))
          setReading({ card, held: false });
      },
      { signal },
    );
    root.addEventListener(
      'pointerdown',
      (event) => {
        const card = cardAt(event.target);
        if (event.pointerType === 'mouse' || !event.isPrimary || card === null) return;
        const now = { x: event.clientX, y: event.clientY, isRead: false };
        held = now;
        later(card, HOLD, () => (now.isRead = true));
      },
      { signal },
    );
    const release = ({ isPrimary }: PointerEvent): void => {
      if (!isPrimary) return;
      clearTimeout(timer);
      if (!held) return;
      const { isRead } = held;
      held = null;
      if (isRead) setReading(null);
      // Suppresses the click after a long press, because it would choose the card.
      const swallow = (event: Event): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      if (!isRead) return;
      root.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener('click', swallow, { capture: true }), 50);
    };
    window.addEventListener(
      'pointermove',
      (moved) => held && Math.hypot(moved.clientX - held.x, moved.clientY - held.y) > STILL && release(moved),
      { signal },
    );
    window.addEventListener('pointerup', release, { signal });
    window.addEventListener('pointercancel', release, { signal });
    root.addEventListener('contextmenu', (event) => held && event.preventDefault(), { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [board]);
  return reading;
}
