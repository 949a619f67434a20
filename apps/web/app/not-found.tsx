/** The page for an unknown address. */
import { Empty } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../components/site-frame.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.notFound');
  return { title: t('notFound') };
}

export default function NotFound() {
  const t = useTranslations('errors.notFound');
  return (
    <SiteFrame>
      <Empty title={t('noPageHere')} emblem="centipede" heading="h1">
        <p>{t('pageMayBeRenamed')}</p>
        <p>
          <a href="/">{t('goHomePage')}</a>
        </p>
      </Empty>
    </SiteFrame>
  );
}
