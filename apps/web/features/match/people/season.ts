import { getTranslations } from 'next-intl/server';
import { day } from '../../../shared/dates.ts';

/** The days of a season: null or empty for an open start, null if no end is known. */
interface SeasonDays {
  readonly first: string | null;
  readonly last: string | null;
}

/** Gives what names seasons. */
export async function seasonNames(): Promise<(season: SeasonDays) => string> {
  const t = await getTranslations('play.rated');
  return (season) => {
    const [first, last] = [season.first && day(season.first), season.last && day(season.last)];
    if (first && last) return t('season', { first, last });
    if (first) return t('seasonOpen', { first });
    return last ? t('seasonUntil', { last }) : t('seasonOldest');
  };
}
