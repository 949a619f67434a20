/**
 * Makes Chromium draw the card pictures of the server's markup. If the file of such a picture is already in the cache, Chromium does not
 * draw the picture until its address is set again.
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
