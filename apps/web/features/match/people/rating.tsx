/** A rating as people see it, such as 1,480 ± 90. */
import type { RatingPartsFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';

export function Rating({ of: { value, uncertainty, provisional } }: { readonly of: RatingPartsFragment }) {
  const t = useTranslations('play.rated');
  return (
    <span className="rating">
      {t('value', { value, uncertainty })} {provisional && <span className="quiet">({t('provisional')})</span>}
    </span>
  );
}
