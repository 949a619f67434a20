/** The players, the one who decides, and the time that each has left. */
'use client';
import { Bot, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { isAway } from './is-away.ts';
import type { MatchView } from './use-match.ts';

export function SeatList({ match, asked }: { readonly match: MatchView; readonly asked: number | null }) {
  const t = useTranslations('play.seatList');
  return (
    <ul className="seat-list">
      {match.seats.map(({ seat, name, kind, bot, mine, timeLeft }) => (
        <li key={seat} data-asked={seat === asked || undefined}>
          {bot !== null && <Bot size={15} aria-hidden="true" />} {name}
          {bot !== null && kind === 'person' && <span className="quiet"> {t('botPlaysOn', { bot })}</span>}
          {mine && <span className="quiet"> {t('here')}</span>}
          {isAway(match, seat) && <span className="quiet"> {t('away')}</span>}
          {timeLeft != null && (
            <TimeLeft
              key={match.version}
              left={timeLeft}
              runs={seat === asked && match.stage === 'playing'}
              isMine={mine}
            />
          )}
        </li>
      ))}
      {match.watching > 0 && <li className="quiet seat-watching">{t('watching', { count: match.watching })}</li>}
    </ul>
  );
}

interface TimeLeftProps {
  readonly left: number;
  readonly runs: boolean;
  /** Whether this is the reader's own clock. Only this clock is announced to screen readers. */
  readonly isMine: boolean;
}

/** The remaining seconds at which a clock changes its colour, and at which it is announced. It changes again at the first of `TOLD`. */
const LITTLE = 60;
const TOLD = [30, 10];

/** The remaining time, counted down in the browser between two updates. Only the server's clock is binding. */
function TimeLeft({ left, runs, isMine }: TimeLeftProps) {
  const t = useTranslations('play.seatList');
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const began = Date.now();
    const timer = setInterval(() => setGone(Date.now() - began), 500);
    return () => clearInterval(timer);
  }, [runs]);
  const seconds = Math.max(0, Math.ceil((left - gone) / 1000));
  const told = TOLD.findLast((limit) => seconds <= limit);
  return (
    <span
      className="seat-clock"
      data-left={runs && seconds <= LITTLE ? (seconds <= TOLD[0]! ? 'least' : 'little') : undefined}
    >
      <Clock size={14} aria-hidden="true" /> {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      {isMine && runs && (
        <span className="visually-hidden" role="status">
          {told !== undefined && t('secondsLeft', { seconds: told })}
        </span>
      )}
    </span>
  );
}
