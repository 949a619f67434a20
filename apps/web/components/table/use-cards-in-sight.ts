/** Keeps in sight what matters on the board, when it is long and the panel of the decision covers a part of it. */
'use client';
import { useEffect } from 'react';

/** Between a card and what hides the board, in pixels. */
const GAP = 8;

/** How far the page has to go up for a card to be seen, in pixels: below 0 it has to go down, 0 where it is in sight. */
function hidden(card: Element): number {
  const box = card.getBoundingClientRect();
  const panel = document.querySelector('.decision')?.getBoundingClientRect();
  const lower = panel && panel.left < box.right && panel.top > 0 ? Math.min(panel.top, innerHeight) : innerHeight;
  const upper = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return Math.max(0, box.bottom + GAP - lower) || Math.min(0, box.top - upper);
}

/**
 * The card that was chosen comes into sight (`card`, and again when the panel has grown by `why`). So does, at a new decision,
 * the first card that can act, where none of them is in sight.
 */
export function useCardsInSight(number: number, card: number | null, why: unknown): void {
  useEffect(() => {
    const tile = card === null ? null : document.querySelector(`.tile[data-card="${card}"]`);
    if (tile) window.scrollBy(0, hidden(tile));
  }, [card, why]);
  useEffect(() => {
    const able = [...document.querySelectorAll('.table-board .tile[data-can]')];
    const ways = able.map(hidden);
    if (ways.length > 0 && !ways.includes(0)) window.scrollBy(0, ways[0]!);
  }, [number]);
}
