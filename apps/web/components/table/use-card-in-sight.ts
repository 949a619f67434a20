/** Keeps the card that was chosen in sight where the panel of the decision lies over the board. */
'use client';
import { useEffect } from 'react';

/** Between the card and the panel, in pixels. */
const GAP = 8;

export function useCardInSight(card: number | null, why: unknown): void {
  useEffect(() => {
    if (card === null) return;
    const tile = document.querySelector(`.tile[data-card="${card}"]`)?.getBoundingClientRect();
    const panel = document.querySelector('.decision')?.getBoundingClientRect();
    if (!tile || !panel || panel.left >= tile.right) return;
    const hidden = tile.bottom + GAP - panel.top;
    if (hidden > 0) window.scrollBy(0, hidden);
  }, [card, why]);
}
