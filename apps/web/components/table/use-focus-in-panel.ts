/** Where the keyboard goes on when what had the focus is gone: to the question that is asked now, or back to the card. */
'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Whether the reader has used the keyboard last: a player with a pointer needs no focus. */
let byKeyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (byKeyboard = true), true);
  window.addEventListener('pointerdown', () => (byKeyboard = false), true);
}

/** The first option of the chosen card, beside it. */
const AT_CARD = '.decision-box[data-beside] button:enabled';

/**
 * The heading to focus. A new decision (`number`) takes the focus when its owner is gone; a card chosen by key takes it to what
 * can be done with it, and leaving it again gives it back.
 */
export function useFocusInPanel(
  number: number,
  card: number | null,
  pending: boolean,
): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef({ number, card });
  useEffect(() => {
    const left = before.current.number === number ? before.current.card : null;
    before.current = { number, card };
    if (!byKeyboard) return;
    const active = document.activeElement;
    const lost = active === null || active === document.body;
    const back = !pending && card === null && left !== null;
    const tile = back ? document.querySelector<HTMLElement>(`.tile[data-card="${left}"]`) : null;
    const chosen = card !== null && !!active?.matches('.tile');
    if (tile) tile.focus();
    else if (lost || chosen)
      (chosen ? (document.querySelector<HTMLElement>(AT_CARD) ?? title.current) : title.current)?.focus({
        preventScroll: true,
      });
  }, [number, card, pending]);
  return title;
}
