/**
 * Draws the pictures of cards that came with the page. Chromium leaves out a picture in the page's own markup if its file is already in the
 * cache, until the address is set again.
 */
'use client';
import { useEffect, type RefObject } from 'react';

export function useDrawnPictures(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    for (const picture of board.current?.querySelectorAll('.tile-picture > use') ?? []) {
      const address = picture.getAttribute('href') ?? '';
      picture.setAttribute('href', '');
      picture.setAttribute('href', address);
    }
  }, [board]);
}
