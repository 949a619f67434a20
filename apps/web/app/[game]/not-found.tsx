/** The page for an unknown address within a game. */
import { Empty } from '@rulewright/ui';
import { useTranslations } from 'next-intl';

export default function NotFound() {
  const t = useTranslations('errors.notFound');
  return (
    <Empty title={t('noPageHere')} emblem="book" heading="h1">
      <p>{t('mayBeRenamed')}</p>
    </Empty>
  );
}
