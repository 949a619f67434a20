/** A ruling with texts from the catalogue. */
import { Ruling as Fold, type RulingProps } from '@rulewright/ui';
import { useTranslations } from 'next-intl';

export function Ruling(props: Omit<RulingProps, 'words'>) {
  const t = useTranslations('rules.ruling');
  return <Fold {...props} words={{ ruling: t('ruling'), readings: t('readings') }} />;
}
