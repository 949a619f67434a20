/** A match between bots on the home page. The board updates while it is visible, unless the reader prefers reduced motion. */
'use client';
import { TableBoard, gathered } from '@rulewright/ui/table';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { requestLater } from '../../shared/request-later.ts';
import { facesOf } from './faces-of.ts';
import type { MatchView } from './use-match.ts';
import { useBoardWords } from './use-board-words.ts';
import { useDrawnPictures } from './use-drawn-pictures.ts';

/** Milliseconds between two requests. */
const REST = 3_000;
/** The number of log lines to show. */
const LINES = 3;

export function LiveBoard({ initial }: { readonly initial: MatchView }) {
  const t = useTranslations('play.liveBoard');
  const words = useBoardWords();
  const [match, setMatch] = useState(initial);
  const place = useRef<HTMLDivElement>(null);
  useDrawnPictures(place);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let seen = false;
    const watch = new IntersectionObserver(([entry]) => (seen = !!entry?.isIntersecting));
    if (place.current) watch.observe(place.current);
    const timer = setInterval(() => {
      if (!seen || document.visibilityState !== 'visible') return;
      requestLater('LiveMatch', { game: initial.game }).then(
        ({ liveMatch }) => liveMatch && setMatch(liveMatch),
        // The board stays as it was, and the next request may succeed.
        () => undefined,
      );
    }, REST);
    return () => {
      watch.disconnect();
      clearInterval(timer);
    };
  }, [initial.game]);

  const { table, log } = match;
  if (!table) return null;
  return (
    <div ref={place} className="live-board">
      <TableBoard
        seats={table.seats}
        names={match.seats.map(({ name }) => name)}
        self={null}
        asked={table.decision?.seat ?? null}
        faces={facesOf(match)}
        words={words}
      />
      <ul className="decision-news">
        {gathered(log)
          .slice(-LINES)
          .map(({ number, sentence, times }) => (
            <li key={number}>
              {sentence}
              {times > 1 && ` ×${times}`}
            </li>
          ))}
      </ul>
      <p className="actions">
        <a className="button" href={`/play/${match.id}`}>
          {t('watchMatch')}
        </a>
        <a className="button button-quiet" href={`/play?from=${encodeURIComponent(match.ruleset.id)}`}>
          {t('playWithTheseRules')}
        </a>
      </p>
    </div>
  );
}
