/**
 * A match between bots on the home page. The server draws it at first. While it is visible, it updates, unless the reader prefers reduced
 * motion. The code that draws it in the browser is loaded with the first update.
 */
'use client';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { requestLater } from '../../shared/request-later.ts';
import type { MatchView } from './use-match.ts';
import { useDrawnPictures } from './use-drawn-pictures.ts';

const LiveView = lazy(() => import('./live-view.tsx'));

/** Milliseconds between two requests. */
const REST = 3_000;

interface LiveBoardProps {
  readonly game: string;
  /** The match as the server drew it. */
  readonly children: ReactNode;
}

export function LiveBoard({ game, children }: LiveBoardProps) {
  const [match, setMatch] = useState<MatchView | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useDrawnPictures(place);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let seen = false;
    const watch = new IntersectionObserver(([entry]) => (seen = !!entry?.isIntersecting));
    if (place.current) watch.observe(place.current);
    const timer = setInterval(() => {
      if (!seen || document.visibilityState !== 'visible') return;
      requestLater('LiveMatch', { game }).then(
        ({ liveMatch }) => liveMatch && setMatch(liveMatch),
        // The board stays as it was, and the next request may succeed.
        () => undefined,
      );
    }, REST);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [game]);

  return (
    <div ref={place} className="live-board">
      {match ? (
        <Suspense fallback={children}>
          <LiveView match={match} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  );
}
