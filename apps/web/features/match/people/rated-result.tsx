/** What a rated match changes in the ratings. Asks again until the result was counted. */
'use client';
import type { RatedMatchQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ask } from '../../device/index.ts';
import type { MatchView } from '../use-match.ts';

/** Milliseconds between two questions. */
const EVERY = 2_000;

export type RatedMatch = NonNullable<RatedMatchQuery['ratedMatch']>;

interface RatedResultProps {
  readonly match: MatchView;
  readonly initial: RatedMatch;
}

export function RatedResult({ match, initial }: RatedResultProps) {
  const t = useTranslations('play.ratedMatch');
  const value = useTranslations('play.rated');
  const [rated, setRated] = useState(initial);
  const isDecided = match.stage === 'over' || match.seats.some(({ kind, bot }) => kind === 'person' && bot !== null);
  const asks = isDecided && !rated.rated;
  useEffect(() => {
    if (!asks) return;
    const look = (): void =>
      void ask('RatedMatch', { match: match.id }).then(
        ({ ratedMatch }) => ratedMatch && setRated(ratedMatch),
        () => undefined,
      );
    look();
    const clock = setInterval(look, EVERY);
    return () => clearInterval(clock);
  }, [asks, match.id]);
  if (!isDecided)
    return (
      <div className="rated-note">
        <p>{t('isRated')}</p>
        <ul>
          {rated.seats
            .filter(({ played }) => played > 0)
            .map(({ seat, played, left }) => (
              <li key={seat}>{t('left', { name: match.seats[seat]!.name, played, left })}</li>
            ))}
        </ul>
      </div>
    );
  if (!rated.rated) return <p className="rated-note">{t('counting')}</p>;
  return (
    <ul className="rated-note" role="status">
      {rated.seats.map(({ seat, before, after }) => (
        <li key={seat}>
          {t('change', {
            name: match.seats[seat]!.name,
            before: value('value', { value: before?.value ?? 0, uncertainty: before?.uncertainty ?? 0 }),
            after: value('value', { value: after?.value ?? 0, uncertainty: after?.uncertainty ?? 0 }),
          })}
        </li>
      ))}
    </ul>
  );
}
