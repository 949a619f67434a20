/** Restores the keyboard focus when the focused element is gone: to the current question, or back to the card. */
'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Whether the last input was from the keyboard. Players who use a pointer need no focus. */
let byKeyboard = false;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (byKeyboard = true), true);
  window.addEventListener('pointerdown', () => (byKeyboard = false), true);
}

/** The first option next to the selected card. */
const AT_CARD = '.decision-box[data-beside] button:enabled';

/**
 * Returns a ref for the heading to focus. If the focused element is gone, the heading receives the focus. Selecting a card by keyboard
 * focuses its options, and deselecting it focuses the card again.
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
