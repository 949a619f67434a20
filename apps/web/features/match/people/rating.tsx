/** A rating as people see it, such as 1,480 ± 90, and the name of its season. */
import type { RatingPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import type { getTranslations } from 'next-intl/server';
import { day } from '../../../shared/dates.ts';

export function Rating({ of: { value, uncertainty, provisional } }: { readonly of: RatingPartsFragment }) {
  const t = useTranslations('play.rated');
  return (
    <span className="rating">
      {t('value', { value, uncertainty })} {provisional && <span className="quiet">({t('provisional')})</span>}
    </span>
  );
}

type Translator = Awaited<ReturnType<typeof getTranslations<'play.rated'>>>;

/** The name of a season. @param season its days: null or empty for an open start, null if no end is known */
export function seasonName(
  t: Translator,
  season: { readonly first: string | null; readonly last: string | null },
): string {
  const [first, last] = [season.first && day(season.first), season.last && day(season.last)];
  if (first && last) return t('season', { first, last });
  if (first) return t('seasonOpen', { first });
  return last ? t('seasonUntil', { last }) : t('seasonOldest');
}
