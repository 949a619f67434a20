/**
 * Moves the focus to the current question, or back to the card, when the focused element disappears. Also does so after a click, because
 * screen readers click for their users.
 */
'use client';
import { useLayoutEffect, useRef } from 'react';

/** The kind of the last input. It is null on a new page, where the first question receives the focus. */
let input: 'key' | 'pointer' | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (input = 'key'), true);
  window.addEventListener('pointerdown', () => (input = 'pointer'), true);
}

/** The current question. */
const QUESTION = '.match-side .decision-question';
/** The first option next to the selected card. */
const AT_CARD = '.decision-box[data-beside] button:enabled';
/** A disabled button. If it has the focus, the browser soon removes the focus. */
const DISABLED = '.decision button:disabled';

const first = (...selectors: readonly string[]): HTMLElement | null =>
  selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find((element) => element !== null) ??
  null;

/**
 * If the focused element has disappeared, the current question receives the focus. Selecting a card by keyboard focuses its options, and
 * deselecting it focuses the card again.
 *
 * @param number the number of the current decision
 * @param card the selected card
 * @param pending whether an option waits for confirmation
 * @param busy whether the page is sending a decision. This disables the buttons
 */
export function useFocusInPanel(number: number, card: number | null, pending: boolean, busy: boolean): void {
  const before = useRef({ number, card });
  // In the same task as the change of the page, so that the body never has the focus.
  useLayoutEffect(() => {
    const left = before.current.number === number ? before.current.card : null;
    before.current = { number, card };
    const active = document.activeElement;
    const isLost = active === null || active === document.body || active.matches(DISABLED);
    const isChosen = input === 'key' && card !== null && !!active?.matches('.tile');
    const isBack = input === 'key' && !pending && card === null && left !== null;
    const tile = isBack ? first(`.tile[data-card="${left}"]`) : null;
    if (tile) tile.focus();
    else if (isChosen) first(AT_CARD, QUESTION)?.focus({ preventScroll: true });
    else if (isLost) first(QUESTION)?.focus({ preventScroll: true });
  }, [number, card, pending, busy]);
}
