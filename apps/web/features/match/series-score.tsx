/** The score of a series, in the head of a match. A separate file, because the page loads the other parts of a series only after a game. */
import { useTranslations } from 'next-intl';
import type { MatchView } from './use-match.ts';

/** The games won by each seat, in one line. */
export function SeriesScore({ match }: { readonly match: MatchView }) {
  const t = useTranslations('play.series');
  const { series } = match;
  if (!series) return null;
  const score = series.wins.map((wins, seat) => `${match.seats[seat]!.name} (${wins})`).join(', ');
  return <p className="quiet">{t('score', { game: series.game, bestOf: series.bestOf, score })}</p>;
}
